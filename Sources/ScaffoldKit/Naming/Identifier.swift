/// The identifiers of the Swift language.
enum Identifier {
  /// Whether `text` is an identifier without backticks; a keyword such as `class` is one here.
  ///
  /// `isValid("Übersicht")` and `isValid("🚀")` are true, `isValid("2D")` and `isValid("a-b")` false.
  static func isValid(_ text: String) -> Bool {
    guard let head = text.unicodeScalars.first, isHead(head) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(isContinuation)
  }

  /// Whether an identifier may begin with `scalar`.
  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    guard isContinuation(scalar) else { return false }
    switch scalar.value {
    case 0x24, 0x30...0x39: return false
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return true
    }
  }

  /// Whether an identifier may contain `scalar`.
  ///
  /// The ranges are those that C gave to extended identifiers (N1518, annex X), which the Swift
  /// grammar uses: they include many emoji, and invisible characters.
  static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x24, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0..<0xA8: false
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    // The supplementary planes up to the private ones, without the two last places of each.
    case 0x10000...0xEFFFF: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether the name by which code imports a target may contain `scalar`.
  static func isInImportName(_ scalar: Unicode.Scalar) -> Bool {
    // For ASCII, the result is the same as that of the property.
    scalar.isASCII ? isContinuation(scalar) && scalar != "$" : scalar.properties.isXIDContinue
  }

  /// Whether the name by which code imports a target may begin with `scalar`.
  static func isHeadOfImportName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isHead(scalar) : scalar.properties.isXIDStart
  }

  /// The name of a target as code imports it: characters other than letters, digits and `_` become `_`.
  static func importName(of target: String) -> String {
    var name = target
    if !target.unicodeScalars.allSatisfy(isInImportName) {
      name = ""
      for scalar in target.unicodeScalars {
        name.unicodeScalars.append(isInImportName(scalar) ? scalar : "_")
      }
    }
    return name.unicodeScalars.first.map(isHeadOfImportName) ?? true ? name : "_" + name
  }

  /// The name as it is written in an expression: `` `for` `` for `for`, everything else unchanged.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name as it is written before a colon, where backticks around most keywords are a warning:
  /// `for` for `for`, `` `inout` `` for `inout`.
  static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The words that the compiler does not read as a plain identifier, at least in an expression.
  static let keywords = Set(
    words: """
      Any Self _ as associatedtype await break case catch class continue default defer deinit do
      else enum extension fallthrough false fileprivate for func guard if import in init inout
      internal is let nil operator precedencegroup private protocol public repeat rethrows return
      self static struct subscript super switch throw throws true try typealias var where while
      """)
}
