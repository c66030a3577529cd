/// Runs parsed templates with the values of one module.
///
/// A styled value is worked out once, however many files of the module ask for it.
struct TemplateRenderer {
  private let scope: TemplateScope
  private let globals: [TemplateValue]
  /// The entries that the open loops stand at, by depth; the first may be given from outside.
  private var loops: [Loop]
  /// What variables leave, one after the other.
  private var written: [UInt8] = []
  /// Where each of these texts begins, and where the last one ends.
  private var edges = [0]
  /// The number of that of each variable: as it is, then in each style; zero until it is worked out.
  private var numbers: [Int]
  private var isPath = false
  /// What all files of the module have taken so far.
  private var steps = 0
  private var bytesWritten = 0
  /// Where texts grow, file by file.
  private var scratch: [UInt8] = []
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
    numbers = Array(repeating: 0, count: values.count * (scope.styles.count + 1))
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
    self.isPath = asPath
    scratch.removeAll(keepingCapacity: true)
    var text: [UInt8] = []
    swap(&text, &scratch)
    defer { swap(&text, &scratch) }
    try run(program, into: &text)
    bytesWritten += text.count
    if program.dropsFinalNewline { Self.dropNewline(&text) }
    // What is kept takes no more room than it needs.
    return text.withUnsafeBufferPointer { Array($0) }
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
    _ program: Program, into text: inout [UInt8]
  ) throws(ScaffoldFailure) {
    var counter = 0
    let standsInMemory = program.standsInMemory
    let limit = isPath ? TemplateLimits.pathBytes : TemplateLimits.outputBytes - bytesWritten
    while counter < program.instructions.count {
      steps += 1
      try checkLimits(program, bytes: text.count, limit: limit)
      let current = counter
      counter += 1
      switch program.instructions[current] {
      case .text(let start, let count):
        runs?.append(.init(output: text.count, literal: start, count: count))
        if standsInMemory {
          text.append(contentsOf: Program.bytes(at: start, count))
        } else {
          text.append(program.literals, start..<(start + count))
        }
      case .variable(let index, let style):
        let place = place(of: index, style: style)
        if isPath { try check(written[place], program) }
        text.append(written, place)
      case .output(let index):
        let output = program.outputs[index]
        let bytes = bytes(of: value(at: output.path), style: output.style)
        if isPath { try check(bytes[...], program) }
        text.append(bytes, bytes.indices)
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
    try checkLimits(program, bytes: text.count, limit: limit)
  }

  /// Goes to the next entry of the innermost loop, or leaves it.
  private mutating func nextRound() -> Bool {
    loops[loops.count - 1].index += 1
    if loops[loops.count - 1].index < loops[loops.count - 1].entries.count { return true }
    loops.removeLast()
    return false
  }

  /// Stops a rendering whose output grows past `limit`, or that takes too long.
  private func checkLimits(
    _ program: Program, bytes: Int = 0, limit: Int = 0
  ) throws(ScaffoldFailure) {
    guard steps < TemplateLimits.steps else {
      throw failure(.tooManySteps(TemplateLimits.steps), program)
    }
    guard bytes <= limit else {
      let most = isPath ? TemplateLimits.pathBytes : TemplateLimits.outputBytes
      throw failure(.outputTooLong(most), program)
    }
  }

  /// Refuses what a value adds to a path if it leads anywhere else.
  private func check(
    _ bytes: ArraySlice<UInt8>, _ program: Program
  ) throws(ScaffoldFailure) {
    let leadsAway = bytes.contains { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") || byte < 0x20
    }
    guard !leadsAway, bytes != Self.parent else {
      throw failure(.valueInPath(String(decoding: bytes, as: UTF8.self)), program)
    }
  }

  // MARK: Values

  /// Where in `written` a variable's text stands.
  private mutating func place(of variable: Int, style: Int?) -> Range<Int> {
    let slot = variable &* (scope.styles.count &+ 1) &+ (style.map { $0 &+ 1 } ?? 0)
    if numbers[slot] == 0 {
      written += bytes(of: globals[variable], style: style)
      numbers[slot] = edges.count
      edges.append(written.count)
    }
    let number = numbers[slot]
    return edges[number - 1]..<edges[number]
  }

  /// What a value leaves, in a style of the scope or as it is.
  private mutating func bytes(of value: TemplateValue, style: Int?) -> [UInt8] {
    let text = value.rendered ?? ""
    guard let style else { return Array(text.utf8) }
    // A style looks at each letter, and may leave none of them.
    steps += text.utf8.count
    return Array(scope.styles[style].apply(text).utf8)
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

  private mutating func holds(_ condition: Program.Condition) -> Bool {
    steps += 1
    // Past the limit nothing is looked at any more; the next instruction tells.
    guard steps < TemplateLimits.steps else { return false }
    switch condition {
    case .truth(let operand): return value(of: operand).isTrue
    case .equal(let left, let right):
      return equals(value(of: left), value(of: right))
    case .contains(let left, let right): return contains(value(of: left), value(of: right))
    case .not(let inner): return !holds(inner)
    case .and(let left, let right): return holds(left) && holds(right)
    case .or(let left, let right): return holds(left) || holds(right)
    }
  }

  private mutating func equals(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
    if case .text(let text) = left { steps += text.utf8.count >> 4 }
    return left == right
  }

  private mutating func contains(_ value: TemplateValue, _ wanted: TemplateValue) -> Bool {
    switch (value, wanted) {
    case (.list(let entries), _):
      return entries.contains { entry in
        steps += 1
        return equals(entry, wanted)
      }
    case (.text(let text), .text(let wanted)):
      steps += text.utf8.count * (1 + wanted.utf8.count >> 4)
      return steps < TemplateLimits.steps && text.utf8.contains(sequence: wanted.utf8)
    default: return false
    }
  }

  /// Whether a condition outside any text holds, such as that of a file.
  mutating func holds(_ condition: Program.Condition, entry: Entry?) -> Bool {
    loops = entry.map { [Loop(entries: $0.list, index: $0.index)] } ?? []
    return holds(condition)
  }

  /// Whether a condition holds while nothing is rendered yet.
  mutating func holdsBeforehand(_ condition: Program.Condition) -> Bool {
    steps = 0
    return holds(condition)
  }

  private static let once: [Entry?] = [nil]
  private static let parent = Array("..".utf8)[...]

  /// The rounds of a loop around a whole program in which its condition holds; one without a loop.
  mutating func rounds(
    of list: Program.ValuePath?, where condition: Program.Condition?, _ program: Program
  ) throws(ScaffoldFailure) -> [Entry?] {
    guard let list else {
      let isWritten = condition.map { holds($0, entry: nil) } ?? true
      try checkLimits(program)
      return isWritten ? Self.once : []
    }
    guard case .list(let entries) = value(at: list) else { return [] }
    let rounds = entries.indices.map { Entry(list: entries, index: $0) }
    guard let condition else { return rounds }
    var kept: [Entry?] = []
    for round in rounds where holds(condition, entry: round) { kept.append(round) }
    try checkLimits(program)
    return kept
  }

  private func failure(_ fault: TemplateFault, _ program: Program) -> ScaffoldFailure {
    ScaffoldFailure(fault, at: SourceLocation(path: program.path))
  }

  private static func dropNewline(_ text: inout [UInt8]) {
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
  }
}

extension [UInt8] {
  /// Adds a part of other bytes without counting a reference to them.
  @inline(__always)
  fileprivate mutating func append(_ bytes: borrowing [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String.UTF8View {
  /// Whether `sequence` stands somewhere in the view.
  fileprivate func contains(sequence: String.UTF8View) -> Bool {
    if sequence.isEmpty { return true }
    return indices.contains { self[$0...].starts(with: sequence) }
  }
}
