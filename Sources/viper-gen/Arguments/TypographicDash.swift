import ScaffoldKit

/// Dashes such as `—`, which text programs and chat windows write in place of hyphens.
enum TypographicDash {
  private static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{2010}": "a typographic hyphen (U+2010)"
    case "\u{2011}": "a non-breaking hyphen (U+2011)"
    case "\u{2012}": "a figure dash (U+2012)"
    case "\u{2013}": "an en dash (U+2013)"
    case "\u{2014}": "an em dash (U+2014)"
    case "\u{2015}": "a horizontal bar (U+2015)"
    case "\u{2212}": "a minus sign (U+2212)"
    case "\u{FE58}": "a small em dash (U+FE58)"
    case "\u{FE63}": "a small hyphen (U+FE63)"
    case "\u{FF0D}": "a wide hyphen (U+FF0D)"
    default: nil
    }
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || name(of: scalar) != nil
  }

  /// The name of the first such dash among the leading dashes of `argument`; `nil` without one.
  static func leadingName(in argument: String) -> String? {
    argument.unicodeScalars.prefix(while: isDash).lazy.compactMap(name).first
  }

  /// The name of the first such dash anywhere in `argument`; `nil` without one.
  static func name(in argument: String) -> String? {
    argument.unicodeScalars.lazy.compactMap(name).first
  }

  /// The argument with each such dash replaced by a hyphen.
  static func hyphenated(_ argument: String) -> String {
    argument.unicodeScalars.map { name(of: $0) == nil ? String($0) : "-" }.joined()
  }

  /// The argument with ASCII hyphens in place of its leading dashes: `--ui` for `—ui`, `-n` for `–n`,
  /// `--` for `—`.
  static func replaced(_ argument: String) -> String {
    guard leadingName(in: argument) != nil else { return argument }
    let rest = Substring(argument.unicodeScalars.drop(while: isDash))
    let isShort = rest.prefix { $0 != "=" }.count == 1 || Double(rest) != nil
    return (isShort ? "-" : "--") + rest
  }

  /// Whether an argument is written like an option, with any dashes. `-` and numbers are not options.
  static func isOption(_ argument: String) -> Bool {
    let plain = replaced(argument)
    return plain.begins(with: "-") && plain != "-" && !isNumber(plain)
  }

  private static func isNumber(_ argument: String) -> Bool {
    let first = argument.utf8.dropFirst().first
    return first.map { (0x2E...0x39).contains($0) && $0 != 0x2F } ?? false
      && Double(argument) != nil
  }
}
