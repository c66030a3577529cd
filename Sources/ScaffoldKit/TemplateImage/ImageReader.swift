/// Reads what ``ImageWriter`` has written, and nothing else: an image is made of the templates that the
/// same program holds, so nothing in it is doubted.
struct ImageReader: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func number() -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = bytes[position]
      position &+= 1
      number |= Int(byte & 0x7F) &<< shift
      if byte < 0x80 { return number }
      shift &+= 7
    }
  }

  /// The bytes of a text.
  mutating func literal() -> UnsafeBufferPointer<UInt8> {
    let count = number()
    position &+= count
    return UnsafeBufferPointer(rebasing: bytes[position &- count..<position])
  }

  mutating func text() -> String { String(decoding: literal(), as: UTF8.self) }

  /// Whether the text that follows is this one.
  mutating func isNext(_ text: StaticString) -> Bool { literal().spell(text) }

  mutating func caseNumber() -> UInt8 {
    position &+= 1
    return bytes[position &- 1]
  }

  mutating func flag() -> Bool { caseNumber() == 1 }

  mutating func list<Element>(_ each: (inout Self) -> Element) -> [Element] {
    numbered { reader, _ in each(&reader) }
  }

  /// The elements of a list; each is told its place in it.
  mutating func numbered<Element>(_ each: (inout Self, Int) -> Element) -> [Element] {
    let count = number()
    guard count > 0 else { return [] }
    var list: [Element] = []
    list.reserveCapacity(count)
    for index in 0..<count { list.append(each(&self, index)) }
    return list
  }

  mutating func optional<Wrapped>(_ each: (inout Self) -> Wrapped) -> Wrapped? {
    flag() ? each(&self) : nil
  }

  mutating func texts() -> [String] { list { $0.text() } }

  mutating func optionalText() -> String? { optional { $0.text() } }

  /// A number in so many bytes, the lowest first.
  mutating func fixedNumber(_ count: Int) -> Int {
    position &+= count
    return (1...count).reduce(0) { $0 << 8 | Int(bytes[position &- $1]) }
  }

  mutating func skip(_ count: Int) { position &+= count }

  mutating func move(to position: Int) { self.position = position }

  // MARK: Values

  mutating func value() -> TemplateValue {
    switch caseNumber() {
    case 0: .text(text())
    case 1: .flag(flag())
    case 2: .number(number())
    case 3: .list(list { $0.value() })
    default: .record(list { $0.value() })
    }
  }

  mutating func valuePath() -> Program.ValuePath {
    let root: Program.ValuePath.Root
    switch caseNumber() {
    case 0: root = .global(number())
    case 1: root = .entry(depth: number())
    default:
      let depth = number()
      root = .loop(Program.LoopField.allCases[number()], depth: depth)
    }
    return Program.ValuePath(root: root, fields: list { $0.number() })
  }

  mutating func operand() -> Program.Operand {
    flag() ? .constant(value()) : .value(valuePath())
  }

  mutating func condition() -> Program.Condition {
    switch caseNumber() {
    case 0: return .truth(operand())
    case 1:
      let left = operand()
      return .equal(left, operand())
    case 2:
      let left = operand()
      return .contains(left, operand())
    case 3: return .not(condition())
    case 4:
      let left = condition()
      return .and(left, condition())
    default:
      let left = condition()
      return .or(left, condition())
    }
  }
}
