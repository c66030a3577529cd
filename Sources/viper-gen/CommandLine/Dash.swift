import ScaffoldKit

/// A dash that typing programs and chat windows make of hyphens.
enum Dash {
  private static let names: [Character: String] = [
    "\u{2010}": "a typographic hyphen (U+2010)", "\u{2011}": "a non-breaking hyphen (U+2011)",
    "\u{2012}": "a figure dash (U+2012)", "\u{2013}": "an en dash (U+2013)",
    "\u{2014}": "an em dash (U+2014)", "\u{2015}": "a horizontal bar (U+2015)",
    "\u{2212}": "a minus sign (U+2212)", "\u{FE58}": "a small em dash (U+FE58)",
    "\u{FE63}": "a small hyphen (U+FE63)", "\u{FF0D}": "a wide hyphen (U+FF0D)",
  ]

  /// What the first such dash at the beginning of `argument` is called; `nil` without one.
  static func name(in argument: String) -> String? {
    argument.prefix { $0 == "-" || names[$0] != nil }.lazy.compactMap { names[$0] }.first
  }

  /// The same of a dash anywhere in `argument`.
  static func name(within argument: String) -> String? {
    argument.lazy.compactMap { names[$0] }.first
  }

  /// The argument with hyphens for all such dashes.
  static func hyphenated(_ argument: String) -> String {
    String(argument.map { names[$0] == nil ? $0 : "-" })
  }

  /// The argument as it was meant: `—ui` is `--ui`, `–n` is `-n`, `—` alone is `--`.
  static func plain(_ argument: String) -> String {
    guard name(in: argument) != nil else { return argument }
    let rest = argument.drop { $0 == "-" || names[$0] != nil }
    let isShort = rest.prefix { $0 != "=" }.count == 1 || Double(rest) != nil
    return (isShort ? "-" : "--") + rest
  }

  /// Whether an argument is written like an option, with whatever dashes: not `-`, nor a number.
  static func begins(_ argument: String) -> Bool {
    let plain = plain(argument)
    return plain.begins(with: "-") && plain != "-" && !isNumber(plain)
  }

  private static func isNumber(_ argument: String) -> Bool {
    let first = argument.utf8.dropFirst().first
    return first.map { (0x2E...0x39).contains($0) && $0 != 0x2F } ?? false
      && Double(argument) != nil
  }
}
