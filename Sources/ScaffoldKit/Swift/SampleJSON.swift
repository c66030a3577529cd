/// JSON for the values that a plain `JSONDecoder` reads in a form of its own.
enum SampleJSON {
  /// Seconds since 2001, the beginning of `Date`'s own count.
  static func date(_ secondsSince1970: Int) -> String { "\(secondsSince1970 - 978_307_200)" }

  /// The high and the low half of the number of attoseconds.
  static func duration(_ seconds: Int) -> String {
    let attoseconds = UInt64(seconds).multipliedFullWidth(by: 1_000_000_000_000_000_000)
    return "[\(attoseconds.high), \(attoseconds.low)]"
  }

  /// Base 64 of a single byte.
  static func data(_ byte: Int) -> String {
    "\"\(letter(byte >> 2))\(letter((byte & 3) << 4))==\""
  }

  /// The UUID of fifteen zeros and a byte.
  static func uuid(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\"00000000-0000-0000-0000-0000000000\(digits.count < 2 ? "0" : "")\(digits)\""
  }

  private static func letter(_ index: Int) -> Character {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")[index]
  }
}
