import ScaffoldSwift

/// The types and values of the properties in which a mock records calls.
struct MockedValue {
  let neighbour: MockNeighbour
  let requirement: Requirement
  /// The parameters of the requirement that can be stored.
  let stored: [Parameter]

  /// What is usual for a type; `nil` if it has no usual value.
  static func usual(for type: TypeText) -> String? {
    if type.isOptional { return "nil" }
    switch type.text {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Double", "Float", "CGFloat", "Int64", "UInt", "TimeInterval", "Decimal": return "0"
    default: break
    }
    guard type.words.first == "[", type.code.partner(of: 0) == type.words.count - 1 else {
      return nil
    }
    var place = 1
    while place < type.words.count, type.words[place] != ":" {
      place = type.code.index(after: place)
    }
    return place < type.words.count ? "[:]" : "[]"
  }

  /// The type of a property for a parameter or a result; `nil` if it cannot be derived.
  static func type(_ type: TypeText, from old: TypeText, to new: TypeText) -> TypeText? {
    if ["Any", "AnyHashable"].contains(type.wrapped.text) { return type }
    guard let found = type.replacing(old, with: new) else { return nil }
    // An optional value that was returned as it is must be unwrapped for another result.
    let isLessOptional = old.isOptional && !new.isOptional && type.text == old.text
    return isLessOptional ? TypeText(found.wrapped.grouped + "!") : found
  }

  /// The type of a property that holds the parameters in a tuple.
  func tuple(_ type: TypeText) -> TypeText? {
    guard
      let open = type.words.indices.first(where: { place in
        guard type.words[place] == "(", let close = type.code.partner(of: place) else {
          return false
        }
        return type.code.elements(in: place + 1..<close).count > 1
      }), let close = type.code.partner(of: open), type.code.arrows.isEmpty || !stored.isEmpty
    else { return nil }
    let hasLabels = type.words[open..<close].contains(":")
    var elements = stored.map { parameter in
      (hasLabels || stored.count == 1 ? "\(parameter.name ?? "_"): " : "")
        + parameter.type.stored.text
    }
    if elements.count == 1 { elements.append("Void") }
    return TypeText(
      type.code.replacing([(open + 1..<close, elements.joined(separator: ", "))]))
  }

  /// The type of a property with a closure that gets the parameters.
  ///
  /// - Parameter hasResult: whether the function returns what the closure returns.
  func closure(_ type: TypeText, hasResult: Bool) -> TypeText? {
    let code = type.code
    var range = 0..<code.count
    while let open = range.first, code.words[open] == "(", let close = code.partner(of: open),
      code.words[(close + 1)..<range.upperBound].allSatisfy({ ["?", "!"].contains($0) })
    {
      range = open + 1..<close
    }
    while code.word(range.lowerBound) == "@", range.count > 2 { range.removeFirst(2) }
    guard let open = range.first, code.words[open] == "(", let close = code.partner(of: open),
      let arrow = code.arrows.first(where: { $0 > close }), arrow < range.upperBound,
      code.words[(close + 1)..<arrow].allSatisfy({ ["async", "throws"].contains($0) })
    else { return nil }
    let types = requirement.parameters.map(\.type.passed)
    let effects = requirement.declaration.effects.map { $0 + " " }.joined()
    let result = hasResult ? requirement.result?.text ?? "Void" : "Void"
    let new = "(\(types.joined(separator: ", "))) \(effects)-> \(result)"
    return TypeText(code.replacing([(range, new)]))
  }
}

extension TypeText {
  /// The type of a parameter of a closure that gets the parameter.
  var passed: String {
    words.suffix(3) == [".", ".", "."] || word(0) == "some" ? stored.text : text
  }
}
