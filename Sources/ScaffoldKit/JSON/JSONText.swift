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
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// The UTF-8 of ``text``.
  package var bytes: [UInt8] { Array(text.utf8) }
}

/// Writes a JSON document into a text.
private struct JSONWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func write(_ value: JSONText) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += String((value * 1000).rounded() / 1000)
    case .string(let value): quote(value)
    case .array(let elements):
      list(elements, between: "[", "]") { element, writer in writer.write(element) }
    case .object(let members):
      list(members, between: "{", "}") { member, writer in
        writer.quote(member.name)
        writer.text += ": "
        writer.write(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], between open: String, _ close: String,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    text += open
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      startLine()
      write(element, &self)
    }
    depth -= 1
    if !elements.isEmpty { startLine() }
    text += close
  }

  private mutating func startLine() {
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func quote(_ value: String) {
    text += "\""
    let scalars = value.unicodeScalars
    var plain = scalars.startIndex
    for index in scalars.indices {
      guard let escape = Self.escape(for: scalars[index]) else { continue }
      text += value[plain..<index]
      text += escape
      plain = scalars.index(after: index)
    }
    text += value[plain...]
    text += "\""
  }

  /// The escape sequence for a scalar; `nil` if the scalar needs none.
  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case " "..."~": return nil
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where scalar.isDeceptive:
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    default: return nil
    }
  }
}
