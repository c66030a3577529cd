import ScaffoldSwift

/// How most mocks of a project record calls, with the mocks that show it.
struct ProjectMockStyle {
  /// The mocks that show the style, the one with the most functions first.
  private(set) var models: [MockStyle] = []
  /// The mocks of the built-in templates, for what the project does not show.
  private let builtIn: [MockStyle]
  /// Whether the properties of a function are directly before it.
  private(set) var isGrouped = true
  /// The white space of one level of indentation; `nil` if the project has no mocks.
  private(set) var unit: String?

  /// The most mocks that are read for the style.
  private static let mostModels = 4

  init(of mocks: [Int], in project: inout MockProject) {
    var groups: [String: [MockStyle]] = [:]
    for entity in mocks where project.types.file(of: entity).generator == nil {
      let requirements = MockRequirements(of: entity, in: &project)
      let parts = project.parts(of: entity)
      guard !parts.isEmpty else { continue }
      let style = MockStyle(parts, among: requirements.keys)
      guard let pattern = Self.pattern(of: style) else { continue }
      groups[pattern, default: []].append(style)
    }
    let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    models = (most?.value ?? []).enumerated()
      .sorted {
        (-$0.element.neighbours.count, $0.offset) < (-$1.element.neighbours.count, $1.offset)
      }
      .prefix(Self.mostModels).map(\.element)
    isGrouped = models.first?.isGrouped ?? true
    unit = models.first.map { String(decoding: $0.parts[0].layout.unit, as: UTF8.self) }
    builtIn = BuiltInMock.all.compactMap(Self.style)
  }

  /// The names of a mock's properties around those of the functions: `invoked…`, `…Called`.
  private static func pattern(of style: MockStyle) -> String? {
    for neighbour in style.neighbours {
      for property in neighbour.properties where neighbour.assigns(property.name) {
        let name = CamelName([neighbour.function.name])
        if let found = name.surroundings(in: property.name) {
          return found.before + "…" + found.after
        }
      }
    }
    return nil
  }

  /// A function that records its calls in the style; `nil` if no mock shows how.
  func record(
    of requirement: Requirement, avoiding parts: [TypeBody], _ functionTypes: Set<String>
  ) -> MockRecord? {
    let names = Set(parts.flatMap { $0.members.flatMap(\.names) })
    let functions = parts.flatMap(\.members).filter { $0.kind == .function }.map(\.name)
    return record(
      of: requirement, names: names,
      isOverload: functions.contains(requirement.declaration.name), functionTypes)
  }

  func record(
    of requirement: Requirement, names: Set<String>, isOverload: Bool, _ functionTypes: Set<String>
  ) -> MockRecord? {
    func record(_ model: MockStyle) -> MockRecord? {
      var style = model
      style.names = names
      return MockRecord(
        of: requirement, in: style, functionTypes: functionTypes, isOverload: isOverload)
    }
    let own = models.lazy.compactMap(record)
    // The count of the second built-in mock is for functions without parameters.
    let fallbacks = requirement.parameters.isEmpty ? builtIn.suffix(1) : builtIn[...]
    let other = fallbacks.lazy.compactMap(record)
    guard var best = own.first(where: \.missing.isEmpty) ?? own.first else {
      return other.first(where: \.missing.isEmpty) ?? other.first
    }
    if !best.missing.isEmpty, let other = other.first { best.complete(from: other) }
    return best
  }

  /// The properties and the function of a record; `nil` without one.
  func lines(
    of requirement: Requirement, _ record: MockRecord?, in body: TypeBody, _ needs: MemberNeeds
  ) -> [CodeLine]? {
    guard let record else { return nil }
    let members = MemberStyle(of: body, among: [])
    let head = [members.prefix(of: requirement, needs: needs), requirement.plainCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let properties = record.properties.flatMap(\.lines)
    let function =
      record.isOneLine
      ? [CodeLine("\(head) { \(record.lines.map(\.text).joined(separator: "; ")) }")]
      : members.block(head, record.lines.map { CodeLine($0.text, level: $0.level + 1) })
    return properties + (properties.isEmpty ? [] : [CodeLine("")]) + function
  }

  private static func style(of code: String) -> MockStyle? {
    guard let file = SwiftFile(ifReadable: Array(code.utf8)) else { return nil }
    let parts = TypeBody.all(in: file, path: "BuiltInMock.swift")
    let keys = parts.flatMap(\.declaration.members).filter { $0.kind == .function }
      .flatMap(\.requirementKeys)
    return parts.isEmpty ? nil : MockStyle(parts, among: Set(keys))
  }
}
