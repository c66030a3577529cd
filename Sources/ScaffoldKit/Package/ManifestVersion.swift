/// A version of a package dependency, as strict as `PackageDescription.Version` is.
struct ManifestVersion {
  let numbers: [Int]

  /// `1.2.3`, with `-alpha.1` and `+build` behind it if need be.
  init?(_ text: String) {
    let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = withoutBuild[0].split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let suffixes = [withoutBuild.dropFirst().first, parts.dropFirst().first]
    guard suffixes.allSatisfy({ $0.map(Self.isSuffix) ?? true }) else { return nil }
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    numbers = digits.compactMap { Self.isNumber($0) ? Int($0) : nil }
    guard digits.count == 3, numbers.count == 3 else { return nil }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...9).contains(text.utf8.count) && (text.utf8.count == 1 || text.first != "0")
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Words of letters, digits and hyphens; a number with a leading zero is no such word.
  private static func isSuffix(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      let isNumeric = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return !word.isEmpty && word.utf8.allSatisfy { $0 == 0x2D || isAlphanumeric($0) }
        && (!isNumeric || isNumber(word))
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
