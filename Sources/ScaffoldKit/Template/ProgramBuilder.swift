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
  /// The template whose files the text comes from, where they need not be read.
  private let template: BuiltInTemplate?

  init(of template: BuiltInTemplate? = nil) { self.template = template }

  /// The program, once the whole file at `path` has been read; the next one can begin.
  mutating func finish(path: String, dropsFinalNewline: Bool) -> Program {
    let program = Program(
      path: path, instructions: instructions.copied, literals: literals.copied, outputs: outputs,
      conditions: conditions, lists: lists,
      origin: template.map(Program.Origin.builtIn) ?? .texts(sources), pieces: pieces.copied,
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
    pieces.append(.init(start: literals.count, source: source, offset: range.lowerBound))
    sources[source].bytes.withUnsafeBufferPointer { bytes in
      emitText(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Adds bytes of a file of the template.
  mutating func emitText(of file: Int, _ range: Range<Int>) {
    guard let template else { return }
    pieces.append(.init(start: literals.count, source: file, offset: range.lowerBound))
    template.files[file].text.withUTF8Buffer { bytes in
      emitText(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Adds bytes that stand in no file.
  mutating func emitText(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = literals.count
    literals.append(contentsOf: bytes)
    if instructions.count > lastLabel,
      case .text(let first, let count)? = instructions.last, first + count == start
    {
      instructions[instructions.count - 1] = .text(start: first, count: count + bytes.count)
    } else {
      emit(.text(start: start, count: bytes.count))
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
