extension TemplateCondition {
  /// The condition in words: `testing is not none`.
  var words: String {
    switch self {
    case .truth(let operand): operand.words
    case .equal(let left, let right): "\(left.words) is \(right.words)"
    case .contains(let left, let right): "\(left.words) contains \(right.words)"
    case .not(.equal(let left, let right)): "\(left.words) is not \(right.words)"
    case .not(.contains(let left, let right)): "\(left.words) does not contain \(right.words)"
    case .not(.truth(let operand)): "not \(operand.words)"
    case .not(let inner): "not (\(inner.words))"
    case .all(let parts): parts.map(\.wordsInConjunction).joined(separator: " and ")
    case .any(let parts): parts.map(\.words).joined(separator: ", or ")
    }
  }

  private var wordsInConjunction: String {
    if case .any = self { "(\(words))" } else { words }
  }
}

extension TemplateCondition.Operand {
  fileprivate var words: String {
    switch self {
    case .value(let path): path.description
    case .constant(.text("")): "empty"
    case .constant(let value): value.rendered ?? ""
    }
  }
}
