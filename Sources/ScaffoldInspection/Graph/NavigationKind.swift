import ScaffoldSwift

/// What code does with a module that it creates.
struct NavigationKind {
  let kind: ModuleGraph.Kind

  init(_ scan: SourceScan, _ maker: MakerFinder.Maker) {
    let scope = scan.scope(of: maker.place)
    if let property = maker.property {
      kind = Self.use(of: [property], in: scan, scope) ?? .makes
      return
    }
    let direct =
      Self.enclosingCall(of: maker.place, in: scan, scope)
      ?? Self.chainedCall(after: maker.place, in: scan)
      ?? Self.assignment(of: maker.place, in: scan, scope)
    let names = direct == nil ? Self.names(of: maker.place, in: scan, scope) : nil
    kind =
      direct ?? names.flatMap { Self.use(of: $0, in: scan, scope) }
      ?? Self.kind(of: scan.word(maker.place)) ?? .makes
  }

  /// The kind that a function's or a property's name says.
  static func kind(of name: String) -> ModuleGraph.Kind? {
    let lower = name.lowercased()
    func begins(_ words: [String]) -> Bool { words.contains { lower.hasPrefix($0) } }
    if begins(["presenter", "presentation", "presenting", "presented"]) { return nil }
    if begins(["present", "sheet", "fullscreencover", "popover"]) { return .presents }
    if begins([
      "addchild", "addsubview", "embed", "attach", "setroot", "makeroot", "rootviewcontroller",
      "insertchild", "displaycontent",
    ])
      || lower == "viewcontrollers" || lower == "settabs" || lower == "contentviewcontroller"
    {
      return .embeds
    }
    if begins(["push", "show", "setviewcontrollers", "navigat", "replace"]),
      lower != "navigationcontroller", lower != "navigationitem"
    {
      return .pushes
    }
    return nil
  }

  /// The nearest call around a token that shows its argument.
  private static func enclosingCall(
    of place: Int, in scan: SourceScan, _ scope: Range<Int>
  ) -> ModuleGraph.Kind? {
    var index = place - 1
    while index > scope.lowerBound {
      if let partner = scan.partner(of: index), partner > place {
        // `present(…)`, or `sheet { … }`, also after arguments.
        var callee = index - 1
        if scan.isMark("{", at: index), scan.isMark(")", at: callee) {
          callee = opening(of: callee, in: scan, from: scope.lowerBound).map { $0 - 1 } ?? callee
        }
        if scan.isMark("(", at: index) || scan.isMark("{", at: index),
          let kind = kind(of: scan.word(callee)), scan.word(callee - 1) != "func"
        {
          return kind
        }
      }
      index -= 1
    }
    return nil
  }

  private static func opening(of close: Int, in scan: SourceScan, from start: Int) -> Int? {
    (start..<close).reversed().first { scan.partner(of: $0) == close }
  }

  /// A call on the new module itself: `LoginBuilder().build().present(from: view)`.
  private static func chainedCall(after place: Int, in scan: SourceScan) -> ModuleGraph.Kind? {
    var index = place + 1
    while index < scan.tokens.count {
      if scan.isMark("?", at: index) || scan.isMark("!", at: index) {
        index += 1
      } else if scan.isMark("(", at: index), !scan.tokens[index].startsLine,
        let close = scan.partner(of: index)
      {
        index = close + 1
      } else if scan.isMark(".", at: index) {
        if scan.isMark("(", at: index + 2) || scan.isMark("{", at: index + 2),
          let kind = kind(of: scan.word(index + 1))
        {
          return kind
        }
        index += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// An assignment such as `window.rootViewController = LoginBuilder.build()`.
  private static func assignment(
    of place: Int, in scan: SourceScan, _ scope: Range<Int>
  ) -> ModuleGraph.Kind? {
    var index = place - 1
    while index > scope.lowerBound, !scan.tokens[index + 1].startsLine {
      if scan.isMark("=", at: index), !scan.isMark("=", at: index - 1) {
        let target = scan.word(index - 1)
        return scan.isMark(".", at: index - 2) || target.first?.isLowercase == true
          ? kind(of: target).flatMap { $0 == .embeds ? $0 : nil } : nil
      }
      index -= 1
    }
    return nil
  }
}
