/// Names that Windows reserves for devices in every folder, in any case and with any extension.
enum DeviceName {
  /// Whether a file or folder of that name would be a device: true for `NUL`, `con.txt`, `Com1`.
  static func matches(_ name: String) -> Bool {
    let base = name.utf8.prefix {
      $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":")
    }
    let upper = base.map { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 }
    let word = String(decoding: upper, as: UTF8.self)
    switch word {
    case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$": return true
    case _ where word.hasPrefix("COM") || word.hasPrefix("LPT"): return isPort(word.dropFirst(3))
    default: return false
    }
  }

  /// Whether a text is the number of a port: one digit, which may be superscript.
  private static func isPort(_ text: Substring) -> Bool {
    let scalars = text.unicodeScalars
    guard let digit = scalars.first, scalars.count == 1 else { return false }
    return "0"..."9" ~= digit || ["\u{B9}", "\u{B2}", "\u{B3}"].contains(digit)
  }
}
