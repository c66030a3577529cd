/// Strings instructions together while a template is parsed: one program after the other.
struct ProgramBuilder {
  private var instructions: [Program.Instruction] = []
  private var literals: [UInt8] = []
  private var outputs: [Program.Output] = []
  private var conditions: [Program.Condition] = []
  private var lists: [Program.ValuePath] = []
  private var sources: [SourceText] = []
  private var pieces: [Program.Piece] = []
  /// Text may be joined to the instruction before it unless a jump leads in between.
  private var lastLabel = 0
  /// The file that is being read, as an index into the program's sources.
  private var currentSource: Int?

  /// The program of the file at `path`, once all of it has been read; the next one can begin.
  mutating func finish(path: String, dropsFinalNewline: Bool) -> Program {
    finish(.texts(path: path, sources), dropsFinalNewline: dropsFinalNewline)
  }

  /// The program of a file of a built-in template.
  mutating func finish(
    _ file: String, of template: BuiltInTemplate, dropsFinalNewline: Bool
  ) -> Program {
    finish(.builtIn(template, file: file), dropsFinalNewline: dropsFinalNewline)
  }

  private mutating func finish(_ origin: Program.Origin, dropsFinalNewline: Bool) -> Program {
    let program = Program(
      instructions: instructions.copied, literals: literals.copied, outputs: outputs,
      conditions: conditions, lists: lists, origin: origin, pieces: pieces.copied,
      dropsFinalNewline: dropsFinalNewline)
    instructions.removeAll(keepingCapacity: true)
    literals.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    (outputs, conditions, lists, sources) = ([], [], [], [])
    lastLabel = 0
    return program
  }

  /// Makes the file the one that text comes from; answers the one before.
  mutating func enter(_ source: SourceText) -> Int? {
    let outer = currentSource
    currentSource = sources.count
    sources.append(source)
    return outer
  }

  /// Goes back to the file that ``enter(_:)`` answered.
  mutating func leave(to outer: Int?) { currentSource = outer }

  /// Adds the bytes of the current file in `range`.
  mutating func emitText(_ range: Range<Int>) {
    guard let source = currentSource else { return }
    let start = literals.count
    pieces.append(.init(start: start, source: source, offset: range.lowerBound))
    sources[source].bytes.withUnsafeBufferPointer { bytes in
      literals.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
    emitText(at: start, range.count)
  }

  /// Adds bytes by where they begin: in the literals, or for a built-in template by their address.
  mutating func emitText(at start: Int, _ more: Int) {
    if instructions.count > lastLabel,
      case .text(let first, let count)? = instructions.last, first + count == start
    {
      instructions[instructions.count - 1] = .text(start: first, count: count + more)
    } else {
      emit(.text(start: start, count: more))
    }
  }

  mutating func emitOutput(_ output: Program.Output) {
    if case .global(let index) = output.path.root, output.path.fields.isEmpty {
      emit(.variable(index, style: output.style))
      return
    }
    outputs.append(output)
    emit(.output(outputs.count - 1))
  }

  /// A branch that waits to learn where to go; its place, for ``patch(_:to:)``.
  mutating func emitBranch(_ condition: Program.Condition) -> Int {
    conditions.append(condition)
    return emit(.branch(condition: conditions.count - 1, otherwise: 0))
  }

  /// A jump that waits to learn where to go.
  mutating func emitJump() -> Int { emit(.jump(0)) }

  /// A loop that waits to learn where it ends.
  mutating func emitLoop(over list: Program.ValuePath) -> Int {
    lists.append(list)
    let start = emit(.loop(list: lists.count - 1, end: 0))
    _ = label()
    return start
  }

  mutating func emitNext(of loop: Int) { emit(.next(start: loop)) }

  /// The place of the next instruction, to which something jumps.
  mutating func label() -> Int {
    lastLabel = instructions.count
    return lastLabel
  }

  /// Tells the instruction at `index` where to go.
  mutating func patch(_ index: Int, to target: Int) {
    switch instructions[index] {
    case .branch(let condition, _):
      instructions[index] = .branch(condition: condition, otherwise: target)
    case .loop(let list, _): instructions[index] = .loop(list: list, end: target)
    default: instructions[index] = .jump(target)
    }
  }

  @discardableResult
  private mutating func emit(_ instruction: Program.Instruction) -> Int {
    instructions.append(instruction)
    return instructions.count - 1
  }
}

extension Array where Element: BitwiseCopyable {
  /// The same in no more room than it needs.
  fileprivate var copied: [Element] { withUnsafeBufferPointer { Array($0) } }
}
