import ScaffoldSwift

/// A value of JSON that is written as text, with its members in the given order.
indirect enum JSONText {
  case string(String)
  case number(Int)
  case decimal(String)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// The text with two spaces for each level, and a line end after it.
  var text: String {
    var result = ""
    write(to: &result, indentation: "")
    return result + "\n"
  }

  private func write(to result: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .string(let text): Self.write(text, to: &result)
    case .number(let number): result += String(number)
    case .decimal(let text): result += text
    case .bool(let value): result += value ? "true" : "false"
    case .null: result += "null"
    case .array(let values) where values.isEmpty: result += "[]"
    case .object(let members) where members.isEmpty: result += "{}"
    case .array(let values):
      result += "[\n"
      for (index, value) in values.enumerated() {
        result += inner
        value.write(to: &result, indentation: inner)
        result += index + 1 < values.count ? ",\n" : "\n"
      }
      result += indentation + "]"
    case .object(let members):
      result += "{\n"
      for (index, member) in members.enumerated() {
        result += inner
        Self.write(member.0, to: &result)
        result += ": "
        member.1.write(to: &result, indentation: inner)
        result += index + 1 < members.count ? ",\n" : "\n"
      }
      result += indentation + "}"
    }
  }

  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.mayDeceive:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
