/// Writes expressions of given types for tests, each time another one: a test that swaps two
/// arguments must notice it.
struct SampleMaker {
  private var number = 0
  private var flag = false

  /// An expression and whether `==` can compare its type.
  struct Sample {
    let text: String
    let isComparable: Bool
  }

  /// An expression of the type for a value called `name`; `nil` if nothing is known of the type.
  ///
  /// For a `String` it is `"name"`, for an `[Int]` `[1]`, for a closure `{ _ in }`.
  mutating func sample(of type: TypeSyntax, named name: String) -> Sample? {
    if type.isVoid { return Sample(text: "()", isComparable: false) }
    return switch type {
    case .named(let components): named(type, components, name)
    case .optional(let inner): sample(of: inner, named: name)
    case .array(let element): list(of: element, name, isComparable: true)
    case .dictionary(let key, let value): dictionary(key, value, name)
    case .tuple(let elements): tuple(elements, name)
    case .function(let function): closure(function, name)
    case .existential(let inner): existential(inner, name)
    case .composition, .member, .attributed: nil
    }
  }

  // MARK: Kinds of types

  private mutating func named(
    _ type: TypeSyntax, _ components: [TypeSyntax.Component], _ name: String
  ) -> Sample? {
    guard let typeName = type.name, let arguments = components.last?.arguments else { return nil }
    if arguments.isEmpty { return simple(typeName, name) }
    switch (typeName, arguments.count) {
    case ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1):
      return list(of: arguments[0], name, isComparable: true)
    case ("Range", 1): return range(arguments[0], "..<")
    case ("ClosedRange", 1): return range(arguments[0], "...")
    case ("Result", 2):
      return sample(of: arguments[0], named: name).map {
        Sample(text: ".success(\($0.text))", isComparable: false)
      }
    default: return nil
    }
  }

  private mutating func simple(_ type: String, _ name: String) -> Sample? {
    switch type {
    case "String", "Substring": Sample(text: "\"\(name)\"", isComparable: true)
    case "StaticString": Sample(text: "\"\(name)\"", isComparable: false)
    case "Any": Sample(text: "\"\(name)\"", isComparable: false)
    case "Bool": Sample(text: nextFlag(), isComparable: true)
    case "Character", "UnicodeScalar": Sample(text: "\"\(nextLetter())\"", isComparable: true)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      Sample(text: "\(nextNumber())", isComparable: true)
    case "Float", "Double", "Float32", "Float64", "TimeInterval", "CGFloat":
      Sample(text: "\(nextNumber()).5", isComparable: true)
    case "Duration": Sample(text: ".seconds(\(nextNumber()))", isComparable: true)
    case "Decimal": Sample(text: "Decimal(\(nextNumber()))", isComparable: true)
    case "Data": Sample(text: "Data([\(nextNumber())])", isComparable: true)
    case "Date":
      Sample(text: "Date(timeIntervalSince1970: \(nextNumber()))", isComparable: true)
    case "URL": Sample(text: "URL(fileURLWithPath: \"/\(name)\")", isComparable: true)
    case "UUID":
      Sample(
        text: "UUID(uuid: (\(String(repeating: "0, ", count: 15))\(nextNumber())))",
        isComparable: true)
    case "IndexPath": Sample(text: "IndexPath(index: \(nextNumber()))", isComparable: true)
    case "Locale": Sample(text: "Locale(identifier: \"\(name)\")", isComparable: true)
    default: nil
    }
  }

  private mutating func list(
    of element: TypeSyntax, _ name: String, isComparable: Bool
  ) -> Sample? {
    sample(of: element, named: name).map {
      Sample(text: "[\($0.text)]", isComparable: isComparable && $0.isComparable)
    }
  }

  private mutating func dictionary(
    _ key: TypeSyntax, _ value: TypeSyntax, _ name: String
  ) -> Sample? {
    guard let key = sample(of: key, named: name), let value = sample(of: value, named: name) else {
      return nil
    }
    return Sample(text: "[\(key.text): \(value.text)]", isComparable: value.isComparable)
  }

  private mutating func tuple(_ elements: [TypeSyntax.Element], _ name: String) -> Sample? {
    var texts: [String] = []
    for element in elements {
      guard let sample = sample(of: element.type, named: name) else { return nil }
      texts.append((element.label.map { "\($0): " } ?? "") + sample.text)
    }
    return Sample(text: "(\(texts.joined(separator: ", ")))", isComparable: false)
  }

  /// Ranges of whole numbers only: those of other types have no literal that is sure to compile.
  private mutating func range(_ bound: TypeSyntax, _ sign: String) -> Sample? {
    guard bound.name?.hasSuffix("Int") == true || bound.name == "Double" else { return nil }
    let lower = nextNumber()
    return Sample(text: "\(lower)\(sign)\(lower + 1)", isComparable: true)
  }

  private mutating func closure(_ type: TypeSyntax.FunctionType, _ name: String) -> Sample? {
    let inputs = type.inputs.map { _ in "_" }.joined(separator: ", ")
    let head = inputs.isEmpty ? "" : "\(inputs) in"
    if type.output.isVoid {
      return Sample(text: head.isEmpty ? "{}" : "{ \(head) }", isComparable: false)
    }
    return sample(of: type.output, named: name).map {
      let words = head.isEmpty ? ["{", $0.text, "}"] : ["{", head, $0.text, "}"]
      return Sample(text: words.joined(separator: " "), isComparable: false)
    }
  }

  private mutating func existential(_ type: TypeSyntax, _ name: String) -> Sample? {
    switch type.name {
    case "Error": Sample(text: "CancellationError()", isComparable: false)
    case "Sendable", "StringProtocol", "CustomStringConvertible":
      Sample(text: "\"\(name)\"", isComparable: false)
    default: nil
    }
  }

  // MARK: Values

  private mutating func nextNumber() -> Int {
    number = number % 99 + 1
    return number
  }

  private mutating func nextFlag() -> String {
    flag.toggle()
    return flag ? "true" : "false"
  }

  private mutating func nextLetter() -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "a") + UInt8(nextNumber() % 26))
  }
}
