import ScaffoldSwift

/// Collects the edits of an addition.
struct AdditionPlanner {
  private let requirement: Requirement
  private let choice: LinkChoice
  private let module: RecognizedModule
  private var sources: ProjectSources
  private var edits: [String: SourceEdits] = [:]
  private var siblings: Set<RequirementKey> = []
  private var protocolAccess: String?
  private(set) var members: [Addition.Member] = []
  private(set) var notes: [AdditionNote] = []

  init(
    _ requirement: Requirement, _ choice: LinkChoice, in module: RecognizedModule,
    _ sources: [SourceText]
  ) {
    (self.requirement, self.choice, self.module) = (requirement, choice, module)
    self.sources = ProjectSources(sources)
  }

  /// Adds the requirement to the protocol.
  mutating func addRequirement() throws(AdditionError) {
    let found = ProtocolBody(try sources.body(at: choice.requiredProtocol.place))
    if let known = found.requirement(clashingWith: requirement.key) {
      throw .alreadyRequired(requirement.selector, found.body.place(of: known))
    }
    (siblings, protocolAccess) = (found.keys, found.access)
    found.insert(requirement, into: &edits[found.body.path, default: SourceEdits()])
    addMember(to: found.body)
  }

  /// Adds an implementation to a type.
  mutating func addImplementation(in conformance: Conformance) throws(AdditionError) {
    let body = try sources.body(at: conformance.place)
    let parts = try partsOfType(body)
    if try !hasMember(in: parts) { addImplementation(in: body, access: access(of: parts)) }
  }

  /// Adds to a mock what its other requirements have.
  mutating func addRecord(to mock: Mock) throws(AdditionError) {
    if let generator = mock.generator {
      let subject = AdditionNote.Subject.generatedMock(
        typeName: mock.typeName, generator: generator)
      notes.append(AdditionNote(subject: subject, place: mock.place))
      return
    }
    let body = try sources.body(at: mock.place)
    let parts = try partsOfType(body).sorted { !$0.isExtension && $1.isExtension }
    if try hasMember(in: parts) { return }
    let own = parts.filter { $0.path == body.path }
    let style = MockStyle(own, among: siblings)
    let types = sources.functionTypes
    if let record = MockPropertyRecord(of: requirement, in: own, among: siblings) {
      MemberPlacement(record.part).insert(
        record.lines, after: record.anchor, blankLines: record.blankLines,
        into: &edits[body.path, default: SourceEdits()])
      return addMember(to: body)
    }
    guard requirement.isFunction,
      let record = MockRecord(of: requirement, in: style, functionTypes: types)
    else { return addImplementation(in: body, access: access(of: parts)) }
    let placement = MockPlacement(
      record, of: requirement, in: style, among: siblings, access: access(of: parts))
    placement.insert(into: &edits[body.path, default: SourceEdits()])
    for part in record.missing {
      let subject = AdditionNote.Subject.unrecorded(part, typeName: body.typeName)
      notes.append(AdditionNote(subject: subject, place: mock.place))
    }
    addMember(to: body)
  }

  private mutating func addImplementation(in body: TypeBody, access: String?) {
    let implementation = Implementation(
      of: requirement, in: body, among: siblings, access: access)
    MemberPlacement(body).insert(
      implementation.lines, after: implementation.anchor, blankLines: implementation.blankLines,
      into: &edits[body.path, default: SourceEdits()])
    addMember(to: body)
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
    notes.append(
      AdditionNote(subject: .noCall(call, typeName: link.fromType), place: link.place))
  }

  /// The new texts, after a check that they declare what was added.
  mutating func checkedEdits() throws(AdditionError) -> [SourceEdit] {
    var result: [SourceEdit] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let old = try sources.file(at: path)
      guard let text = edits.bytes(appliedTo: old.text) else {
        throw .unreadable(path: path, reason: "two edits overlap")
      }
      let types = members.filter { $0.path == path }.map(\.typeName)
      if let problem = AdditionCheck(old, text, path: path)
        .problem(adding: requirement, to: types)
      {
        throw .unreadable(path: path, reason: problem)
      }
      result.append(SourceEdit(path: path, text: text))
    }
    return result
  }
}

// MARK: Types

extension AdditionPlanner {
  private mutating func addMember(to body: TypeBody) {
    members.append(
      Addition.Member(
        typeName: body.typeName, selector: requirement.selector, path: body.path))
  }

  /// The declaration of a type and its extensions, in its file and those of the module.
  private mutating func partsOfType(_ body: TypeBody) throws(AdditionError) -> [TypeBody] {
    var parts: [TypeBody] = []
    for path in [body.path] + module.files.filter({ $0 != body.path }) {
      do throws(AdditionError) {
        parts += try sources.bodies(at: path).filter { $0.typePath == body.typePath }
      } catch {
        // Another file of the module may have what cannot be read.
        if path == body.path { throw error }
      }
    }
    return parts
  }

  /// Whether a type has the member already, of which a note is made then.
  private mutating func hasMember(in parts: [TypeBody]) throws(AdditionError) -> Bool {
    for part in parts {
      for member in part.members where member.clashes(with: requirement.key) {
        guard requirement.isImplemented(by: member) else {
          throw .clash(requirement.selector, typeName: part.typeName, part.place(of: member))
        }
        let subject = AdditionNote.Subject.existingMember(
          requirement.selector, typeName: part.typeName)
        notes.append(AdditionNote(subject: subject, place: part.place(of: member)))
        return true
      }
    }
    return false
  }

  /// The access level that a member needs: that of the protocol, if the type has it.
  private func access(of parts: [TypeBody]) -> String? {
    let own = parts.first { !$0.isExtension }?.declaration.access
    switch (protocolAccess, own) {
    case ("public", "public"), ("public", "open"): return "public"
    case ("public", "package"), ("package", .some): return "package"
    default: return nil
    }
  }
}
