/// Names that Windows keeps for devices in every folder, whatever their case and extension.
enum DeviceName {
  /// Whether a file or folder of that name would be a device: true for `NUL`, `con.txt`, `Com1`.
  static func matches(_ name: String) -> Bool {
    let base = name.utf8.prefix {
      $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":")
    }
    guard base.count <= longest else { return false }
    let upper = base.map { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 }
    let word = String(decoding: upper, as: UTF8.self)
    switch word {
    case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$": return true
    case _ where word.hasPrefix("COM") || word.hasPrefix("LPT"): return isPort(word.dropFirst(3))
    default: return false
    }
  }

  /// How many bytes such a name has at most, without its extension.
  static let longest = 7

  /// Whether such a name may begin with a letter: true for `C` and `n`.
  static func mayBegin(with letter: UInt8) -> Bool {
    switch Unicode.Scalar(letter | 0x20) {
    case "a", "c", "l", "n", "p": true
    default: false
    }
  }

  /// Whether a text is what numbers a port: one digit; the superscript ones count there, too.
  private static func isPort(_ text: Substring) -> Bool {
    let scalars = text.unicodeScalars
    guard let digit = scalars.first, scalars.count == 1 else { return false }
    return "0"..."9" ~= digit || ["\u{B9}", "\u{B2}", "\u{B3}"].contains(digit)
  }
}
