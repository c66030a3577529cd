/// A JSON document to be written. Members are written in their order.
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

  /// The document, indented by two spaces for each level, and without a final newline.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The UTF-8 of ``text``.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }
}

/// Writes a JSON document into a text.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

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
    _ elements: [Element], between open: String, _ close: String,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    add(open)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { add(",") }
      startLine()
      write(element, &self)
    }
    depth -= 1
    if !elements.isEmpty { startLine() }
    add(close)
  }

  private mutating func startLine() {
    add("\n" + String(repeating: "  ", count: depth))
  }

  private mutating func quote(_ value: String) {
    add("\"")
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n": add("\\n")
      case "\t": add("\\t")
      case "\"", "\\":
        add("\\")
        bytes.append(UInt8(ascii: scalar))
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F:
        bytes.append(UInt8(ascii: scalar))
      case _ where scalar.isDeceptive: add(Self.codeUnits(of: scalar))
      default: add(String(scalar))
      }
    }
    add("\"")
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// The escape sequences for a scalar.
  private static func codeUnits(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension JSONText {
  /// A value that was read.
  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let text): self = Int(text).map(JSONText.integer) ?? .number(Double(text) ?? 0)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSONText.init))
    case .object(let members): self = .object(members.map { Member($0.name, JSONText($0.value)) })
    }
  }
}
