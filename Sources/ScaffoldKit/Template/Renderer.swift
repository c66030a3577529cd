/// Runs parsed templates with the values of one module.
///
/// A styled value is worked out once, however many files of the module ask for it.
struct TemplateRenderer {
  private let scope: TemplateScope
  private let globals: [TemplateValue]
  /// The entries that the open loops stand at, by depth; the first may be given from outside.
  private var loops: [Loop]
  private var written: [Program.Output: [UInt8]] = [:]
  private var isPath = false
  /// Where literal text has gone, while somebody wants to know.
  private var runs: [RenderTrace.Run]?

  private struct Loop {
    let entries: [TemplateValue]
    var index = 0

    func value(of field: Program.LoopField) -> TemplateValue {
      switch field {
      case .first: .flag(index == 0)
      case .last: .flag(index == entries.count - 1)
      case .index: .number(index + 1)
      }
    }
  }

  /// A renderer for values in the order of the scope's variables.
  init(scope: TemplateScope, values: [TemplateValue]) {
    self.scope = scope
    globals = values
    loops = []
  }

  /// Where a loop around a whole program stands.
  struct Entry {
    let list: [TemplateValue]
    let index: Int
  }

  /// The text of a program; as a path, no value in it may add a folder.
  mutating func render(
    _ program: Program, entry: Entry? = nil, asPath: Bool = false
  ) throws(ScaffoldFailure) -> [UInt8] {
    loops = entry.map { [Loop(entries: $0.list, index: $0.index)] } ?? []
    let globals = program.outputs.map { output -> [UInt8]? in
      if case .global = output.path.root { return bytes(ofGlobal: output) }
      return nil
    }
    if asPath {
      for bytes in globals { try checkPathValue(bytes ?? [], program) }
    }
    self.isPath = asPath
    var text: [UInt8] = []
    text.reserveCapacity(program.literals.count * 2)
    try run(program, globals: globals, into: &text)
    if program.dropsFinalNewline { Self.dropNewline(&text) }
    return text
  }

  /// The text of a program with the places that it comes from.
  mutating func trace(
    _ program: Program, entry: Entry? = nil
  ) throws(ScaffoldFailure) -> RenderTrace {
    runs = []
    defer { runs = nil }
    let text = try render(program, entry: entry)
    return RenderTrace(program: program, text: text, runs: runs ?? [])
  }

  private mutating func run(
    _ program: Program, globals: [[UInt8]?], into text: inout [UInt8]
  ) throws(ScaffoldFailure) {
    var counter = 0
    var steps = 0
    while counter < program.instructions.count {
      steps += 1
      try checkLimits(program, steps: steps, bytes: text.count)
      let current = counter
      counter += 1
      switch program.instructions[current] {
      case .text(let start, let count):
        runs?.append(.init(output: text.count, literal: start, count: count))
        text += program.literals[start..<(start + count)]
      case .output(let index):
        if let bytes = globals[index] {
          text += bytes
        } else {
          let bytes = written(program.outputs[index])
          if isPath { try checkPathValue(bytes, program) }
          text += bytes
        }
      case .branch(let condition, let otherwise):
        if !holds(program.conditions[condition]) { counter = otherwise }
      case .jump(let target): counter = target
      case .loop(let list, let end):
        guard case .list(let entries) = value(at: program.lists[list]), !entries.isEmpty else {
          counter = end
          continue
        }
        loops.append(Loop(entries: entries))
      case .next(let start):
        if nextRound() { counter = start + 1 }
      }
    }
  }

  /// Goes to the next entry of the innermost loop, or leaves it.
  private mutating func nextRound() -> Bool {
    loops[loops.count - 1].index += 1
    if loops[loops.count - 1].index < loops[loops.count - 1].entries.count { return true }
    loops.removeLast()
    return false
  }

  private func checkLimits(_ program: Program, steps: Int, bytes: Int) throws(ScaffoldFailure) {
    guard steps < TemplateLimits.steps else {
      throw failure(.tooManySteps(TemplateLimits.steps), program)
    }
    guard bytes <= TemplateLimits.outputBytes else {
      throw failure(.outputTooLong(TemplateLimits.outputBytes), program)
    }
  }

  private func checkPathValue(_ bytes: [UInt8], _ program: Program) throws(ScaffoldFailure) {
    let leadsAway = bytes.contains { "/\\".utf8.contains($0) || $0 < 0x20 }
    guard leadsAway || bytes.elementsEqual("..".utf8) else { return }
    throw failure(.valueInPath(String(decoding: bytes, as: UTF8.self)), program)
  }

  // MARK: Values

  private mutating func bytes(ofGlobal output: Program.Output) -> [UInt8] {
    if let bytes = written[output] { return bytes }
    let bytes = written(output)
    written[output] = bytes
    return bytes
  }

  private func written(_ output: Program.Output) -> [UInt8] {
    let text = value(at: output.path).rendered ?? ""
    return Array((output.style.map { scope.styles[$0].apply(text) } ?? text).utf8)
  }

  private func value(at path: Program.ValuePath) -> TemplateValue {
    let root: TemplateValue =
      switch path.root {
      case .global(let index): globals[index]
      case .entry(let depth): loops[depth].entries[loops[depth].index]
      case .loop(let field, let depth): loops[depth].value(of: field)
      }
    return path.fields.reduce(root) { value, field in
      guard case .record(let fields) = value else { return value }
      return fields[field]
    }
  }

  private func value(of operand: Program.Operand) -> TemplateValue {
    switch operand {
    case .value(let path): value(at: path)
    case .constant(let value): value
    }
  }

  private func holds(_ condition: Program.Condition) -> Bool {
    switch condition {
    case .truth(let operand): value(of: operand).isTrue
    case .equal(let left, let right): value(of: left) == value(of: right)
    case .contains(let left, let right):
      switch (value(of: left), value(of: right)) {
      case (.list(let entries), let wanted): entries.contains(wanted)
      case (.text(let text), .text(let wanted)): text.utf8.contains(sequence: wanted.utf8)
      default: false
      }
    case .not(let inner): !holds(inner)
    case .and(let left, let right): holds(left) && holds(right)
    case .or(let left, let right): holds(left) || holds(right)
    }
  }

  /// Whether a condition outside any text holds, such as that of a file.
  mutating func holds(_ condition: Program.Condition, entry: Entry?) -> Bool {
    loops = entry.map { [Loop(entries: $0.list, index: $0.index)] } ?? []
    return holds(condition)
  }

  /// The entries of the list that a file is repeated for.
  func entries(of list: Program.ValuePath) -> [TemplateValue] {
    guard case .list(let entries) = value(at: list) else { return [] }
    return entries
  }

  private func failure(_ fault: TemplateFault, _ program: Program) -> ScaffoldFailure {
    ScaffoldFailure(fault, at: SourceLocation(path: program.path))
  }

  private static func dropNewline(_ text: inout [UInt8]) {
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
  }
}

extension String.UTF8View {
  /// Whether `sequence` stands somewhere in the view.
  fileprivate func contains(sequence: String.UTF8View) -> Bool {
    if sequence.isEmpty { return true }
    return indices.contains { self[$0...].starts(with: sequence) }
  }
}
