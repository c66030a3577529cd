/// The Swift tools version in a manifest's first line.
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
  /// `6.1`, or `5.9.2` if there is a patch number.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension ToolsVersion {
  /// `6.1` or `6.1.0`, plain decimal numbers without leading zeros.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard let number = Int(part), String(number) == part, (0..<1_000_000).contains(number) else {
        return nil
      }
      return number
    }
    guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  /// The version in a manifest's first line; `nil` if the line does not have the form that every
  /// SwiftPM reads in the same way.
  ///
  /// Since 5.4 blanks are free. Before, SwiftPM requires `// swift-tools-version:5.3`.
  init?(firstLineOf manifest: String) {
    let line = String(manifest.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
    let word = "swift-tools-version:"
    guard line.hasPrefix("//") else { return nil }
    let comment = line.dropFirst(2).drop(while: Self.isBlank)
    guard comment.hasPrefix(word) else { return nil }
    let number = comment.dropFirst(word.count).drop(while: Self.isBlank).prefix { $0 != ";" }
    guard let version = ToolsVersion(String(number)) else { return nil }
    guard version >= ToolsVersion(5, 4) || line == "// \(word)\(number)" else { return nil }
    self = version
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
