import ScaffoldSwift

/// Collects the edits of an addition.
struct AdditionPlanner {
  private let requirement: Requirement
  private let choice: LinkChoice
  private let module: RecognizedModule
  private var sources: ProjectSources
  private var siblings: Set<RequirementKey> = []
  private var protocolAccess: String?
  private(set) var planned: PlannedEdits
  private(set) var notes: [AdditionNote] = []

  init(
    _ requirement: Requirement, _ choice: LinkChoice, in module: RecognizedModule,
    _ sources: [SourceText]
  ) {
    (self.requirement, self.choice, self.module) = (requirement, choice, module)
    self.sources = ProjectSources(sources)
    planned = PlannedEdits(of: requirement)
  }

  /// Adds the requirement to the protocol.
  mutating func addRequirement() throws(AdditionError) {
    let found = ProtocolBody(try sources.body(at: choice.requiredProtocol.place))
    if let known = found.requirement(clashingWith: requirement.key) {
      throw .alreadyRequired(requirement.selector, found.body.place(of: known))
    }
    (siblings, protocolAccess) = (found.keys, found.access)
    planned.edit(found.body) { found.insert(requirement, into: &$0) }
  }

  /// Adds an implementation to a type.
  mutating func addImplementation(in conformance: Conformance) throws(AdditionError) {
    let body = try sources.body(at: conformance.place)
    let parts = try sources.parts(of: body, in: module)
    if try !hasMember(in: parts) { addImplementation(in: body, needs: needs(of: parts)) }
  }

  /// Adds to a mock what its other requirements have.
  mutating func addRecord(to mock: Mock) throws(AdditionError) {
    if let generator = mock.generator {
      addNote(.generatedMock(typeName: mock.typeName, generator: generator), at: mock.place)
      return
    }
    let body = try sources.body(at: mock.place)
    let parts = try sources.parts(of: body, in: module).sorted { !$0.isExtension && $1.isExtension }
    if try hasMember(in: parts) { return }
    let own = parts.filter { $0.path == body.path }
    let style = MockStyle(own, among: siblings)
    let types = sources.functionTypes
    if let record = MockPropertyRecord(of: requirement, in: own, among: siblings) {
      planned.edit(body) { edits in
        MemberPlacement(record.part).insert(
          record.lines, after: record.anchor, blankLines: record.blankLines, into: &edits)
      }
      return
    }
    guard requirement.isFunction,
      let record = MockRecord(of: requirement, in: style, functionTypes: types)
    else {
      if requirement.isFunction, style.hasStatements {
        addNote(.unrecorded("the call", typeName: body.typeName), at: mock.place)
      }
      return addImplementation(in: body, needs: needs(of: parts), isMock: true)
    }
    let placement = MockPlacement(
      record, of: requirement, in: style, among: siblings, needs: needs(of: parts))
    planned.edit(body) { placement.insert(into: &$0) }
    for part in record.missing {
      addNote(.unrecorded(part, typeName: body.typeName), at: mock.place)
    }
  }

  private mutating func addImplementation(
    in body: TypeBody, needs: MemberNeeds, isMock: Bool = false
  ) {
    let implementation = Implementation(
      of: requirement, in: body, among: siblings, needs: needs, isMock: isMock)
    planned.edit(body) { edits in
      MemberPlacement(body).insert(
        implementation.lines, after: implementation.anchor,
        blankLines: implementation.blankLines, into: &edits)
    }
  }

  /// Says that nothing calls the requirement yet, and where it could be called.
  mutating func addNoteOfCall() throws(AdditionError) {
    let link = choice.link
    let holder = try sources.bodies(at: link.place.path).first { body in
      body.members.contains {
        $0.kind == .property && body.place(of: $0).line == link.place.line
          && $0.names.contains(link.property)
      }
    }
    let property = holder?.members.first {
      $0.kind == .property && $0.names.contains(link.property)
    }
    let isOptional = property?.resultType?.hasSuffix("?") ?? (link.strength == .weak)
    let call = "\(link.property)\(isOptional ? "?" : "").\(requirement.selector)"
    addNote(.noCall(call, typeName: link.fromType), at: link.place)
  }

  private mutating func addNote(_ subject: AdditionNote.Subject, at place: SourcePlace) {
    notes.append(AdditionNote(subject: subject, place: place))
  }

  /// The new texts, after a check that they declare what was added.
  mutating func checkedEdits() throws(AdditionError) -> [SourceEdit] {
    try planned.checked(by: 1, in: &sources)
  }
}

// MARK: Types

extension AdditionPlanner {
  /// Whether a type has the member already, of which a note is made then.
  private mutating func hasMember(in parts: [TypeBody]) throws(AdditionError) -> Bool {
    for part in parts {
      for member in part.members where member.clashes(with: requirement.key) {
        guard requirement.isImplemented(by: member) else {
          throw .clash(requirement.selector, typeName: part.typeName, part.place(of: member))
        }
        addNote(
          .existingMember(requirement.selector, typeName: part.typeName), at: part.place(of: member)
        )
        return true
      }
    }
    return false
  }

  private func needs(of parts: [TypeBody]) -> MemberNeeds {
    MemberNeeds(of: parts, for: protocolAccess)
  }
}
