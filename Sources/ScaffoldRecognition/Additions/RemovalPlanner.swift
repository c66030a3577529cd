import ScaffoldSwift

/// Collects the edits of a removal.
struct RemovalPlanner {
  private let requirement: Requirement
  private let module: RecognizedModule
  private let choice: LinkChoice
  /// Where the protocol is.
  private let place: SourcePlace
  private var sources: ProjectSources
  /// The other requirements of the protocol.
  private let siblings: Set<RequirementKey>
  private(set) var planned: PlannedEdits
  private(set) var notes: [AdditionNote] = []

  /// Removes the requirement from the protocol.
  init(
    of name: String, _ choice: LinkChoice, in module: RecognizedModule, _ sources: [SourceText]
  ) throws(AdditionError) {
    (self.module, self.choice) = (module, choice)
    place = choice.requiredProtocol.place
    self.sources = ProjectSources(sources)
    let found = ProtocolBody(try self.sources.body(at: choice.requiredProtocol.place))
    let member = try found.requirement(named: name)
    requirement = try Requirement(parsing: found.body.file.lineOfCode(member.code))
    siblings = found.keys.subtracting([requirement.key])
    planned = PlannedEdits(of: requirement)
    planned.edit(found.body) { MemberRemoval(found.body).remove(member, from: &$0) }
  }

  /// Removes the implementation from a type, if it is a stub.
  mutating func removeImplementation(in conformance: Conformance) throws(AdditionError) {
    let body = try sources.body(at: conformance.place)
    try removeStub(from: sources.parts(of: body, in: module))
  }

  /// Removes the function of a mock with its properties, if they are as an addition writes them.
  mutating func removeRecord(of mock: Mock) throws(AdditionError) {
    if let generator = mock.generator {
      addNote(.generatedMock(typeName: mock.typeName, generator: generator), at: mock.place)
      return
    }
    let body = try sources.body(at: mock.place)
    let parts = try sources.parts(of: body, in: module)
      .sorted { !$0.isExtension && $1.isExtension }
    let own = parts.filter { $0.path == body.path }
    let record = RecordRemoval(requirement, own, siblings: siblings, sources.functionTypes)
    guard try otherProtocol(of: parts) == nil, let members = record.members else {
      return try removeStub(from: parts)
    }
    planned.edit(body) { edits in
      for (part, member) in members { MemberRemoval(part).remove(member, from: &edits) }
    }
  }

  /// Says where the sources that were read use the requirement, on what can be the other end of the link.
  mutating func addNotesOfUses() throws(AdditionError) {
    var bodies: [TypeBody] = []
    // A source that cannot be read is not edited either.
    for path in module.files where sources.knownFile(at: path) != nil {
      bodies += try sources.bodies(at: path)
    }
    let receivers = LinkReceivers(of: choice, in: module, bodies)
    for path in module.files {
      guard let file = sources.knownFile(at: path) else { continue }
      let places = PlaceFinder(path: path, text: file.text)
      for place in file.uses(of: requirement) {
        let offset = file.tokens[place].range.lowerBound
        // Of types within each other, the inner one is the last.
        let body = bodies.last { $0.path == path && $0.declaration.code.contains(offset) }
        guard let body, body.declaration.kind != .protocol,
          receivers.have(memberAt: place, in: body, isFunction: requirement.isFunction)
        else { continue }
        addNote(.use(requirement.selector), at: places.place(at: offset))
      }
    }
  }

  /// The new texts, after a check that they do not declare what was removed.
  mutating func checkedEdits() throws(AdditionError) -> [SourceEdit] {
    try planned.checked(by: -1, in: &sources)
  }

  private mutating func addNote(_ subject: AdditionNote.Subject, at place: SourcePlace) {
    notes.append(AdditionNote(subject: subject, place: place))
  }

  private mutating func removeStub(from parts: [TypeBody]) throws(AdditionError) {
    let other = try otherProtocol(of: parts)
    for part in parts {
      for member in part.members where requirement.isImplemented(by: member) {
        if let other {
          addNote(
            .otherProtocol(
              requirement.selector, typeName: part.typeName, protocolName: other),
            at: part.place(of: member))
        } else if requirement.isStub(member, in: part.file) {
          planned.edit(part) { MemberRemoval(part).remove(member, from: &$0) }
        } else {
          addNote(
            .kept(requirement.selector, typeName: part.typeName), at: part.place(of: member))
        }
      }
    }
  }

  /// Another protocol of the module that a type conforms to and that requires the same.
  private mutating func otherProtocol(of parts: [TypeBody]) throws(AdditionError) -> String? {
    let names = Set(
      parts.flatMap { $0.declaration.inheritance.flatMap(WrittenType.composition) }
        .compactMap(\.path.last))
    for path in module.files where sources.knownFile(at: path) != nil {
      for body in try sources.bodies(at: path)
      where body.declaration.kind == .protocol && body.place != place
        && names.contains(body.declaration.name)
        && ProtocolBody(body).keys.contains(requirement.key)
      {
        return body.typeName
      }
    }
    return nil
  }
}
