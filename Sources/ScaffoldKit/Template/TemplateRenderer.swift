/// Renders parsed templates with the values of one module.
struct TemplateRenderer {
  private var context: TemplateContext
  /// The file that is being rendered, for messages.
  private var path = ""
  private var output = ""
  /// Whether the output is a path.
  private var isPath = false
  /// The output of all files of the module so far.
  private var bytesWritten = 0
  /// The literal text in the output, while a trace is recorded.
  private var runs: [RenderTrace.Run]?

  /// A renderer for values in the order of the scope's variables.
  init(scope: TemplateScope, values: [TemplateValue]) {
    context = TemplateContext(scope: scope, values: values)
  }

  /// The text of a template. In a path, no value may add a folder.
  ///
  /// - Parameter round: the round of a loop around the whole template.
  mutating func render(
    _ tree: TemplateTree, in round: TemplateRound? = nil, asPath: Bool = false
  ) throws(ScaffoldError) -> String {
    (context.rounds, path, output, isPath) = (round.map { [$0] } ?? [], tree.path, "", asPath)
    try render(tree.nodes)
    try checkLimits()
    bytesWritten += output.utf8.count
    if tree.dropsFinalNewline { output.dropFinalNewline() }
    return output
  }

  /// The text of a template with the places that it comes from.
  mutating func trace(
    _ tree: TemplateTree, in round: TemplateRound? = nil
  ) throws(ScaffoldError) -> RenderTrace {
    runs = []
    defer { runs = nil }
    let text = try render(tree, in: round)
    return RenderTrace(text: Array(text.utf8), runs: runs ?? [])
  }

  private mutating func render(_ nodes: [TemplateNode]) throws(ScaffoldError) {
    for node in nodes {
      context.steps += 1
      switch node {
      case .text(let text, let place):
        runs?.append(.init(output: output.utf8.count, place: place, count: text.utf8.count))
        output += text
      case .output(let path, let style): output += try text(at: path, style)
      case .conditional(let branches): try renderFirst(of: branches)
      case .loop(let loop, let body, _): try render(loop, body)
      case .include(_, let nodes): try render(nodes)
      }
      try checkLimits()
    }
  }

  /// Renders the first branch whose condition is true.
  private mutating func renderFirst(
    of branches: [TemplateNode.Branch]
  ) throws(ScaffoldError) {
    for branch in branches {
      if let condition = branch.condition, !context.holds(condition) { continue }
      try checkLimits()
      return try render(branch.nodes)
    }
  }

  private mutating func render(
    _ loop: TemplateLoop, _ body: [TemplateNode]
  ) throws(ScaffoldError) {
    guard case .list(let list) = context.value(at: loop.list), !list.isEmpty else { return }
    let depth = context.rounds.endIndex
    context.rounds.append(TemplateRound(name: loop.entry.name, list: list))
    for index in list.indices {
      context.rounds[depth].index = index
      context.steps += 1
      try checkLimits()
      try render(body)
    }
    context.rounds.removeLast()
  }

  /// The output of a placeholder: its value in its case style, such as `upperCamel`.
  private mutating func text(
    at path: TemplatePath, _ style: CaseStyle?
  ) throws(ScaffoldError) -> String {
    var text = context.value(at: path).rendered ?? ""
    if let style {
      context.steps += text.utf8.count
      text = style.apply(to: text)
    }
    if isPath { try checkPart(text) }
    return text
  }

  // MARK: Limits

  /// Stops a rendering whose output is too long, or that takes too many steps.
  private func checkLimits() throws(ScaffoldError) {
    guard context.steps < TemplateLimits.steps else {
      throw ScaffoldError(
        .data, .limit, "rendering takes more than \(TemplateLimits.steps) steps", at: location)
    }
    let limit = isPath ? TemplateLimits.pathBytes : TemplateLimits.outputBytes
    guard output.utf8.count + (isPath ? 0 : bytesWritten) <= limit else {
      throw ScaffoldError(
        .data, .limit, "the output is longer than \(limit) bytes", at: location)
    }
  }

  /// Throws if a value in a path leads to another folder.
  private func checkPart(_ text: String) throws(ScaffoldError) {
    let leadsAway = text.utf8.contains { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") || byte < 0x20
    }
    guard !leadsAway, text != ".." else {
      throw ScaffoldError(
        .containment, .valueInPath,
        "the value '\(text.escapingControlCharacters)' would add a folder to a path",
        at: location, help: "use a value without '/', '\\' and control characters")
    }
  }

  /// Errors of a rendering have no line.
  private var location: SourceLocation { SourceLocation(path: path) }
}

// MARK: Around a template

extension TemplateRenderer {
  /// Whether a condition outside any text is true.
  mutating func holds(_ condition: TemplateCondition, in round: TemplateRound? = nil) -> Bool {
    context.rounds = round.map { [$0] } ?? []
    return context.holds(condition)
  }

  /// The rounds of a loop around a whole template in which its condition is true; one without a loop.
  mutating func rounds(
    of tree: TemplateTree, loop: TemplateLoop?, where condition: TemplateCondition?
  ) throws(ScaffoldError) -> [TemplateRound?] {
    (context.rounds, path, output) = ([], tree.path, "")
    var rounds: [TemplateRound?] = [nil]
    if let loop {
      guard case .list(let list) = context.value(at: loop.list) else { return [] }
      rounds = list.indices.map { .init(name: loop.entry.name, list: list, index: $0) }
    }
    guard let condition else { return rounds }
    rounds = rounds.filter { holds(condition, in: $0) }
    try checkLimits()
    return rounds
  }
}

extension String {
  /// Removes the line end of the last line.
  fileprivate mutating func dropFinalNewline() {
    if unicodeScalars.last == "\n" { unicodeScalars.removeLast() }
    if unicodeScalars.last == "\r" { unicodeScalars.removeLast() }
  }
}
