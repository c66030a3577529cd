/// Functions and variables at the top level of a file.
extension DeclarationScanner {
  /// A function whose name has been read; whether it is asynchronous follows its parameters.
  struct PendingFunction {
    let name: Range<Int>
    /// How many angle brackets of the generic parameters are open.
    var angles = 0
    var hasParameters = false
  }

  /// Where the reading of `let` or `var` is.
  enum BindingStage {
    /// At the first name.
    case name
    /// In the type or the value.
    case value
    /// After a dot in the value.
    case member
    /// After a comma: at the next name, or in a generic type.
    case comma
    /// After a word behind a comma, which is a name if `=` or `:` follows.
    case candidate(Range<Int>)
  }

  // MARK: Functions

  /// Whether the token belongs to the head of the function that is being read.
  mutating func continuesFunction(_ token: SwiftSkimmer.Token) -> Bool {
    guard let pending = function else { return false }
    if case .lineEnd = token { return true }
    if pending.hasParameters {
      guard case .word(let range) = token, text(range) == "async" else { return endFunction() }
      function = nil
      return true
    }
    switch token {
    case .lineEnd, .dot, .quoted: return true
    case .word(let range): return TopLevelWord(text(range)) == .other || endFunction()
    case .other: return continuesGenericParameters()
    }
  }

  private mutating func continuesGenericParameters() -> Bool {
    let isOutsideAngles = function?.angles == 0
    switch punctuation {
    case "<": function?.angles += 1
    case ">": function?.angles -= 1
    case "(": function?.hasParameters = isOutsideAngles
    case "{", ";": return endFunction()
    default: break
    }
    return true
  }

  /// Declares the function that is being read; it is not asynchronous.
  @discardableResult mutating func endFunction() -> Bool {
    if let function { declare(function.name, .value) }
    function = nil
    return false
  }

  // MARK: Variables

  /// Whether the token belongs to the declaration of variables that is being read.
  mutating func continuesBinding(_ token: SwiftSkimmer.Token) -> Bool {
    guard let stage = binding else { return false }
    switch (stage, token) {
    case (_, .lineEnd): return true
    case (.name, .quoted(let range)): declareVariable(range)
    case (.name, .word(let range)):
      guard !Identifier.keywords.contains(text(range)) || text(range) == "_" else {
        return endBinding()
      }
      declareVariable(range)
    case (.name, .other):
      guard punctuation == "(" else { return endBinding() }
      readPattern()
    case (.name, .dot): return endBinding()
    case (.comma, .quoted(let range)): binding = .candidate(range)
    case (.candidate(let range), .other) where punctuation == "=" || punctuation == ":":
      declareVariable(range)
    case (.value, .word(let range)), (.candidate, .word(let range)), (.comma, .word(let range)):
      guard TopLevelWord(text(range)) == .other else { return endBinding() }
      if case .comma = stage { binding = .candidate(range) } else { binding = .value }
    case (_, .dot): binding = .member
    case (_, .other): binding = punctuation == "," ? .comma : .value
    case (_, .word), (_, .quoted): binding = .value
    }
    return true
  }

  private mutating func declareVariable(_ range: Range<Int>) {
    if text(range) != "_" { declare(range, .value) }
    binding = .value
  }

  private mutating func endBinding() -> Bool {
    binding = nil
    return false
  }

  /// Reads the names in `let (a, (b, label: c))`.
  private mutating func readPattern() {
    var name: Range<Int>?
    while skimmer.isInBrackets, let token = skimmer.nextToken(atAnyDepth: true) {
      if case .other = token, punctuation == ":" { name = nil }
      if let range = name { declareVariable(range) }
      name = if case .word(let range) = token { range } else { nil }
    }
    binding = .value
  }
}
