/// Turns the text of a template into a ``Program``, checking every name on the way.
///
/// All problems of a file are collected: one wrong name does not hide the next.
struct TemplateParser {
  /// Answers the text of an include file; `nil` when the template's folder has no such file.
  typealias Includes = (String) throws(ScaffoldFailure) -> SourceText?
  /// Answers whether a condition holds, where that is known before anything is rendered.
  typealias Foresight = (Program.Condition) -> Bool?

  private let includes: Includes
  /// The files that could be included, for whoever names another one.
  private let includeNames: () -> [String]
  let foresight: Foresight
  var program: ProgramBuilder
  private var problems: [Diagnostic] = []
  /// The words of the file that is being read, with the entries of the loops that are open.
  var words: ExpressionReader
  var blocks: [TemplateBlock] = []
  private var openIncludes: [String] = []
  private var budget: ReadingBudget
  /// What went wrong, told or not.
  private var faults = 0
  /// Whether the rest is not worth reading.
  private var isDone: Bool { budget.isExhausted || faults >= TemplateLimits.problems * 2 }

  /// The program of `source`, or everything that is wrong with it.
  static func parse(
    _ source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable] = [],
    includeNames: @escaping @autoclosure () -> [String] = [],
    includes: @escaping Includes = { _ in nil }
  ) throws(ScaffoldFailure) -> Program {
    var budget = ReadingBudget()
    return try parse(
      source, scope: scope, entries: entries, includeNames: includeNames(), budget: &budget,
      includes: includes)
  }

  /// The same for one of several files that share a budget. Of parts that `foresight` knows never to be
  /// written nothing but the words that open and close blocks is read.
  static func parse(
    _ source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable],
    includeNames: @escaping @autoclosure () -> [String], budget: inout ReadingBudget,
    foresight: @escaping Foresight = { _ in nil }, includes: @escaping Includes
  ) throws(ScaffoldFailure) -> Program {
    var parser = TemplateParser(
      scope: scope, includes: includes, includeNames: includeNames, foresight: foresight,
      source: source, entries: entries, budget: budget)
    let endsWithDirective = parser.read(source)
    budget = parser.budget
    if budget.isExhausted {
      let fault = TemplateFault.tooLong(
        parts: TemplateLimits.parts, bytes: TemplateLimits.sourceBytes)
      parser.report(fault, SourceLocation(path: source.path))
    }
    guard parser.problems.isEmpty else { throw ScaffoldFailure(parser.problems) }
    return parser.program.finish(path: source.path, dropsFinalNewline: endsWithDirective)
  }

  private init(
    scope: TemplateScope, includes: @escaping Includes, includeNames: @escaping () -> [String],
    foresight: @escaping Foresight, source: SourceText, entries: [TemplateScope.Variable],
    budget: ReadingBudget
  ) {
    self.includes = includes
    self.includeNames = includeNames
    self.foresight = foresight
    words = ExpressionReader(source, scope: scope, entries: entries)
    program = ProgramBuilder()
    self.budget = budget
  }

  // MARK: Files

  /// Reads one file; whether it ends with a directive that has no line end.
  private mutating func read(_ source: SourceText) -> Bool {
    if let place = source.locationOfInvalidUTF8 {
      report(.invalidUTF8, place)
      return false
    }
    budget.bytes += source.bytes.count
    budget.parts += 1
    guard !isDone else { return false }
    let outer = blocks
    blocks = []
    let outerSource = words.enter(source)
    let outerText = program.enter(source)
    let endsWithDirective = TemplateLexer.reading(source) { lexer in
      while !isDone, let token = lexer.next() { read(token) }
      return lexer.endsWithDirective
    }
    for block in blocks {
      if !isDone { report(.unclosed(block.word.text), source.location(at: block.place)) }
      if block.hasEntry { words.entries.removeLast() }
    }
    program.leave(to: outerText)
    _ = words.enter(outerSource)
    blocks = outer
    return endsWithDirective
  }

  private mutating func read(_ token: TemplateLexer.Token) {
    budget.parts += 1
    switch token {
    case .text(let range): if blocks.areWritten { program.emitText(range) }
    case .placeholder(let placeholder):
      if blocks.areWritten {
        read(placeholder)
      } else {
        skim(placeholder)
      }
    case .openComment(let place): keep(.openComment, at: place)
    case .unclosedLine(let place): keep(.unclosedLine, at: place)
    }
  }

  private mutating func read(_ placeholder: TemplateLexer.Placeholder) {
    let depth = blocks.count
    do throws(ScaffoldFailure) {
      try words.begin(placeholder.words)
      let inclusion = try carryOut(placeholder)
      try words.expectEnd()
      if let inclusion { read(inclusion) }
    } catch {
      faults += 1
      for problem in error.diagnostics { report(problem) }
      recover(placeholder, wasOpened: blocks.count > depth)
    }
  }

  /// Reads as much of a part that is left out as it takes to find its end.
  private mutating func skim(_ placeholder: TemplateLexer.Placeholder) {
    switch (placeholder.directive, blocks[blocks.count - 1].fate) {
    case (let word?, _) where word == .if || word == .for:
      blocks.append(TemplateBlock(word: word, place: placeholder.place, fate: .over))
    case (.elseif, .waiting), (.else, .waiting), (.end, _): read(placeholder)
    default: break
    }
  }

  /// A faulty `<<if …>>` or `<<for …>>` still opens a block, so that its `<<end>>` is no fault, too.
  private mutating func recover(_ placeholder: TemplateLexer.Placeholder, wasOpened: Bool) {
    let word = placeholder.directive
    if word == .elseif, !blocks.isEmpty { blocks[blocks.count - 1].isBroken = true }
    guard let word, word == .if || word == .for else { return }
    if !wasOpened {
      blocks.append(TemplateBlock(word: word, place: placeholder.place))
      if word == .for { words.entries.append(TemplateScope.Variable(name: "", type: .text)) }
    }
    blocks[blocks.count - 1].isBroken = true
  }

  /// Does what a placeholder says; what is to be included is left to the caller.
  private mutating func carryOut(
    _ placeholder: TemplateLexer.Placeholder
  ) throws(ScaffoldFailure) -> Inclusion? {
    let place = placeholder.place
    switch placeholder.directive {
    case .if: try openConditional(at: place)
    case .elseif: try elseBranch(.elseif, at: place)
    case .else: try elseBranch(.else, at: place)
    case .for: try openLoop(at: place)
    case .end: try closeBlock(at: place)
    case .include: return try inclusion(at: place)
    case nil: program.emitOutput(try words.output())
    }
    return nil
  }

  private struct Inclusion {
    let name: String
    let source: SourceText
  }

  private mutating func inclusion(at place: Int) throws(ScaffoldFailure) -> Inclusion {
    let name = try words.string("the name of a file in double quotes")
    guard !openIncludes.contains(name) else {
      throw failure(.includeCycle(name), at: place)
    }
    guard openIncludes.count < TemplateLimits.includeDepth else {
      let fault = TemplateFault.includesTooDeep(TemplateLimits.includeDepth)
      throw failure(fault, at: place)
    }
    guard let source = try includes(name) else {
      let fault = TemplateFault.unknownInclude(name, known: includeNames())
      throw failure(fault, at: place)
    }
    return Inclusion(name: name, source: source)
  }

  private mutating func read(_ inclusion: Inclusion) {
    openIncludes.append(inclusion.name)
    _ = read(inclusion.source)
    openIncludes.removeLast()
  }

  // MARK: Faults

  func failure(_ fault: TemplateFault, at place: Int) -> ScaffoldFailure {
    words.failure(fault, at: place)
  }

  private mutating func report(_ fault: TemplateFault, _ location: SourceLocation) {
    report(Diagnostic(fault, at: location))
  }

  /// Keeps a problem unless it may be no more than the consequence of a block's own words.
  private mutating func report(_ problem: Diagnostic) {
    if !blocks.contains(where: \.isBroken) { keep(problem) }
  }

  /// Keeps what is wrong with the text of the file, whatever its blocks mean.
  private mutating func keep(_ fault: TemplateFault, at place: Int) {
    keep(Diagnostic(fault, at: words.source.location(at: place)))
  }

  /// Keeps a problem; one of a file that is included twice is told once.
  private mutating func keep(_ problem: Diagnostic) {
    guard problems.count < TemplateLimits.problems, !problems.contains(problem) else { return }
    problems.append(problem)
  }
}
