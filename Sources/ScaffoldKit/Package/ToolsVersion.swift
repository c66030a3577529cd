/// The Swift tools version that a manifest asks for in its first line.
public struct ToolsVersion: Sendable, Hashable, Comparable {
  /// `6` in `6.1`.
  public let major: Int
  /// `1` in `6.1`.
  public let minor: Int
  /// `0` in `6.1`.
  public let patch: Int

  /// A version from its parts.
  public init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Orders by major, minor and patch number.
  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension ToolsVersion: CustomStringConvertible {
  /// `6.1`, or `5.9.2` when there is a patch number.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension ToolsVersion {
  /// `6.1` or `6.1.0`, plain decimal numbers without leading zeros.
  init?(_ text: String) {
    self.init(bytes: Array(text.utf8)[...])
  }

  private init?(bytes: ArraySlice<UInt8>) {
    var numbers: [Int] = []
    var digits = 0
    var value = 0
    for byte in bytes {
      if byte == UInt8(ascii: "."), digits > 0 {
        numbers.append(value)
        (digits, value) = (0, 0)
        continue
      }
      // No leading zero, and no number that could overflow.
      guard (0x30...0x39).contains(byte), digits == 0 || value > 0, digits < 6 else { return nil }
      (digits, value) = (digits + 1, value * 10 + Int(byte - 0x30))
    }
    guard digits > 0, numbers.count == 1 || numbers.count == 2 else { return nil }
    numbers.append(value)
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }
}

extension ToolsVersion {
  /// The version in a manifest's first line, and where the rest begins; `nil` when the line is not
  /// written in the one way that every SwiftPM understands alike.
  ///
  /// Since 5.4 blanks are free, before it SwiftPM insists on `// swift-tools-version:5.3`. Loops
  /// over bytes, because the first use of a lazy collection costs more than all the rest.
  static func read(firstLineOf bytes: [UInt8]) -> (version: ToolsVersion, end: Int)? {
    var end = 0
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var offset = 0
    guard take("//", from: bytes, at: &offset) else { return nil }
    let spacing = skipBlanks(bytes, at: &offset)
    guard take("swift-tools-version:", from: bytes, at: &offset) else { return nil }
    let gap = skipBlanks(bytes, at: &offset)
    var last = offset
    while last < end, bytes[last] != UInt8(ascii: ";") { last += 1 }
    guard offset < last, let version = ToolsVersion(bytes: bytes[offset..<last]) else { return nil }
    if version < ToolsVersion(5, 4) {
      guard spacing == 1, bytes[2] == 0x20, gap == 0, last == end else {
        return nil
      }
    }
    return (version, end)
  }

  private static func take(
    _ word: StaticString, from bytes: [UInt8], at offset: inout Int
  ) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[offset + index] != word.utf8Start[index] {
      return false
    }
    offset += word.utf8CodeUnitCount
    return true
  }

  /// Moves past blanks and counts them.
  private static func skipBlanks(_ bytes: [UInt8], at offset: inout Int) -> Int {
    let start = offset
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    return offset - start
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
