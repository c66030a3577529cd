extension TypeSyntax {
  /// An expression for an empty value of the type: `nil`, `0`, `""`, `[]`. `nil` if none is known.
  var emptyValue: String? {
    switch self {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .tuple(let elements): Self.emptyTuple(elements)
    case .named: name.flatMap { Self.emptyValues[$0] }
    case .function, .composition, .existential, .member, .attributed: nil
    }
  }

  private static func emptyTuple(_ elements: [Element]) -> String? {
    var texts: [String] = []
    for element in elements {
      guard let value = element.type.emptyValue else { return nil }
      texts.append((element.label.map { "\($0): " } ?? "") + value)
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private static let emptyValues: [String: String] = {
    var values = [
      "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Set": "[]", "ArraySlice": "[]",
      "ContiguousArray": "[]", "Data": "Data()", "IndexSet": "IndexSet()", "Duration": ".zero",
    ]
    let numbers = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "Float32", "Float64", "TimeInterval", "CGFloat", "Decimal",
    ]
    for number in numbers { values[number] = "0" }
    return values
  }()
}
