/// Writes a template that has been read as bytes that ``ImageReader`` makes the same template of.
struct ImageWriter {
  private(set) var bytes: [UInt8] = []

  /// A number that is not negative: seven bits a byte, the lowest first.
  mutating func write(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// A number for each case of an enumeration, or for a truth.
  mutating func write(case number: UInt8) { bytes.append(number) }

  /// A case with what it holds, whose number the case tells.
  private mutating func write<Part>(
    case number: UInt8, _ parts: [Part], _ each: (inout Self, Part) -> Void
  ) {
    write(case: number)
    for part in parts { each(&self, part) }
  }

  mutating func write(_ flag: Bool) { write(case: flag ? 1 : 0) }

  mutating func write<Element>(_ list: [Element], _ each: (inout Self, Element) -> Void) {
    write(list.count)
    for element in list { each(&self, element) }
  }

  mutating func write<Wrapped>(_ value: Wrapped?, _ each: (inout Self, Wrapped) -> Void) {
    write(value != nil)
    if let value { each(&self, value) }
  }

  mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

  mutating func write(_ text: String?) { write(text) { $0.write($1) } }

  /// The place of an element that is one of `list`.
  mutating func write<Element: Equatable>(index element: Element, in list: [Element]) {
    guard let index = list.firstIndex(of: element) else {
      preconditionFailure("\(element) is none of \(list.count)")
    }
    write(index)
  }

  /// Something whose length stands before it, so that a reader can pass over it.
  mutating func writeSkippable(_ write: (inout Self) -> Void) {
    var inner = Self()
    write(&inner)
    self.write(inner.bytes.count)
    bytes += inner.bytes
  }

  /// Leaves room for a number of so many bytes; its place, for ``fill(_:_:_:)``.
  mutating func makeRoom(_ count: Int) -> Int {
    bytes += Array(repeating: 0, count: count)
    return bytes.count - count
  }

  /// Writes a number where there is room for it, the lowest byte first.
  mutating func fill(_ place: Int, _ number: Int, _ count: Int) {
    for index in 0..<count {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
    }
  }

  // MARK: Values

  mutating func write(_ value: TemplateValue) {
    switch value {
    case .text(let text):
      write(case: 0)
      write(text)
    case .flag(let flag):
      write(case: 1)
      write(flag)
    case .number(let number):
      write(case: 2)
      write(number)
    case .list(let values):
      write(case: 3)
      write(values) { $0.write($1) }
    case .record(let values):
      write(case: 4)
      write(values) { $0.write($1) }
    }
  }

  mutating func write(_ path: Program.ValuePath) {
    switch path.root {
    case .global(let index):
      write(case: 0)
      write(index)
    case .entry(let depth):
      write(case: 1)
      write(depth)
    case .loop(let field, let depth):
      write(case: 2)
      write(depth)
      write(index: field, in: Program.LoopField.allCases)
    }
    write(path.fields) { $0.write($1) }
  }

  mutating func write(_ operand: Program.Operand) {
    switch operand {
    case .value(let path):
      write(case: 0)
      write(path)
    case .constant(let value):
      write(case: 1)
      write(value)
    }
  }

  mutating func write(_ condition: Program.Condition) {
    switch condition {
    case .truth(let operand): write(case: 0, [operand]) { $0.write($1) }
    case .equal(let left, let right): write(case: 1, [left, right]) { $0.write($1) }
    case .contains(let left, let right): write(case: 2, [left, right]) { $0.write($1) }
    case .not(let inner): write(case: 3, [inner]) { $0.write($1) }
    case .and(let left, let right): write(case: 4, [left, right]) { $0.write($1) }
    case .or(let left, let right): write(case: 5, [left, right]) { $0.write($1) }
    }
  }
}
