/// Parses the text of a template into a ``TemplateTree`` and checks every name in it.
///
/// All problems of a file are collected: one wrong name does not hide the next.
struct TemplateParser {
  /// Returns the text of a file to include; `nil` when the template's folder has no such file.
  typealias Includes = (String) throws(ScaffoldError) -> SourceText?

  private let includes: Includes
  /// The files that can be included, for messages.
  private let includeNames: () -> [String]
  var scope: TemplateScope
  var file: OpenFile
  private var openIncludes: [String] = []
  private var budget: ReadingBudget
  private var problems: [Diagnostic] = []
  /// How many placeholders were wrong, whether that was reported or not.
  private var faultyPlaceholders = 0

  /// The file that is being read.
  struct OpenFile {
    let source: SourceText
    var lexer: TemplateLexer
    /// How many blocks are open.
    var depth = 0
    /// Whether a block with wrong words is open. Errors inside it may follow from that.
    var isMuted = false
    /// The blocks that the file never closes, from the innermost.
    var unclosed: [TemplateLexer.Placeholder] = []

    init(_ source: SourceText) {
      self.source = source
      lexer = TemplateLexer(source)
    }
  }

  /// Parses one file.
  ///
  /// - Throws: everything that is wrong with it.
  static func parse(
    _ source: SourceText, scope: TemplateScope,
    includeNames: @escaping @autoclosure () -> [String] = [],
    includes: @escaping Includes = { _ in nil }
  ) throws(ScaffoldError) -> TemplateTree {
    var budget = ReadingBudget()
    return try parse(
      source, scope: scope, includeNames: includeNames(), budget: &budget, includes: includes)
  }

  /// Parses one of several files that share a budget.
  ///
  /// - Throws: everything that is wrong with it.
  static func parse(
    _ source: SourceText, scope: TemplateScope,
    includeNames: @escaping @autoclosure () -> [String], budget: inout ReadingBudget,
    includes: @escaping Includes
  ) throws(ScaffoldError) -> TemplateTree {
    var parser = TemplateParser(
      includes: includes, includeNames: includeNames, scope: scope, file: OpenFile(source),
      budget: budget)
    let tree = parser.read(source)
    budget = parser.budget
    if budget.isExhausted { parser.add(.tooLong(at: source.path)) }
    guard parser.problems.isEmpty else { throw ScaffoldError(parser.problems) }
    return tree
  }

  // MARK: Files

  /// Whether parsing stops early.
  private var isDone: Bool {
    budget.isExhausted || faultyPlaceholders >= TemplateLimits.problems * 2
  }

  private mutating func read(_ source: SourceText) -> TemplateTree {
    let unread = TemplateTree(path: source.path, nodes: [], dropsFinalNewline: false)
    if let problem = source.encodingProblem {
      report(problem)
      return unread
    }
    budget.bytes += source.bytes.count
    budget.parts += 1
    guard !isDone else { return unread }
    let outer = file
    file = OpenFile(source)
    file.isMuted = outer.isMuted
    let (nodes, _) = nodes(in: .file)
    if !isDone {
      for block in file.unclosed.reversed() {
        report(unclosed(block))
      }
    }
    let endsWithDirective = file.lexer.endsWithDirective
    file = outer
    return TemplateTree(path: source.path, nodes: nodes, dropsFinalNewline: endsWithDirective)
  }

  /// The block that a part of a file belongs to.
  enum Block {
    case file, loop
    case conditional(hasElse: Bool)
  }

  /// A directive that ends a part of a block, and what follows its word.
  struct Ending {
    let directive: Directive
    var words: ExpressionParser
  }

  /// The nodes up to the directive that ends a part of a block, or up to the end of the file.
  mutating func nodes(in block: Block) -> (nodes: [TemplateNode], ending: Ending?) {
    var nodes: [TemplateNode] = []
    while !isDone, let token = file.lexer.next() {
      budget.parts += 1
      switch token {
      case .text(let range):
        let place = TemplatePlace(source: file.source, offset: range.lowerBound)
        nodes.append(.text(file.source.slice(range), place))
      case .placeholder(let placeholder):
        switch placeholder.directive {
        case nil: if let output = output(placeholder) { nodes.append(output) }
        case .include: if let include = include(placeholder) { nodes.append(include) }
        case .if: nodes.append(conditional(placeholder))
        case .for: nodes.append(loop(placeholder))
        case .elseif, .else, .end:
          if let ending = ending(placeholder, of: block) { return (nodes, ending) }
        }
      case .openComment(let offset): add(openComment(at: offset))
      case .unclosedLine(let offset): add(unclosedLine(at: offset))
      }
    }
    return (nodes, nil)
  }

