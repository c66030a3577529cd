import ScaffoldSwift

/// Finds the members of a mock that record the calls of a function which no protocol requires.
struct MockRecorder {
  private let parts: [TypeBody]
  private let siblings: Set<RequirementKey>
  private let functionTypes: Set<String>
  private let style: MockStyle

  init(_ requirements: MockRequirements, _ parts: [TypeBody], functionTypes: Set<String>) {
    self.parts = parts
    self.functionTypes = functionTypes
    siblings = requirements.keys
    let functions = parts.flatMap(\.declaration.members).filter { $0.kind == .function }
    style = MockStyle(parts, among: siblings.union(functions.flatMap(\.requirementKeys)))
  }

  /// Whether a function records its calls, in properties of its own or by its name.
  func isRecording(_ member: Declaration) -> Bool {
    guard let neighbour = neighbour(member) else { return false }
    return !neighbour.properties.isEmpty
      || neighbour.statements.contains { statement in
        statement.code.words.contains { $0 == "#function" || $0.hasPrefix("\"\(member.name)") }
      }
  }

  /// The member and its properties, if they are as the style of the mock writes them; `nil` if they were edited.
  func record(
    of member: Declaration, in part: TypeBody
  ) -> [(part: TypeBody, member: Declaration)]? {
    guard member.kind == .function || member.accessors != nil else {
      return isStub(member, in: part) ? [(part, member)] : nil
    }
    guard let requirement = Self.requirement(member, in: part.file) else { return nil }
    let own = parts.filter { $0.path == part.path }
    if let found = RecordRemoval(requirement, own, siblings: siblings, functionTypes).members {
      return found
    }
    guard let neighbour = neighbour(member), isPlain(neighbour, in: part) else { return nil }
    let places = Set(neighbour.properties.map(\.code.lowerBound) + [member.code.lowerBound])
    return own.flatMap { part in
      part.declaration.members.filter { places.contains($0.code.lowerBound) }
        .map { (part: part, member: $0) }
    }
  }

  private func neighbour(_ member: Declaration) -> MockNeighbour? {
    style.neighbours.first { $0.function.code == member.code }
  }

  /// Whether a function does nothing but record its call, in properties that have usual values.
  private func isPlain(_ neighbour: MockNeighbour, in part: TypeBody) -> Bool {
    guard let body = neighbour.function.body,
      !part.file.comments.contains(where: { $0.overlaps(body) })
    else { return false }
    if neighbour.statements.isEmpty {
      return neighbour.result == nil && part.file.text[body].allSatisfy { $0 <= 0x20 }
    }
    let owned = Set(neighbour.properties.map(\.name))
    for (index, statement) in neighbour.statements.enumerated() {
      let isLast = index == neighbour.statements.count - 1
      let words = statement.code.words
      guard statement.use(in: neighbour, isLast: isLast) != nil,
        !owned.isDisjoint(with: words) || words.contains("#function")
      else { return false }
    }
    return neighbour.properties.allSatisfy { property in
      style.part(of: property).map { isPlain(property, in: $0) } ?? false
    }
  }

  /// Whether a property is stored, and has the value with which a mock usually begins.
  private func isStub(_ member: Declaration, in part: TypeBody) -> Bool {
    guard member.kind == .property, member.names.count == 1, !member.isConstant(in: part.file)
    else { return false }
    let isOptional = member.resultType.map { TypeText($0).isOptional } ?? false
    let code = CodeText(String(decoding: part.file.text[member.code], as: UTF8.self))
    return (isOptional || code.words.contains("=")) && isPlain(member, in: part)
  }

  private static let usualValues: Set<String> = ["false", "0", "nil", "\"\"", "[]", "[:]"]

  /// Whether a property has no value, or one that a mock usually begins with.
  private func isPlain(_ property: Declaration, in part: TypeBody) -> Bool {
    guard property.accessors == nil, property.body == nil else { return true }
    let code = CodeText(String(decoding: part.file.text[property.code], as: UTF8.self))
    guard let place = code.words.lastIndex(of: "="), code.word(place - 1) != "=" else {
      return true
    }
    let value = code.text(place + 1..<code.count)
    return Self.usualValues.contains(value) || value.hasPrefix("[") && value.hasSuffix("]()")
      || value.hasSuffix(".success(())") || value == ".success(())"
  }

  /// The requirement that a function or a property would implement.
  private static func requirement(_ member: Declaration, in file: SwiftFile) -> Requirement? {
    let parts = member.attributes + member.modifiers.filter { $0.text != "static" }
    let start = parts.map(\.range.upperBound).max() ?? member.code.lowerBound
    var code = file.lineOfCode(start..<max(start, member.head.upperBound))
    if member.kind == .property {
      code += member.isWritable(in: file) ? " { get set }" : " { get }"
    }
    do {
      return try Requirement(parsing: code)
    } catch {
      // It is a function of the mock's own, such as one with default values.
      return nil
    }
  }
}

extension MockRequirements {
  /// What tells the requirements apart.
  var keys: Set<RequirementKey> { Set(members.flatMap(\.declaration.requirementKeys)) }
}
