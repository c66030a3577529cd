/// Why a text cannot name a module, or a type beside one.
struct NameFault: Fault {
  let name: String
  let reason: Reason
  /// The nearest name that can, if there is one.
  let suggestion: String?
  /// What the text would name, in words.
  var subject = "a module"

  enum Reason: Sendable, Hashable {
    case empty
    /// `.` or `..`, which mean a folder.
    case dots
    /// A slash where a single name is wanted.
    case separator
    case tooLong(Int)
    case invisible(Unicode.Scalar)
    case notIdentifier
    case combiningMark
    case smallLetter
    case underscore
    case keyword
    case languageType
    case frameworkName
    case device
  }

  var wording: Wording {
    let shown = "'\(name.escapingControlCharacters)'"
    let help = suggestion.map { "type '\($0)'" }
    let another = name.prefix(1).uppercased() + name.dropFirst() + "Screen"
    let other = help ?? "choose another name, such as '\(another.escapingControlCharacters)'"
    return switch reason {
    case .empty:
      Wording(.usage, "name-empty", "the name is empty", help: "type a name like 'SignIn'")
    case .dots:
      Wording(
        .containment, "name-path", "\(shown) means a folder", help: "type a name like 'SignIn'")
    case .separator:
      Wording(.usage, "name-syntax", "\(shown) has a path separator", help: "type a single name")
    case .tooLong(let bytes):
      Wording(
        .usage, "name-length",
        "the name '\(String(name.prefix(20)).escapingControlCharacters)…' has \(bytes) bytes, "
          + "more than \(ModuleName.longest)",
        help: "choose a shorter name")
    case .invisible(let scalar):
      Wording(
        .usage, "name-invisible", "\(shown) holds the invisible character \(scalar.codePoint)",
        help: help ?? "type the name again without it")
    case .notIdentifier, .combiningMark, .smallLetter, .underscore:
      Wording(
        .usage, "name-syntax", "\(shown) is no name for \(subject): \(requirement)",
        help: help ?? "type a name like 'SignIn'")
    case .keyword:
      Wording(.usage, "name-reserved", "\(shown) is a word of the Swift language", help: other)
    case .languageType:
      Wording(.usage, "name-reserved", "\(shown) is a type of the standard library", help: other)
    case .frameworkName:
      Wording(.usage, "name-reserved", "\(shown) is a module that Swift code imports", help: other)
    case .device:
      Wording(.usage, "name-reserved", "\(shown) is the name of a device on Windows", help: other)
    }
  }

  private var requirement: String {
    switch reason {
    case .smallLetter: "it must not begin with a small letter"
    case .underscore: "it must not begin with '_'"
    case .combiningMark: "it must not begin with a combining mark"
    default: "it must be a Swift identifier"
    }
  }
}

extension NameFault.Reason {
  /// What is wrong with `text`, which is in normal form C; `nil` if nothing is.
  init?(of text: String) {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else {
      self = .empty
      return
    }
    if let reason = Self.unsafe(text) ?? Self.misspelt(scalars, first) ?? Self.taken(text) {
      self = reason
    } else {
      return nil
    }
  }

  private static func unsafe(_ text: String) -> Self? {
    if text.unicodeScalars.elementsEqual(".".unicodeScalars) { return .dots }
    if text.unicodeScalars.elementsEqual("..".unicodeScalars) { return .dots }
    if text.utf8.count > ModuleName.longest { return .tooLong(text.utf8.count) }
    if let scalar = text.unicodeScalars.first(where: \.isInvisible) { return .invisible(scalar) }
    return text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      ? .separator : nil
  }

  private static func misspelt(_ text: String.UnicodeScalarView, _ first: Unicode.Scalar) -> Self? {
    if Identifier.keywords.contains(String(text)) { return .keyword }
    guard text.allSatisfy(Identifier.isContinuation) else { return .notIdentifier }
    // A mark that may begin an identifier is no better than one that may not.
    if !first.isASCII, first.properties.isGraphemeExtend || first.properties.isMark {
      return .combiningMark
    }
    guard Identifier.isHead(first) else { return .notIdentifier }
    if first == "_" { return .underscore }
    let isSmall = first.isASCII ? "a"..."z" ~= first : first.properties.isLowercase
    return isSmall ? .smallLetter : nil
  }

  private static func taken(_ text: String) -> Self? {
    if text == "Type" || text == "Protocol" { return .keyword }
    if ReservedNames.isModule(text) { return .frameworkName }
    if ReservedNames.contains(text, in: .swift) { return .languageType }
    return DeviceName.matches(text) ? .device : nil
  }
}

extension Unicode.Scalar {
  /// The scalar as one writes it about it: `U+200B`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
