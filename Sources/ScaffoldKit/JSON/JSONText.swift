/// A JSON document to be written: members keep their order.
package enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number, written with up to three decimals.
  case number(Double)
  case string(String)
  case array([JSONText])
  /// An array whose elements are made one after the other when it is written.
  case elements(@Sendable () -> Elements)
  case object([Member])

  /// Elements that somebody makes, to the last.
  package struct Elements: Sequence, IteratorProtocol {
    private let make: () -> JSONText?

    /// What `make` answers, until it answers `nil`.
    package init(_ make: @escaping () -> JSONText?) { self.make = make }

    package mutating func next() -> JSONText? { make() }
  }

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
  package func write(to sink: ([UInt8]) -> Void) {
    withoutActuallyEscaping(sink) { sink in
      var writer = JSONWriter(sink)
      writer.write(self)
      writer.handOn()
    }
  }
}

/// Writes JSON documents byte by byte.
private struct JSONWriter {
  private var bytes: [UInt8] = []
  private var indent = 0
  private let sink: ([UInt8]) -> Void
  private static let pieceSize = 1 << 16

  init(_ sink: @escaping ([UInt8]) -> Void) { self.sink = sink }

  /// Hands on what has been written.
  mutating func handOn() {
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(_ value: JSONText) {
    switch value {
    case .null: add("null")
    case .boolean(let value): add(value ? "true" : "false")
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += String((value * 1000).rounded() / 1000).utf8
    case .string(let value): quote(value)
    case .array(let elements):
      list(elements, between: "[", "]") { element, writer in writer.write(element) }
    case .elements(let elements):
      list(elements(), between: "[", "]") { element, writer in writer.write(element) }
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
      if bytes.count >= Self.pieceSize { handOn() }
    }
    indent -= 1
    if !isEmpty { addLineEnd() }
    add(close)
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = value.withBytes { text in
      for byte in text where !Self.isPlain(byte) { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      for scalar in value.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      add("\\")
      bytes.append(UInt8(ascii: scalar))
    case "\n": add("\\n")
    case "\t": add("\\t")
    case _ where scalar.isDeceptive:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        add("\\u")
        bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += digits.utf8
      }
    default: bytes += String(scalar).utf8
    }
  }

  private mutating func add(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Ends the line, and begins the next one with its blanks.
  private mutating func addLineEnd() {
    let deep: StaticString = "\n                "
    let blanks = indent * 2
    if blanks < deep.utf8CodeUnitCount {
      bytes.append(contentsOf: UnsafeBufferPointer(start: deep.utf8Start, count: 1 + blanks))
    } else {
      add("\n")
      bytes += repeatElement(UInt8(ascii: " "), count: blanks)
    }
  }

  /// Whether the byte is a character that stands for itself; nearly all texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte <= 0x7E && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
