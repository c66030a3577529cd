import ScaffoldSwift

/// A function or a property that a protocol requires.
struct Requirement {
  /// The code in one line: `func signOut(everywhere: Bool) async throws -> Bool`.
  let code: String
  /// The code from its keyword, without the accessors of a property: `func signOut(everywhere: Bool)`.
  let plainCode: String
  let declaration: Declaration
  let parameters: [Parameter]

  /// Reads a signature, with or without `func`.
  init(parsing signature: String) throws(AdditionError) {
    func invalid(_ reason: String) -> AdditionError {
      .invalidSignature(signature, reason: reason)
    }
    guard signature.utf8.count <= 10_000 else { throw invalid("it is too long") }
    let read = Self.member(signature) ?? Self.member("func " + signature)
    guard let (file, declaration) = read else {
      throw invalid("it is not one function or property")
    }
    self.declaration = declaration
    parameters = file.parameters(of: declaration)
    code = file.lineOfCode(declaration.code)
    let parts = declaration.attributes + declaration.modifiers
    let start = parts.map(\.range.upperBound).max() ?? declaration.code.lowerBound
    plainCode = String(
      file.lineOfCode(start..<max(start, declaration.head.upperBound)).drop { $0 == " " })
    if !file.comments.isEmpty { throw invalid("it has a comment") }
    for modifier in declaration.modifiers
    where !["static", "mutating", "nonmutating", "nonisolated", "optional", "async"].contains(
      modifier.text)
    {
      throw invalid("a requirement cannot be '\(modifier.text)'")
    }
    if let problem = isFunction ? problemOfFunction : problemOfProperty(in: file) {
      throw invalid(problem)
    }
  }

  var isFunction: Bool { declaration.kind == .function }
  var key: RequirementKey { RequirementKey(declaration) }

  /// The name with its labels: `signOut(everywhere:)`.
  var selector: String { declaration.selector }

  /// The type of the result or of the property; `nil` for a function without a result.
  var result: TypeText? {
    guard let type = declaration.resultType.map(TypeText.init), !type.isVoid else { return nil }
    return type
  }

  /// Whether a property can be set.
  var isSettable: Bool { declaration.accessors?.contains { $0.text.hasSuffix("set") } ?? false }

  var isAsync: Bool { declaration.effects.contains("async") }
  var isThrowing: Bool { declaration.effects.contains { $0.hasPrefix("throws") } }

  /// A function that has no body, or a property, as the only member of a protocol.
  private static func member(_ code: String) -> (SwiftFile, Declaration)? {
    guard let file = SwiftFile(ifReadable: Array("protocol P {\n\(code)\n}".utf8)),
      file.declarations.count == 1, file.declarations[0].members.count == 1
    else { return nil }
    let member = file.declarations[0].members[0]
    guard [.function, .property].contains(member.kind), member.nameRanges.count == 1,
      member.kind == .property || member.selector.hasSuffix(")")
    else { return nil }
    return (file, member)
  }

  private var problemOfFunction: String? {
    if Self.keywords.contains(declaration.name), !plainCode.contains("`") {
      return "'\(declaration.name)' is a keyword"
    }
    if declaration.resultType == "" { return "the result needs a type" }
    if declaration.body != nil { return "a requirement has no body" }
    if parameters.count != declaration.parameterTypes.count
      || !parameters.allSatisfy(\.isComplete)
    {
      return "a parameter needs a name and a type"
    }
    if parameters.contains(where: \.hasDefault) {
      return "a parameter of a requirement has no default value"
    }
    return nil
  }

  /// The words that cannot be the name of a function without backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private func problemOfProperty(in file: SwiftFile) -> String? {
    guard declaration.resultType?.isEmpty == false, let accessors = declaration.accessors,
      accessors.allSatisfy({ accessor in
        // The code of a getter begins with its brace.
        ["get", "set"].contains(accessor.text.prefix { $0.isLetter })
          && file.text[accessor.range.lowerBound] != UInt8(ascii: "{")
      }),
      plainCode.hasPrefix("var ")
    else { return "a property needs a type and '{ get }' or '{ get set }'" }
    return nil
  }
}

extension SwiftFile {
  /// Code in one line. Line ends between its tokens become spaces.
  func lineOfCode(_ range: Range<Int>) -> String {
    var line: [UInt8] = []
    var end = range.lowerBound
    var place = token(atOrAfter: range.lowerBound)
    while place < tokens.count, tokens[place].range.upperBound <= range.upperBound {
      let gap = text[end..<tokens[place].range.lowerBound]
      line += gap.contains(where: SwiftByte.isLineEnd) ? [0x20] : gap
      line += text[tokens[place].range]
      end = tokens[place].range.upperBound
      place += 1
    }
    return String(decoding: line, as: UTF8.self)
  }
}
