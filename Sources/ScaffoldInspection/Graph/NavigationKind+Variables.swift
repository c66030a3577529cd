import ScaffoldSwift

// What is done with the variables that hold a new module.
extension NavigationKind {
  /// The variables that hold the new module, or something made of it.
  static func names(
    of place: Int, in scan: SourceScan, _ scope: Range<Int>
  ) -> Set<String>? {
    var names: Set<String> = []
    if let name = variable(of: place, in: scan, scope) { names.insert(name) }
    // `let view: LoginView = …`
    if scan.isMark(":", at: place - 1), ["let", "var"].contains(scan.word(place - 3)) {
      names.insert(scan.word(place - 2))
    }
    guard !names.isEmpty else { return nil }
    // `let navigation = UINavigationController(rootViewController: view)`
    for index in place..<scope.upperBound where names.contains(scan.word(index)) {
      if let name = variable(of: index, in: scan, scope), name != scan.word(index) {
        names.insert(name)
      }
    }
    return names
  }

  /// The variable that a statement gives a value, in which a token is.
  private static func variable(
    of place: Int, in scan: SourceScan, _ scope: Range<Int>
  ) -> String? {
    var index = place - 1
    var lines = 0
    while index > scope.lowerBound, lines < 4 {
      if scan.isMark("{", at: index) || scan.isMark("}", at: index) || scan.isMark(";", at: index) {
        return nil
      }
      if scan.isMark("=", at: index), !["=", "!", "<", ">"].contains(scan.word(index - 1)) {
        var name = index - 1
        // `let view: UIViewController = …`
        while name > scope.lowerBound, !["let", "var"].contains(scan.word(name - 1)),
          index - name < 6,
          !scan.tokens[name].startsLine
        {
          name -= 1
        }
        let isDeclared = ["let", "var"].contains(scan.word(name - 1))
        return scan.word(isDeclared ? name : index - 1)
      }
      if scan.tokens[index].startsLine { lines += 1 }
      index -= 1
    }
    return nil
  }

  /// What the first call that uses one of some variables does: `present(view, animated: true)`, `router.show()`.
  static func use(
    of names: Set<String>, in scan: SourceScan, _ scope: Range<Int>
  ) -> ModuleGraph.Kind? {
    for index in scope where scan.tokens[index].kind == .word {
      guard let kind = kind(of: scan.word(index)) else { continue }
      if scan.isMark("(", at: index + 1), let close = scan.partner(of: index + 1) {
        let isArgument = (index + 2..<max(index + 2, close)).contains {
          names.contains(scan.word($0)) && !scan.isMark(":", at: $0 + 1)
        }
        if isArgument || isReceiver(names, before: index, in: scan) { return kind }
      }
      // `module.present { … }`
      if scan.isMark("{", at: index + 1), isReceiver(names, before: index, in: scan) { return kind }
      if kind == .embeds, scan.isMark("=", at: index + 1) {
        let end = min(index + 24, scope.upperBound)
        let value = (index + 2..<max(index + 2, end)).prefix {
          $0 == index + 2 || !scan.tokens[$0].startsLine
        }
        if value.contains(where: { names.contains(scan.word($0)) }) { return kind }
      }
    }
    return nil
  }

  /// Whether a call's receiver is one of some variables: `loginWireframe?.presentLogin()`.
  private static func isReceiver(_ names: Set<String>, before place: Int, in scan: SourceScan)
    -> Bool
  {
    guard scan.isMark(".", at: place - 1) else { return false }
    var index = place - 2
    if scan.isMark("?", at: index) || scan.isMark("!", at: index) { index -= 1 }
    return names.contains(scan.word(index))
  }
}
