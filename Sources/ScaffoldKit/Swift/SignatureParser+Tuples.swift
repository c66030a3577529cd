// Tuples and functions, which begin alike.
extension SignatureParser {
  private struct Piece {
    let first: SignatureToken?
    let second: SignatureToken?
    let start: SignatureToken
    let type: TypeSyntax
  }

  mutating func tupleOrFunction() throws(ScaffoldError) -> TypeSyntax {
    let opening = advance()
    var pieces: [Piece] = []
    if !token.isSign(")") {
      repeat { pieces.append(try piece()) } while take(",")
    }
    try close(opening, with: ")")
    let effects = try effects()
    if take("->") { return try function(of: pieces, effects) }
    guard effects.isEmpty else { throw failure(.expected("'->' and a type", found: token.text)) }
    return try tuple(of: pieces)
  }

  private mutating func piece() throws(ScaffoldError) -> Piece {
    var first: SignatureToken?
    var second: SignatureToken?
    if token.isName, following.isSign(":") {
      first = advance()
    } else if token.isWord("_"), following.isName {
      first = advance()
      second = advance()
    }
    if let first, !take(":") {
      throw failure(.expected("':' and a type after '\(first.text)'", found: token.text))
    }
    let piece = Piece(first: first, second: second, start: token, type: try type())
    if token.isSign("...") { throw failure(.unsupported(.variadic)) }
    return piece
  }

  private func tuple(of pieces: [Piece]) throws(ScaffoldError) -> TypeSyntax {
    if let piece = pieces.first, pieces.count == 1 {
      guard let label = piece.first else { return piece.type }
      throw failure(.unsupported(.tupleOfOne), at: label)
    }
    var elements: [TypeSyntax.Element] = []
    for piece in pieces {
      if let second = piece.second {
        throw failure(.expected("':'", found: second.text), at: second)
      }
      let label = piece.first.map { $0.text == "_" ? nil : Identifier.escapedLabel($0.text) } ?? nil
      elements.append(TypeSyntax.Element(label: label, type: piece.type))
    }
    return .tuple(elements)
  }

  private mutating func function(
    of pieces: [Piece], _ effects: [String]
  ) throws(ScaffoldError) -> TypeSyntax {
    for piece in pieces {
      guard let label = piece.first, label.text != "_" else { continue }
      throw failure(.unsupported(.closureLabel(label.text)), at: label)
    }
    if let piece = pieces.first, pieces.count == 1, piece.type.isVoid {
      throw failure(.unsupported(.closureOfVoid), at: piece.start)
    }
    return .function(
      TypeSyntax.FunctionType(
        attributes: [], inputs: pieces.map(\.type), effects: effects, output: try output()))
  }

  /// What a closure returns; the linter wants `Void` there, not `()`.
  private mutating func output() throws(ScaffoldError) -> TypeSyntax {
    let type = try type()
    return type == .tuple([]) ? .named([TypeSyntax.Component(name: "Void", arguments: [])]) : type
  }

  /// `async`, `throws` or `throws(E)`, in this order.
  mutating func effects() throws(ScaffoldError) -> [String] {
    var effects = takeWord("async") ? ["async"] : []
    if token.isWord("rethrows") || token.isWord("reasync") {
      throw failure(.unsupported(.rethrowing))
    }
    if takeWord("throws") {
      var clause = "throws"
      if token.isSign("(") {
        let opening = advance()
        clause += "(\(try type(for: .error).text))"
        try close(opening, with: ")")
      }
      effects.append(clause)
      if token.isWord("async") { throw failure(.unsupported(.effectOrder)) }
    }
    return effects
  }
}
