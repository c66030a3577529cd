import ScaffoldSwift

// Types of values that other code creates, such as a storyboard or a container.
extension MakerFinder {
  /// Whether the type is the one of a value that is created: `instantiate(…) as! LoginView`, `resolve(LoginView.self)`.
  func isResult(at place: Int) -> Bool {
    let words = (max(0, place - 24)..<place).reversed()
    var depth = 0
    for index in words {
      if scan.isMark("{", at: index) || scan.isMark(";", at: index) { return false }
      if [")", "]"].contains(scan.word(index)) { depth += 1 }
      if ["(", "["].contains(scan.word(index)) { depth -= 1 }
      let lower = scan.word(index).lowercased()
      let isMaking = ["instantiate", "resolve"].contains { lower.contains($0) }
      if isMaking, scan.tokens[index].kind == .word { return isCast(at: place) || depth < 0 }
      if scan.tokens[index].startsLine, index < place - 8, depth <= 0 { return false }
    }
    return false
  }

  /// Whether the value of a variable with the type is created: `let view: LoginView = storyboard.instantiate…`
  func isTypedResult(at place: Int) -> Bool {
    guard scan.isMark(":", at: place - 1), ["let", "var"].contains(scan.word(place - 3)) else {
      return false
    }
    return (place + 1..<min(place + 14, scan.tokens.count)).contains { index in
      let lower = scan.word(index).lowercased()
      return lower.contains("instantiate") || lower.contains("resolve")
    }
  }

  private func isCast(at place: Int) -> Bool {
    let before = (max(0, place - 2)..<place).map(scan.word)
    return before.contains("as")
  }
}
