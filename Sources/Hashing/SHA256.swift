/// The checksum SHA-256 (FIPS 180-4).
///
/// It stands in a module of its own because the tool that embeds the templates at build time and the
/// kit that records what it wrote must come to the same digests.
package enum SHA256 {
  /// The digest of some bytes: `digest(of: Array("abc".utf8)).text` begins with `ba7816bf`.
  package static func digest(of bytes: [UInt8]) -> Digest { digests(of: [bytes])[0] }

  /// The digests of several contents, in their order.
  package static func digests(of contents: [[UInt8]]) -> [Digest] {
    digestsByInstructions(of: contents) ?? digestsInLanes(of: contents)
  }

  /// How many bytes are mixed in at a time.
  static let blockSize = 64

  /// The bytes behind the last whole block of a message, as one block or two: a bit stands behind them,
  /// and the number of all bits of the message at the end.
  static func closing(_ message: [UInt8]) -> [UInt8] {
    let rest = message.suffix(message.count % blockSize)
    let end = rest.count + 9 > blockSize ? 2 * blockSize : blockSize
    var closing = [UInt8](repeating: 0, count: end)
    closing.replaceSubrange(..<rest.count, with: rest)
    closing[rest.count] = 0x80
    for place in 1...8 {
      closing[end - place] = UInt8(truncatingIfNeeded: (message.count * 8) >> (8 * (place - 1)))
    }
    return closing
  }

  /// The first 32 bits behind the point of the square roots of the first 8 primes, which a message
  /// begins with.
  static let start: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits behind the point of the cube roots of the first 64 primes.
  static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
