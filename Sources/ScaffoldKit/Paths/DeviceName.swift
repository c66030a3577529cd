/// Names that Windows keeps for devices in every folder, whatever their case and extension.
enum DeviceName {
  /// Whether a file or folder of that name would be a device: true for `NUL`, `con.txt`, `Com1`.
  static func matches(_ name: String) -> Bool {
    let base = name.unicodeScalars.prefix { $0 != "." && $0 != " " && $0 != ":" }
    guard base.count <= longest else { return false }
    let upper = base.map { 0x61...0x7A ~= $0.value ? $0.value & 0xDF : $0.value }
    let word = String(String.UnicodeScalarView(upper.compactMap { Unicode.Scalar($0) }))
    return names.contains(word)
  }

  /// How many characters such a name has at most, without its extension.
  static let longest = 7

  private static let names: Set<String> = {
    // The superscript digits count as digits there.
    let digits = (0...9).map(String.init) + ["\u{B9}", "\u{B2}", "\u{B3}"]
    return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"])
      .union(digits.flatMap { ["COM" + $0, "LPT" + $0] })
  }()
}