  /// A parser for the words of a placeholder.
  func words(
    of placeholder: TemplateLexer.Placeholder
  ) throws(ScaffoldError) -> ExpressionParser {
    try ExpressionParser(placeholder.words, of: file.source, scope: scope)
  }

  private mutating func output(_ placeholder: TemplateLexer.Placeholder) -> TemplateNode? {
    do throws(ScaffoldError) {
      var words = try words(of: placeholder)
      let output = try words.output()
      try words.expectEnd()
      return output
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Includes

  private mutating func include(_ placeholder: TemplateLexer.Placeholder) -> TemplateNode? {
    do throws(ScaffoldError) {
      var words = try words(of: placeholder)
      let name = try words.fileName()
      if let known = budget.parsed(name, in: scope) {
        try words.expectEnd()
        return known
      }
      let source = try included(name, at: placeholder.place)
      try words.expectEnd()
      openIncludes.append(name)
      defer { openIncludes.removeLast() }
      let before = (budget.parts, budget.bytes)
      let node = TemplateNode.include(path: source.path, read(source).nodes)
      if problems.isEmpty, !file.isMuted, !isDone {
        budget.keep(node, of: name, in: scope, since: before)
      }
      return node
    } catch {
      report(error)
      return nil
    }
  }

  /// The file that an `<<include …>>` names.
  private func included(_ name: String, at offset: Int) throws(ScaffoldError) -> SourceText {
    guard !openIncludes.contains(name) else {
      throw error(.includeCycle, "'\(name)' includes itself", at: offset)
    }
    guard openIncludes.count < TemplateLimits.includeDepth else {
      throw error(
        .limit, "includes nested deeper than \(TemplateLimits.includeDepth) levels", at: offset)
    }
    guard let source = try includes(name) else {
      let location = file.source.location(at: offset)
      throw ScaffoldError(
        .unknown(
          "include file", name, code: .unknownInclude, known: includeNames(), at: location))
    }
    return source
  }

  // MARK: Errors

  func error(_ code: Diagnostic.Code, _ message: String, at offset: Int) -> ScaffoldError {
    ScaffoldError(.data, code, message, at: file.source.location(at: offset))
  }

  private func unclosed(_ block: TemplateLexer.Placeholder) -> Diagnostic {
    Diagnostic(
      .data, .unclosedBlock, "<<\(block.directive?.rawValue ?? "")>> is never closed",
      at: file.source.location(at: block.place), help: "add <<end>>")
  }

  private func openComment(at offset: Int) -> Diagnostic {
    Diagnostic(
      .data, .unclosedComment, "a comment that never ends",
      at: file.source.location(at: offset), help: "close it with #>>")
  }

  private func unclosedLine(at offset: Int) -> Diagnostic {
    Diagnostic(
      .data, .limit, "too many '<<' without '>>' in one line",
      at: file.source.location(at: offset))
  }

  /// Reports what is wrong with a placeholder.
  mutating func report(_ error: ScaffoldError) {
    faultyPlaceholders += 1
    for problem in error.diagnostics { report(problem) }
  }

  /// Adds a problem unless it may follow from an error in a block's own words.
  private mutating func report(_ problem: Diagnostic) {
    if !file.isMuted { add(problem) }
  }

  /// Adds a problem. One in a file that is included twice is added once.
  private mutating func add(_ problem: Diagnostic) {
    guard problems.count < TemplateLimits.problems, !problems.contains(problem) else { return }
    problems.append(problem)
  }
}

extension Diagnostic {
  /// A template that is too long with everything that it includes.
  static func tooLong(at path: String) -> Diagnostic {
    let (parts, bytes) = (TemplateLimits.parts, TemplateLimits.sourceBytes)
    return Diagnostic(
      .data, .limit,
      "with its includes, the template has more than \(parts) parts or \(bytes) bytes",
      at: SourceLocation(path: path))
  }
}
