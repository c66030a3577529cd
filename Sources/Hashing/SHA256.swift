/// The checksum SHA-256 (FIPS 180-4).
///
/// It stands in a module of its own because the tool that embeds the templates at build time and the
/// kit that records what it wrote must come to the same digests.
package enum SHA256 {
  /// The digest of some bytes: `digest(of: Array("abc".utf8)).text` begins with `ba7816bf`.
  package static func digest(of bytes: [UInt8]) -> Digest {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  private static let blockSize = 64

  private static func digest(of bytes: UnsafeRawBufferPointer) -> Digest {
    var state = State()
    let whole = bytes.count / blockSize * blockSize
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      roundConstants.withUnsafeBufferPointer { constants in
        state.add(UnsafeRawBufferPointer(rebasing: bytes[..<whole]), schedule, constants)
        let end = ending(of: UnsafeRawBufferPointer(rebasing: bytes[whole...]), total: bytes.count)
        end.withUnsafeBytes { state.add($0, schedule, constants) }
      }
    }
    return state.digest
  }

  /// The last, incomplete block with a bit behind it, and the number of all bits at the end.
  private static func ending(of rest: UnsafeRawBufferPointer, total: Int) -> [UInt8] {
    var end = Array(rest)
    end.append(0x80)
    let zeros = (2 * blockSize - 8 - end.count) % blockSize
    end.append(contentsOf: repeatElement(0, count: zeros))
    let bits = UInt64(total) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return end
  }

  /// The first 32 bits behind the point of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
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

/// The eight words that the blocks are mixed into.
private struct State {
  private var a: UInt32 = 0x6a09_e667
  private var b: UInt32 = 0xbb67_ae85
  private var c: UInt32 = 0x3c6e_f372
  private var d: UInt32 = 0xa54f_f53a
  private var e: UInt32 = 0x510e_527f
  private var f: UInt32 = 0x9b05_688c
  private var g: UInt32 = 0x1f83_d9ab
  private var h: UInt32 = 0x5be0_cd19

  var digest: Digest { Digest(words: SIMD8(a, b, c, d, e, f, g, h)) }

  /// Mixes in whole blocks.
  mutating func add(
    _ blocks: UnsafeRawBufferPointer, _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    guard let w = schedule.baseAddress, let k = constants.baseAddress else { return }
    var offset = 0
    while offset < blocks.count {
      for i in 0..<16 {
        let word = blocks.loadUnaligned(fromByteOffset: offset &+ i &* 4, as: UInt32.self)
        w[i] = UInt32(bigEndian: word)
      }
      for i in 16..<64 {
        let (x, y) = (w[i &- 15], w[i &- 2])
        let s0 = x.rotated(7) ^ x.rotated(18) ^ (x &>> 3)
        let s1 = y.rotated(17) ^ y.rotated(19) ^ (y &>> 10)
        w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
      }
      mix(w, k)
      offset &+= 64
    }
  }

  /// Eight rounds at a time, after which each word is back in its place: nothing is moved about.
  @inline(__always)
  private mutating func mix(_ w: UnsafeMutablePointer<UInt32>, _ k: UnsafePointer<UInt32>) {
    var s = self
    var i = 0
    while i < 64 {
      Self.round(s.a, s.b, s.c, &s.d, s.e, s.f, s.g, &s.h, w[i] &+ k[i])
      Self.round(s.h, s.a, s.b, &s.c, s.d, s.e, s.f, &s.g, w[i &+ 1] &+ k[i &+ 1])
      Self.round(s.g, s.h, s.a, &s.b, s.c, s.d, s.e, &s.f, w[i &+ 2] &+ k[i &+ 2])
      Self.round(s.f, s.g, s.h, &s.a, s.b, s.c, s.d, &s.e, w[i &+ 3] &+ k[i &+ 3])
      Self.round(s.e, s.f, s.g, &s.h, s.a, s.b, s.c, &s.d, w[i &+ 4] &+ k[i &+ 4])
      Self.round(s.d, s.e, s.f, &s.g, s.h, s.a, s.b, &s.c, w[i &+ 5] &+ k[i &+ 5])
      Self.round(s.c, s.d, s.e, &s.f, s.g, s.h, s.a, &s.b, w[i &+ 6] &+ k[i &+ 6])
      Self.round(s.b, s.c, s.d, &s.e, s.f, s.g, s.h, &s.a, w[i &+ 7] &+ k[i &+ 7])
      i &+= 8
    }
    (a, b, c, d) = (a &+ s.a, b &+ s.b, c &+ s.c, d &+ s.d)
    (e, f, g, h) = (e &+ s.e, f &+ s.f, g &+ s.g, h &+ s.h)
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let choice = g ^ (e & (f ^ g))
    let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
    let first = h &+ sum1 &+ choice &+ input
    let majority = (a & b) | (c & (a | b))
    let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
    d = d &+ first
    h = first &+ sum0 &+ majority
  }
}

extension UInt32 {
  @inline(__always)
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    (self &>> count) | (self &<< (32 &- count))
  }
}
