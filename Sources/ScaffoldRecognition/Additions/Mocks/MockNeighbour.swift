import ScaffoldSwift

/// A function of a mock that implements a requirement, with what the mock records of it.
struct MockNeighbour {
  let function: Declaration
  let parameters: [Parameter]
  let result: TypeText?
  /// The code of each statement, with the indentation of the first line.
  let statements: [MockStatement]
  /// Whether the body is on one line.
  let isOneLine: Bool
  /// The properties that only this function uses, or that have its name.
  var properties: [Declaration] = []

  init(_ function: Declaration, in file: SwiftFile) {
    self.function = function
    parameters = file.parameters(of: function)
    let type = TypeText(function.resultType ?? "Void")
    result = type.isVoid ? nil : type
    let body = function.body ?? 0..<0
    isOneLine = !file.text[body].contains(where: SwiftByte.isLineEnd)
    statements = Self.statements(in: Array(file.text[body]))
  }

  private static func statements(in body: [UInt8]) -> [MockStatement] {
    guard let file = SwiftFile(ifReadable: body) else { return [] }
    let layout = CodeLayout(file)
    return file.declarations.map { declaration in
      MockStatement(
        CodeText(String(decoding: body[declaration.code], as: UTF8.self)),
        indentation: layout.indentation(at: declaration.code.lowerBound),
        isCondition: declaration.kind == .conditional)
    }
  }

  /// Whether a statement uses a name.
  func uses(_ name: String) -> Bool { statements.contains { $0.code.words.contains(name) } }

  /// Whether a statement gives a property a value.
  func assigns(_ name: String) -> Bool {
    statements.contains { statement in
      let code = statement.code
      let start = code.word(0) == "self" ? 2 : 0
      guard code.word(start) == name, let next = code.word(start + 1) else { return false }
      return ["=", "+"].contains(next) || next == "." && code.word(start + 2) == "append"
    }
  }

  /// Whether a name is that of the function and one parameter, such as `signInUser`.
  func mentionsParameter(in name: String) -> Bool {
    parameters.contains { parameter in
      guard let own = parameter.name else { return false }
      return CamelName([function.name, own]).upper == CamelName([name]).upper
    }
  }

  /// How near it is to a requirement: by parameters first, then by the result and the effects.
  func likeness(to requirement: Requirement) -> Int {
    let (own, other) = (min(parameters.count, 2), min(requirement.parameters.count, 2))
    var likeness = (own == 0) == (other == 0) ? 8 : 0
    if own == other { likeness += 5 }
    if (result == nil) == (requirement.result == nil) { likeness += 4 }
    if function.effects == requirement.declaration.effects { likeness += 1 }
    // What is done with closures is seldom right for another one.
    let types = parameters.map(\.type) + [result].compactMap { $0 }
    return types.contains { !$0.code.arrows.isEmpty } ? likeness - 20 : likeness
  }
}
