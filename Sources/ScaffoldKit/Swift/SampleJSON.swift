/// JSON for the values that a `JSONDecoder` reads in a form of its own.
enum SampleJSON {
  /// The first minutes of 1970 in ISO 8601, as the strategy `iso8601` reads them.
  static func date(_ secondsSince1970: Int) -> String {
    let (minutes, seconds) = secondsSince1970.quotientAndRemainder(dividingBy: 60)
    let parts = [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\"1970-01-01T00:\(parts.joined(separator: ":"))Z\""
  }

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
