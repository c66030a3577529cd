/// A JSON document to be written: members keep their order.
package indirect enum JSONText: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number, written with up to three decimals.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// A named value of an object.
  package struct Member: Sendable, Hashable {
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
  package var text: String {
    var text = ""
    write(into: &text, indent: 0)
    return text
  }

  private func write(into text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += String(value)
    case .integer(let value): text += String(value)
    case .number(let value): text += String((value * 1000).rounded() / 1000)
    case .string(let value): Self.quote(value, into: &text)
    case .array(let elements):
      Self.write(elements, between: "[", "]", into: &text, indent) { element, text in
        element.write(into: &text, indent: indent + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", into: &text, indent) { member, text in
        Self.quote(member.name, into: &text)
        text += ": "
        member.value.write(into: &text, indent: indent + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, into text: inout String,
    _ indent: Int, _ write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
      write(element, &text)
    }
    if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    if value.utf8.allSatisfy({ isPlain($0) }) {
      text += value
      text += "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isDeceptive:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Whether the byte is a character that stands for itself; nearly all texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
