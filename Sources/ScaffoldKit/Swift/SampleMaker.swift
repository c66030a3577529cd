/// Writes expressions of given types for tests. Each is different, so that a test fails if two arguments
/// are swapped.
struct SampleMaker {
  private var number = 0
  private var flag = false
  /// Whether a type of the user's own may be left out where it is optional or in a collection:
  /// `nil` is an `Item?`, whatever an `Item` is.
  private let leavesOutOwnTypes: Bool
  /// The samples of the user's own types.
  private let ownTypes: [String: Sample]

  init(leavesOutOwnTypes: Bool = false, ownTypes: [String: Sample] = [:]) {
    self.leavesOutOwnTypes = leavesOutOwnTypes
    self.ownTypes = ownTypes
  }

  /// An expression and whether `==` can compare its type.
  struct Sample {
    let text: String
    let isComparable: Bool
    /// What a `JSONDecoder` with dates in ISO 8601 turns into the value, if that is known.
    var json: String?
  }

  /// An expression of the type for a value called `name`; `nil` if nothing is known of the type.
  ///
  /// For a `String` it is `"name"`, for an `[Int]` `[1]`, for a closure `{ _ in }`.
  mutating func sample(of type: TypeSyntax, named name: String) -> Sample? {
    if type.isVoid { return Sample(text: "()", isComparable: false) }
    if !ownTypes.isEmpty, let sample = ownTypes[type.text] { return sample }
    return switch type {
    case .named(let components): named(type, components, name)
    case .optional(let inner): sample(of: inner, named: name) ?? absence(of: inner, "nil", "null")
    case .array(let element): list(of: element, name)
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
    case ("Set", 1), ("ContiguousArray", 1): return list(of: arguments[0], name)
    case ("ArraySlice", 1):
      // No JSON: it is the one list that cannot be decoded.
      return list(of: arguments[0], name).map {
        Sample(text: $0.text, isComparable: $0.isComparable)
      }
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
    case "String": Self.literal("\"\(name)\"")
    case "Substring": Sample(text: "\"\(name)\"", isComparable: true)
    case "StaticString": Sample(text: "\"\(name)\"", isComparable: false)
    case "Any": Sample(text: "\"\(name)\"", isComparable: false)
    case "Bool": Self.literal(nextFlag())
    case "Character", "UnicodeScalar": Sample(text: "\"\(nextLetter())\"", isComparable: true)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      Self.literal("\(nextNumber())")
    case "Float", "Double", "Float32", "Float64", "TimeInterval", "CGFloat":
      Self.literal("\(nextNumber()).5")
    default: numbered(type, name)
    }
  }

  private mutating func numbered(_ type: String, _ name: String) -> Sample? {
    let sample = Self.sample(ofFoundation: type, name, number % 99 + 1)
    return sample.map { sample in
      _ = nextNumber()
      return sample
    }
  }

  private static func sample(
    ofFoundation type: String, _ name: String, _ number: Int
  ) -> Sample? {
    switch type {
    case "Duration": return sample(".seconds(\(number))", json: SampleJSON.duration(number))
    case "Decimal": return sample("Decimal(\(number))", json: "\(number)")
    case "Data": return sample("Data([\(number)])", json: SampleJSON.data(number))
    case "Date":
      return sample("Date(timeIntervalSince1970: \(number))", json: SampleJSON.date(number))
    case "URL":
      // The path must not exist, because a folder's URL ends in a slash. It is ASCII, because file
      // systems normalize other letters in different ways.
      let file = name.utf8.allSatisfy { $0 < 0x80 } ? name : "\(number)"
      return sample("URL(fileURLWithPath: \"/a/\(file)\")", json: "\"file:///a/\(file)\"")
    case "UUID":
      let zeros = String(repeating: "0, ", count: 15)
      return sample("UUID(uuid: (\(zeros)\(number)))", json: SampleJSON.uuid(number))
    case "IndexPath": return sample("IndexPath(index: \(number))", json: nil)
    case "Locale": return sample("Locale(identifier: \"\(name)\")", json: nil)
    default: return nil
    }
  }

  private static func sample(_ text: String, json: String?) -> Sample {
    Sample(text: text, isComparable: true, json: json)
  }

  /// A literal that JSON writes in the same way.
  private static func literal(_ text: String) -> Sample { sample(text, json: text) }

  private mutating func list(of element: TypeSyntax, _ name: String) -> Sample? {
    guard let sample = sample(of: element, named: name) else {
      return absence(of: element, "[]", "[]")
    }
    return Sample(
      text: "[\(sample.text)]", isComparable: sample.isComparable,
      json: sample.json.map { "[\($0)]" })
  }

  private mutating func dictionary(
    _ key: TypeSyntax, _ value: TypeSyntax, _ name: String
  ) -> Sample? {
    guard let keySample = sample(of: key, named: name) else { return nil }
    // Only these types are keys of a JSON object.
    let member: String? =
      switch key.name {
      case "String": keySample.text
      case "Int": "\"\(keySample.text)\""
      default: nil
      }
    guard let sample = sample(of: value, named: name) else {
      return member == nil ? nil : absence(of: value, "[:]", "{}")
    }
    let json = sample.json.flatMap { json in member.map { "{\($0): \(json)}" } }
    return Sample(
      text: "[\(keySample.text): \(sample.text)]", isComparable: sample.isComparable, json: json)
  }

  /// A value without an element of the type, which must be the user's own.
  private func absence(of type: TypeSyntax, _ text: String, _ json: String) -> Sample? {
    guard leavesOutOwnTypes, type.isOwn else { return nil }
    return Sample(text: text, isComparable: true, json: json)
  }

  private mutating func tuple(_ elements: [TypeSyntax.Element], _ name: String) -> Sample? {
    var texts: [String] = []
    for element in elements {
      guard let sample = sample(of: element.type, named: name) else { return nil }
      texts.append((element.label.map { "\($0): " } ?? "") + sample.text)
    }
    return Sample(text: "(\(texts.joined(separator: ", ")))", isComparable: false)
  }

  /// Ranges of `Int`, `UInt` and `Double`, between whole numbers: other types have no literal that is sure to compile.
  private mutating func range(_ bound: TypeSyntax, _ sign: String) -> Sample? {
    guard let name = bound.name, ["Int", "UInt", "Double"].contains(name) else { return nil }
    let lower = nextNumber()
    return Self.sample("\(lower)\(sign)\(lower + 1)", json: "[\(lower), \(lower + 1)]")
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
