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
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      Self.isCanonical(part) ? Int(part) : nil
    }
    guard numbers.count == parts.count, (2...3).contains(parts.count) else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  private static func isCanonical(_ digits: Substring.SubSequence) -> Bool {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (1...6).contains(digits.utf8.count) && (digits.utf8.count == 1 || digits.first != "0")
  }

  private static func isCanonical(_ digits: some StringProtocol) -> Bool {
    isCanonical(Substring(digits))
  }
}

extension ToolsVersion {
  /// The version in a manifest's first line, and where the rest begins; `nil` when the line is not
  /// written in the one way that every SwiftPM understands alike.
  ///
  /// Since 5.4 blanks are free, before it SwiftPM insists on `// swift-tools-version:5.3`.
  static func read(firstLineOf bytes: [UInt8]) -> (version: ToolsVersion, end: Int)? {
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    let line = bytes[..<end]
    guard line.starts(with: "//".utf8) else { return nil }
    var rest = line.dropFirst(2)
    let spacing = rest.prefix(while: isBlank)
    rest = rest.dropFirst(spacing.count)
    guard rest.starts(with: "swift-tools-version:".utf8) else { return nil }
    rest = rest.dropFirst(20)
    let gap = rest.prefix(while: isBlank)
    rest = rest.dropFirst(gap.count)
    let specifier = rest.prefix { $0 != UInt8(ascii: ";") }
    let digits = specifier.reversed().drop(while: isBlank).reversed()
    guard let version = ToolsVersion(String(decoding: Array(digits), as: UTF8.self)) else {
      return nil
    }
    if version < ToolsVersion(5, 4) {
      guard spacing.elementsEqual(" ".utf8), gap.isEmpty, digits.count == rest.count else {
        return nil
      }
    }
    return (version, end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
