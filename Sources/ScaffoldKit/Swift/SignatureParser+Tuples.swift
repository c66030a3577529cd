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
      repeat {
        try checkCount(pieces.count)
        pieces.append(try piece())
      } while take(",")
    }
    try close(opening, with: ")")
    let effects = try effects()
    if take("->") { return try function(of: pieces, effects) }
    guard effects.isEmpty else { throw expected("'->' and a type") }
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
      throw expected("':' and a type after '\(first.text)'")
    }
    let piece = Piece(first: first, second: second, start: token, type: try type())
    if token.isSign("...") { throw variadicNotAllowed }
    return piece
  }

  private func tuple(of pieces: [Piece]) throws(ScaffoldError) -> TypeSyntax {
    if let piece = pieces.first, pieces.count == 1 {
      guard let label = piece.first else { return piece.type }
      throw unsupported("a tuple of one element cannot have a label", at: label)
    }
    var elements: [TypeSyntax.Element] = []
    for piece in pieces {
      if let second = piece.second { throw expected("':'", at: second) }
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
      throw unsupported(
        "a closure's parameter cannot have the label '\(label.text)'",
        help: "write '_ \(label.text)'", at: label)
    }
    if let piece = pieces.first, pieces.count == 1, piece.type.isVoid {
      throw unsupported(
        "a closure cannot take 'Void' as its only parameter",
        help: "write '()' for the parameters", at: piece.start)
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
      throw unsupported("an action cannot rethrow", help: "write 'throws'")
    }
    if takeWord("throws") {
      var clause = "throws"
      if token.isSign("(") {
        let opening = advance()
        clause += "(\(try type(for: .error).text))"
        try close(opening, with: ")")
      }
      effects.append(clause)
      if token.isWord("async") {
        throw unsupported("'async' must come before 'throws'", help: "write 'async throws'")
      }
    }
    return effects
  }
}
