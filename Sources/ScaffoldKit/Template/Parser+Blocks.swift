/// What opens, parts and closes the blocks of a template.
extension TemplateParser {
  private mutating func open(_ block: TemplateBlock) throws(ScaffoldFailure) {
    guard blocks.count < TemplateLimits.nesting else {
      throw failure(.tooDeep(TemplateLimits.nesting), at: block.place)
    }
    blocks.append(block)
  }

  /// Begins an `<<if …>>`.
  mutating func openConditional(at place: Int) throws(ScaffoldFailure) {
    try open(TemplateBlock(word: .if, place: place))
    beginBranch(if: try words.condition())
  }

  /// Begins a branch of the innermost block, unless one before it is written in any case.
  private mutating func beginBranch(if condition: Program.Condition) {
    let index = blocks.count - 1
    switch foresight(condition) {
    case true?: blocks[index].fate = .taken
    case false?: blocks[index].fate = .waiting
    case nil:
      blocks[index].fate = .open
      blocks[index].start = program.emitBranch(condition)
    }
  }

  /// Ends a branch, and begins the next one.
  mutating func elseBranch(_ word: Directive, at place: Int) throws(ScaffoldFailure) {
    guard let block = blocks.last, !block.isLoop else {
      throw failure(.unopened(word.text), at: place)
    }
    if block.fate != .open { return try decidedBranch(word) }
    // Without a branch that waits, there was an <<else>>, or an <<if>> with a fault of its own.
    guard let branch = block.start else {
      if block.exits.isEmpty { return }
      throw failure(.afterElse(word.text), at: place)
    }
    blocks[blocks.count - 1].exits.append(program.emitJump())
    program.patch(branch, to: program.label())
    blocks[blocks.count - 1].start = nil
    if word == .elseif {
      blocks[blocks.count - 1].start = program.emitBranch(try words.condition())
    }
  }

  /// A branch after others of which all is known.
  private mutating func decidedBranch(_ word: Directive) throws(ScaffoldFailure) {
    let condition = word == .elseif ? try words.condition() : nil
    switch (blocks[blocks.count - 1].fate, condition) {
    case (.waiting, let condition?): beginBranch(if: condition)
    case (.waiting, nil): blocks[blocks.count - 1].fate = .taken
    default: blocks[blocks.count - 1].fate = .over
    }
  }

  /// Begins a `<<for …>>`.
  mutating func openLoop(at place: Int) throws(ScaffoldFailure) {
    try open(TemplateBlock(word: .for, place: place))
    let depth = words.entries.count
    words.entries.append(TemplateScope.Variable(name: "", type: .text))
    let loop = try words.loop()
    if foresight(.truth(.value(loop.list))) == false {
      words.entries.removeLast()
      blocks[blocks.count - 1].fate = .over
      return
    }
    words.entries[depth] = loop.entry
    blocks[blocks.count - 1].start = program.emitLoop(over: loop.list)
  }

  /// Ends the innermost block.
  mutating func closeBlock(at place: Int) throws(ScaffoldFailure) {
    guard let block = blocks.popLast() else {
      throw failure(.unopened("end"), at: place)
    }
    guard block.fate == .open else { return }
    if block.isLoop {
      words.entries.removeLast()
      if let start = block.start { program.emitNext(of: start) }
    }
    let end = program.label()
    if let start = block.start { program.patch(start, to: end) }
    for jump in block.exits { program.patch(jump, to: end) }
  }
}
