/// A parsed template in its flat form: instructions that refer to tables, run by ``TemplateRenderer``.
///
/// Instructions are plain numbers, so running them counts no references. Literal text lies in one buffer,
/// or where the template is a built-in one, in memory that stays as it is. Files and threads share a
/// program by one reference.
final class Program: Sendable {
  enum Instruction: Sendable, Hashable, BitwiseCopyable {
    /// Literal bytes of the buffer; of a built-in template those at an address.
    case text(start: Int, count: Int)
    /// The value of a variable, in a style of the scope or as it is.
    case variable(Int, style: Int?)
    /// The entry of `outputs`.
    case output(Int)
    /// Goes to `otherwise` unless the entry of `conditions` holds.
    case branch(condition: Int, otherwise: Int)
    case jump(Int)
    /// Begins a loop over the entry of `lists`; goes to `end` when the list is empty.
    case loop(list: Int, end: Int)
    /// Ends a round of the loop that begins at `start`.
    case next(start: Int)
  }

  /// A placeholder inside of a loop, or of a part of a value: where that is found and how it is written.
  struct Output: Sendable, Hashable {
    let path: ValuePath
    /// The index of the style in the scope; `nil` leaves the text as it is.
    let style: Int?
  }

  /// Where a value is found: a variable, then fields of records by their index.
  struct ValuePath: Sendable, Hashable {
    enum Root: Sendable, Hashable {
      case global(Int)
      /// The entry that the loop at this depth stands at.
      case entry(depth: Int)
      case loop(LoopField, depth: Int)
    }

    let root: Root
    var fields: [Int] = []
  }

  enum LoopField: String, Sendable, Hashable, CaseIterable {
    case first, last, index

    var type: TemplateType { self == .index ? .number : .flag }
  }

  indirect enum Condition: Sendable, Hashable {
    case truth(Operand)
    case equal(Operand, Operand)
    case contains(Operand, Operand)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)
  }

  enum Operand: Sendable, Hashable {
    case value(ValuePath)
    case constant(TemplateValue)

    fileprivate func dependsOnlyOnGlobals(from first: Int) -> Bool {
      switch self {
      case .constant: true
      case .value(let path):
        if case .global(let index) = path.root { index >= first } else { false }
      }
    }
  }

  /// A stretch of literal text and where it stands in a file of the template.
  struct Piece: Sendable, Hashable, BitwiseCopyable {
    /// Where it begins in `literals`.
    let start: Int
    /// The file, as an index into `sources`.
    let source: Int
    /// Where it begins in the file.
    let offset: Int
  }

  /// Where the instructions come from.
  enum Origin: Sendable {
    /// The file that was parsed, and what it includes.
    case texts(path: String, [SourceText])
    /// A file of a built-in template, which nobody has read.
    case builtIn(BuiltInTemplate, file: String)
  }

  let instructions: [Instruction]
  /// Empty for a built-in template.
  let literals: [UInt8]
  let outputs: [Output]
  let conditions: [Condition]
  let lists: [ValuePath]
  private let origin: Origin
  /// In the order of their `start`; none of a built-in template.
  let pieces: [Piece]
  /// The last line is a directive without a line end: the output ends without one, too.
  let dropsFinalNewline: Bool

  init(
    instructions: [Instruction], literals: [UInt8], outputs: [Output], conditions: [Condition],
    lists: [ValuePath], origin: Origin, pieces: [Piece], dropsFinalNewline: Bool
  ) {
    self.instructions = instructions
    self.literals = literals
    self.outputs = outputs
    self.conditions = conditions
    self.lists = lists
    self.origin = origin
    self.pieces = pieces
    self.dropsFinalNewline = dropsFinalNewline
  }

  /// The file that was parsed, for messages.
  var path: String {
    switch origin {
    case .texts(let path, _): path
    case .builtIn(let template, let file): template.location(file)
    }
  }

  /// The file that was parsed and those that it includes; none of a built-in template, which nobody has
  /// read.
  var sources: [SourceText] {
    if case .texts(_, let texts) = origin { texts } else { [] }
  }

  /// Whether literal text is told by its address.
  var standsInMemory: Bool {
    if case .builtIn = origin { true } else { false }
  }

  /// Where the byte of the literal text that is told so stands in the template.
  func location(ofLiteral literal: Int) -> SourceLocation? {
    switch origin {
    case .texts(_, let texts):
      guard let piece = pieces.last(where: { $0.start <= literal }) else { return nil }
      return texts[piece.source].location(at: piece.offset + literal - piece.start)
    case .builtIn(let template, _): return template.location(ofByteAt: literal)
    }
  }

  /// All literal text.
  var literalText: [UInt8] {
    instructions.flatMap { instruction -> ArraySlice<UInt8> in
      guard case .text(let start, let count) = instruction else { return [] }
      return standsInMemory
        ? ArraySlice(Self.bytes(at: start, count)) : literals[start..<start + count]
    }
  }

  /// The bytes of a built-in template at an address.
  static func bytes(at address: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }
}

extension Program.Condition {
  /// Whether nothing but the variables of the scope from index `first` on decides it.
  func dependsOnlyOnGlobals(from first: Int) -> Bool {
    switch self {
    case .truth(let operand): operand.dependsOnlyOnGlobals(from: first)
    case .equal(let left, let right), .contains(let left, let right):
      left.dependsOnlyOnGlobals(from: first) && right.dependsOnlyOnGlobals(from: first)
    case .not(let inner): inner.dependsOnlyOnGlobals(from: first)
    case .and(let left, let right), .or(let left, let right):
      left.dependsOnlyOnGlobals(from: first) && right.dependsOnlyOnGlobals(from: first)
    }
  }
}

/// Bounds that keep a hostile template from taking the machine.
enum TemplateLimits {
  static let nesting = 64
  static let includeDepth = 16
  /// Texts and placeholders of all files of a template with everything that they include.
  static let parts = 200_000
  /// How many bytes of a file may be looked at in vain for the end of a placeholder.
  static let bytesMissed = 32 << 20
  static let wordsInPlaceholder = 1_000
  static let problems = 100
  static let sourceBytes = 16 << 20
  /// What rendering all files of a module may take: instructions, and the work inside of them.
  static let steps = 5_000_000
  static let outputBytes = 16 << 20
  static let pathBytes = 4_096
  static let filesOfModule = 2_000
}

/// How much of a template has been read, each file counted as often as it is used or included.
struct ReadingBudget: Sendable {
  var parts = 0
  var bytes = 0
  var isExhausted: Bool {
    parts > TemplateLimits.parts || bytes > TemplateLimits.sourceBytes
  }
}
