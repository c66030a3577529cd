/// A JSON document to be written: members keep their order.
package enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number, written with up to three decimals.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// A named value of an object.
  package struct Member: Sendable {
    package let name: String
    let value: JSONText

    /// The member `"name": value`.
    package init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }

  /// An object; members without a value are left out.
  package static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A string, or nothing.
  package static func string(_ text: String?) -> JSONText? { text.map { .string($0) } }

  /// A number, or nothing.
  package static func integer(_ number: Int?) -> JSONText? { number.map { .integer($0) } }

  /// The document with two blanks for each level and no final newline.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of ``text``.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// Hands the bytes of ``text`` on, piece by piece.
  package func write(to sink: (UnsafeBufferPointer<UInt8>) -> Void) {
    withoutActuallyEscaping(sink) { sink in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: JSONWriter.pieceSize) { piece in
        var writer = JSONWriter(piece, sink)
        writer.write(self)
        writer.handOn()
      }
    }
  }
}

/// Writes JSON documents byte by byte.
private struct JSONWriter {
  /// Holds what waits to be handed on.
  private let piece: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var indent = 0
  private let sink: (UnsafeBufferPointer<UInt8>) -> Void
  static let pieceSize = 1 << 12

  init(
    _ piece: UnsafeMutableBufferPointer<UInt8>,
    _ sink: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    self.piece = piece
    self.sink = sink
  }

  /// Hands on what has been written.
  mutating func handOn() {
    sink(UnsafeBufferPointer(rebasing: piece[..<count]))
    count = 0
  }

  mutating func write(_ value: JSONText) {
    switch value {
    case .null: add("null")
    case .boolean(let value): add(value ? "true" : "false")
    case .integer(let value): add(String(value))
    case .number(let value): add(String((value * 1000).rounded() / 1000))
    case .string(let value): quote(value)
    case .array(let elements):
      list(elements, between: "[", "]") { element, writer in writer.write(element) }
    case .object(let members):
      list(members, between: "{", "}") { member, writer in
        writer.quote(member.name)
        writer.add(": ")
        writer.write(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: some Sequence<Element>, between open: StaticString, _ close: StaticString,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    add(open)
    indent += 1
    var isEmpty = true
    for element in elements {
      if !isEmpty { add(",") }
      isEmpty = false
      addLineEnd()
      write(element, &self)
    }
    indent -= 1
    if !isEmpty { addLineEnd() }
    add(close)
  }

  private mutating func quote(_ value: String) {
    add("\"")
    let isPlain = value.withBytes { text in
      let isPlain = Self.arePlain(text)
      if isPlain { add(text) }
      return isPlain
    }
    if !isPlain {
      for scalar in value.unicodeScalars { escape(scalar) }
    }
    add("\"")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": add("\\\"")
    case "\\": add("\\\\")
    case "\n": add("\\n")
    case "\t": add("\\t")
    case _ where scalar.isDeceptive:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: add(String(scalar))
    }
  }

  private mutating func add(_ text: StaticString) {
    add(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func add(_ text: String) {
    text.withBytes { add($0) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var rest = text
    while rest.count > piece.count - count {
      let part = rest[..<(piece.count - count)]
      fill(UnsafeBufferPointer(rebasing: part))
      handOn()
      rest = UnsafeBufferPointer(rebasing: rest[part.endIndex...])
    }
    fill(rest)
  }

  /// Adds a text for which there is room.
  private mutating func fill(_ text: UnsafeBufferPointer<UInt8>) {
    count = piece[count...].initialize(fromContentsOf: text)
  }

  /// Ends the line, and begins the next one with its blanks.
  private mutating func addLineEnd() {
    let deep: StaticString = "\n                "
    let blanks = indent * 2
    if blanks < deep.utf8CodeUnitCount {
      add(UnsafeBufferPointer(start: deep.utf8Start, count: 1 + blanks))
    } else {
      add("\n" + String(repeating: " ", count: blanks))
    }
  }

  /// Whether all bytes are characters that stand for themselves; nearly all texts have no others. None
  /// is left out, so that the processor may look at many of them together.
  private static func arePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in text {
      others |= byte &- 0x20 > 0x5E ? 1 : 0
      others |= byte == UInt8(ascii: "\"") ? 1 : 0
      others |= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return others == 0
  }
}
