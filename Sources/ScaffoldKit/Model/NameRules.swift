/// The rules for the name of a module, a type or a target.
///
/// The first rule that a name breaks is reported. The help is the nearest valid name, if there is one.
struct NameRules {
  /// The name as it was typed.
  private let name: String
  /// The name in normal form C, to which the rules apply.
  private let text: String
  /// What the name is for: `module`, `type` or `target`.
  private let kind: String
  /// The nearest valid name; `nil` if there is none.
  private let suggestion: String?

  /// What is wrong with `name`, or `nil`.
  ///
  /// - Parameters:
  ///   - name: the name as it was typed.
  ///   - kind: what the name is for, in one word.
  ///   - folder: what was typed before the name: `Feature/`. The help repeats it.
  static func problem(
    in name: String, kind: String = "module", below folder: String = ""
  ) -> Diagnostic? {
    let text = name.normalizedToNFC
    let rules = NameRules(name: name, text: text, kind: kind, suggestion: nil)
    guard let problem = rules.problem, text.utf8.count <= ModuleName.longest,
      let suggestion = suggestion(for: name)
    else { return rules.problem }
    return NameRules(name: name, text: text, kind: kind, suggestion: folder + suggestion).problem
      ?? problem
  }

  static func isValid(_ name: String) -> Bool {
    let rules = NameRules(name: name, text: name.normalizedToNFC, kind: "", suggestion: nil)
    return rules.problem == nil
  }

  /// The nearest valid name, if another case or the removal of spaces and hyphens makes one. A name may be typed as
  /// that of a file: `SignIn.swift`.
  static func suggestion(for typed: String) -> String? {
    let name = typed.hasSuffix(".swift") ? String(typed.dropLast(6)) : typed
    let visible = String(
      String.UnicodeScalarView(name.normalizedToNFC.unicodeScalars.filter { !$0.isInvisible }))
    let suggestion = CaseStyle.upperCamel.apply(to: visible).normalizedToNFC
    return isValid(suggestion) ? suggestion : nil
  }

  private var problem: Diagnostic? {
    guard let first = text.unicodeScalars.first else {
      return Diagnostic(
        .usage, .nameEmpty, "the name is empty", help: "type a name like 'SignIn'")
    }
    return unsafe ?? misspelt(first) ?? taken
  }

  private var shown: String { "'\(name.escapingControlCharacters)'" }
  private var help: String? { suggestion.map { "use '\($0)'" } }
}

// The rules.
extension NameRules {
  /// Rules for texts that lead to another folder, or that cannot be read or stored.
  private var unsafe: Diagnostic? {
    if text == "." || text == ".." {
      return Diagnostic(
        .containment, .namePath, "\(shown) is a folder, not a name",
        help: "type a name like 'SignIn'")
    }
    if text.utf8.count > ModuleName.longest {
      let start = String(name.prefix(20)).escapingControlCharacters
      return Diagnostic(
        .usage, .nameLength,
        "the name '\(start)…' has \(text.utf8.count) bytes, more than \(ModuleName.longest)",
        help: "choose a shorter name")
    }
    if let scalar = text.unicodeScalars.first(where: \.isInvisible) {
      return Diagnostic(
        .usage, .nameInvisible, "\(shown) contains the invisible character \(scalar.codePoint)",
        help: help ?? "type the name again without it")
    }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
    else { return nil }
    return Diagnostic(
      .usage, .nameSyntax, "\(shown) has a path separator", help: "type a single name")
  }

  /// Rules for the spelling of a type's name.
  private func misspelt(_ first: Unicode.Scalar) -> Diagnostic? {
    if Identifier.keywords.contains(text) { return reserved("is a Swift keyword") }
    guard text.unicodeScalars.allSatisfy(Identifier.isContinuation) else {
      return invalid("not a Swift identifier")
    }
    // Also refuses the marks with which an identifier may begin.
    if !first.isASCII, first.properties.isGraphemeExtend || first.properties.isMark {
      return invalid("must not start with a combining mark")
    }
    guard Identifier.isHead(first) else { return invalid("not a Swift identifier") }
    if first == "_" { return invalid("must not start with '_'") }
    let isSmall = first.isASCII ? "a"..."z" ~= first : first.properties.isLowercase
    return isSmall ? invalid("must start with an uppercase letter") : nil
  }

  private func invalid(_ rule: String) -> Diagnostic {
    Diagnostic(
      .usage, .nameSyntax, "invalid \(kind) name \(shown): \(rule)",
      help: help ?? "type a name like 'SignIn'")
  }

  /// Rules for names that mean something else already.
  private var taken: Diagnostic? {
    if text == "Type" || text == "Protocol" { return reserved("is a Swift keyword") }
    if ReservedNames.isModule(text) { return reserved("is a module that Swift code imports") }
    if ReservedNames.contains(text, in: .swift) {
      return reserved("is a type of the standard library")
    }
    return DeviceName.matches(text) ? reserved("is the name of a device on Windows") : nil
  }

  private func reserved(_ reason: String) -> Diagnostic {
    let another = name.prefix(1).uppercased() + name.dropFirst() + "Screen"
    return Diagnostic(
      .usage, .nameReserved, "\(shown) \(reason)",
      help: help ?? "choose another name, such as '\(another.escapingControlCharacters)'")
  }
}

extension Unicode.Scalar {
  /// The scalar in the usual notation: `U+200B`.
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
