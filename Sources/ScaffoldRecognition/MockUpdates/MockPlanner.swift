import ScaffoldSwift

/// Collects the edits of mocks.
struct MockPlanner {
  var project: MockProject
  /// The modules whose mocks are updated; `nil` for all mocks.
  let names: Set<String>?
  var outdated: [MockUpdate.OutdatedMock] = []
  var missing: [MockUpdate.MissingMock] = []
  var notes: [MockNote] = []
  /// The protocols that have no mock, by their entities.
  var missingEntities: [Int] = []
  private var styles: ProjectMockStyle?
  private var calls: TestCalls?

  init(_ project: MockProject, modules names: Set<String>?) {
    (self.project, self.names) = (project, names)
  }

  var edits: [SourceEdit] {
    project.edited.map { SourceEdit(path: $0.key, text: $0.value) }
      .filter { project.sources[$0.path]?.text != $0.text }
      .sorted { $0.path < $1.path }
  }

  var modules: [RecognizedModule] {
    project.modules.filter { names?.contains($0.name) ?? true }
  }

  mutating func updateMocks() {
    for entity in mocks { update(entity) }
  }

  /// The mocks, in the order of their places.
  private var mocks: [Int] {
    let types = project.types
    let chosen = names.map { _ in Set(modules.flatMap(\.mocks).map(\.place)) }
    return types.entities.indices.filter { entity in
      let kind = types.entities[entity].kind
      guard kind != nil, kind != .protocol, kind != .typealias,
        types.file(of: entity).declaresMock(named: types.entities[entity].name),
        chosen?.contains(types.first(of: entity).place) ?? true
      else { return false }
      return project.conformances.protocols(of: entity).contains { !types.file(of: $0).isTest }
    }.sorted { types.first(of: $0).place < types.first(of: $1).place }
  }

  private mutating func update(_ entity: Int) {
    let types = project.types
    let (name, place) = (types.entities[entity].name, types.first(of: entity).place)
    let requirements = MockRequirements(of: entity, in: &project)
    guard !requirements.members.isEmpty else { return }
    let parts = project.parts(of: entity)
    let generator = types.file(of: entity).generator
    let comparison = MockComparison(
      requirements, parts, functionTypes: project.functionTypes, isGenerated: generator != nil)
    guard !comparison.isEmpty else { return }
    if let generator {
      if comparison.missing.isEmpty { return }
      return add(.generatedMock(typeName: name, generator: generator), at: place)
    }
    outdated.append(
      MockUpdate.OutdatedMock(
        typeName: name, place: place, missing: comparison.missing.map(\.selector),
        surplus: comparison.surplus.map(\.member.selector)))
    var replaced: [RequiredMember] = []
    var kept: [MockComparison.Surplus] = []
    // A member that gives way to one of its name goes first. The others show the style until all have been added.
    let names = Set(comparison.missing.map(\.declaration.name))
    let isFirst = { (surplus: MockComparison.Surplus) in
      surplus.replacement != nil || names.contains(surplus.member.name)
    }
    for surplus in comparison.surplus where isFirst(surplus) {
      switch replace(surplus, of: entity) {
      case .changed: if let done = surplus.replacement { replaced.append(done) }
      case .removed: break
      case .kept: kept.append(surplus)
      }
    }
    for required in comparison.missing
    where !replaced.contains(where: { $0.place == required.place }) {
      if !addMember(required, to: entity, requirements) { leave(required.selector) }
    }
    removeAgain(
      kept + comparison.surplus.filter { !isFirst($0) }, from: entity, requirements)
  }

  /// Tries again to remove members, because what was added may show that they were not edited.
  private mutating func removeAgain(
    _ kept: [MockComparison.Surplus], from entity: Int, _ requirements: MockRequirements
  ) {
    guard !kept.isEmpty else { return }
    let comparison = MockComparison(
      requirements, project.parts(of: entity), functionTypes: project.functionTypes,
      isGenerated: false)
    for old in kept {
      let again = comparison.surplus.first { $0.member.selector == old.member.selector }
      if let again, replace(again, of: entity) == .removed { continue }
      leave(old.member.selector)
      addNote(ofKept: old)
    }
  }

  /// Says of the mock that is updated that it keeps or lacks a member as before.
  private mutating func leave(_ selector: String) {
    outdated[outdated.count - 1].left.append(selector)
  }

  mutating func add(_ subject: MockNote.Subject, at place: SourcePlace) {
    let note = MockNote(subject: subject, place: place)
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: What is read once

  mutating func style() -> ProjectMockStyle {
    if let styles { return styles }
    let found = ProjectMockStyle(of: mocks, in: &project)
    styles = found
    return found
  }

  /// Whether tests or the mock itself call a function of the mock.
  mutating func isCalled(_ member: Declaration, of body: TypeBody) -> Bool {
    if calls == nil { calls = TestCalls(project.sources.values) }
    let name = body.typePath.last ?? body.typeName
    let code = CodeWords(Array(body.file.text[body.declaration.code]))
    return calls?.callFunction(member.name, of: name) == true || code.callsItself(member.name)
  }

  mutating func usesInTests(of name: String) -> [SourcePlace] {
    if calls == nil { calls = TestCalls(project.sources.values) }
    return calls?.places(of: name) ?? []
  }
}
