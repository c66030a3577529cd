/// A short name for some bytes: two FNV-1a sums of 64 bits, enough to tell one's own files apart.
///
/// It protects against mistakes, not against an adversary: whoever can choose a manifest can have it
/// run anyway.
struct Fingerprint {
  private var sums: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)

  /// Takes in the bytes and their number, so that `ab` + `c` differs from `a` + `bc`.
  mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes { add(byte) }
    var count = UInt64(bytes.count)
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: count))
      count >>= 8
    }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ byte: UInt8) {
    sums.0 = (sums.0 ^ UInt64(byte)) &* 0x100_0000_01b3
    sums.1 = (sums.1 ^ UInt64(byte ^ 0xA5)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Thirty-two hexadecimal digits.
  var text: String {
    [sums.0, sums.1].map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
