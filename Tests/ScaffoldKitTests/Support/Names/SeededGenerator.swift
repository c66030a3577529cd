/// Random numbers that are the same in every run, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SeededGenerator {
  /// A scalar, often a letter, sometimes anything.
  mutating func scalar() -> Unicode.Scalar {
    switch UInt8.random(in: 0..<8, using: &self) {
    case 0...2: return pick("abcxyzABCXYZ0129_- $/.")
    case 3...4: return pick("éÉßŉǆǅǄİıſΣςάᾳﬁ登录あーʰʼªº·‿ⓐⒶ𝐀𝑎აᲐ🚀ΐֆև٣\u{301}\u{FE0F}\u{200D}")
    case 5: return scalar(in: 0x80...0x2FFF)
    case 6: return scalar(in: 0...0x1_FFFF)
    default: return scalar(in: 0...0x10_FFFF)
    }
  }

  /// Up to eleven scalars.
  mutating func text() -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &self) { view.append(scalar()) }
    return String(view)
  }

  private mutating func pick(_ scalars: String) -> Unicode.Scalar {
    scalars.unicodeScalars.randomElement(using: &self) ?? "a"
  }

  private mutating func scalar(in range: ClosedRange<UInt32>) -> Unicode.Scalar {
    while true {
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { return scalar }
    }
  }
}
