import ScaffoldSwift

/// The code of a mock that does not exist yet.
struct NewMock {
  private let name: String
  private let protocolName: String
  private let isIsolated: Bool
  private let conformances: [String]
  private var properties: [[CodeLine]] = []
  /// The functions, each with the properties that record it.
  private var functions: [(properties: [CodeLine], function: [CodeLine])] = []
  private(set) var missing: [String] = []
  private let isGrouped: Bool

  init(
    _ name: String, ofProtocol protocolName: String, _ entity: Int,
    _ requirements: MockRequirements, _ style: ProjectMockStyle, _ project: MockProject
  ) throws(MockRefusal) {
    (self.name, self.protocolName) = (name, protocolName)
    isGrouped = style.isGrouped
    let declarations = project.types.entities[entity].declarations.map(project.types.declaration)
    let inherited = Set(declarations.flatMap { $0.inheritance.compactMap(\.path.last) })
    conformances = inherited.contains("Sendable") ? ["@unchecked Sendable"] : []
    isIsolated = requirements.members.contains(where: \.isIsolated)
    if let open = requirements.associatedTypes.min() {
      throw MockRefusal("it has the associated type \(open)")
    }
    if requirements.hasUnknownTypes { throw MockRefusal("it inherits from a type of a library") }
    var names: Set<String> = []
    var known: Set<String> = []
    let counts = requirements.members.map(\.declaration.name)
    for required in requirements.members {
      let requirement = try Self.requirement(required)
      let isOverload =
        counts.count { $0 == required.declaration.name } > 1
        && !known.insert(required.declaration.name).inserted
      try add(requirement, required, style, &names, isOverload: isOverload, project.functionTypes)
    }
  }

  private static func requirement(_ required: RequiredMember) throws(MockRefusal) -> Requirement {
    let kind = required.declaration.kind
    guard kind == .function || kind == .property else {
      throw MockRefusal("it requires \(required.selector)")
    }
    do throws(AdditionError) {
      return try Requirement(parsing: required.file.lineOfCode(required.declaration.code))
    } catch {
      throw MockRefusal("\(required.selector) cannot be derived")
    }
  }

  private mutating func add(
    _ requirement: Requirement, _ required: RequiredMember, _ style: ProjectMockStyle,
    _ names: inout Set<String>, isOverload: Bool, _ functionTypes: Set<String>
  ) throws(MockRefusal) {
    guard let body = Self.emptyBody else { throw MockRefusal("it cannot be derived") }
    let words = requirement.parameters.flatMap(\.type.words) + (requirement.result?.words ?? [])
    if words.contains("Self") { throw MockRefusal("\(required.selector) uses Self") }
    if !requirement.isFunction {
      if let lines = StubProperty(requirement, in: body, MemberNeeds()).lines {
        properties.append(lines)
      } else {
        let stub = Implementation(
          of: requirement, in: body, among: [], needs: MemberNeeds(), isMock: true)
        functions.append(([], stub.lines))
      }
      return
    }
    let record =
      required.declaration.isStatic
      ? nil
      : style.record(of: requirement, names: names, isOverload: isOverload, functionTypes)
    guard let record else {
      let stub = Implementation(
        of: requirement, in: body, among: [], needs: MemberNeeds(), isMock: true)
      return functions.append(([], stub.lines))
    }
    missing += record.missing
    names.formUnion(record.properties.map(\.name))
    let all = style.lines(of: requirement, record, in: body, MemberNeeds()) ?? []
    let count = record.properties.flatMap(\.lines).count
    functions.append((Array(all.prefix(count)), Array(all.dropFirst(count == 0 ? 0 : count + 1))))
  }

  private static var emptyBody: TypeBody? {
    SwiftFile(ifReadable: Array("final class Mock {\n}".utf8))
      .flatMap { TypeBody.all(in: $0, path: "").first }
  }

  // MARK: Text

  func codeLines(isNested: Bool) -> [CodeLine] {
    let inherited = ([protocolName] + conformances).joined(separator: ", ")
    let head = "\(isNested ? "private " : "")final class \(name): \(inherited) {"
    var groups: [[CodeLine]] = properties.isEmpty ? [] : [properties.flatMap { $0 }]
    if isGrouped {
      for (properties, function) in functions {
        groups.append(properties + (properties.isEmpty ? [] : [CodeLine("")]) + function)
      }
    } else {
      let all = functions.flatMap(\.properties)
      if !all.isEmpty { groups.append(all) }
      groups += functions.map(\.function)
    }
    let body = Array(groups.joined(separator: [CodeLine("")])).map { line in
      CodeLine(line.text, level: line.text.isEmpty ? 0 : line.level + 1)
    }
    return (isIsolated ? [CodeLine("@MainActor")] : []) + [CodeLine(head)] + body + [CodeLine("}")]
  }

  func lines(isNested: Bool, unit: String) -> [String] {
    codeLines(isNested: isNested).map { line in
      String(repeating: unit, count: line.level) + line.text
    }
  }
}

extension RequiredMember {
  /// Whether the protocol or the requirement is isolated to the main actor.
  var isIsolated: Bool {
    isProtocolIsolated || declaration.attributes.contains { $0.text == "@MainActor" }
  }
}
