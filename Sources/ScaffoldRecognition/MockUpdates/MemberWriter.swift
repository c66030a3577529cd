import ScaffoldSwift

/// Writes a member of a mock for a requirement.
struct MemberWriter {
  private let required: RequiredMember
  private let requirements: MockRequirements
  private let parts: [TypeBody]
  private let body: TypeBody
  private let functionTypes: Set<String>
  /// The style of other mocks, for one that shows none.
  private let style: ProjectMockStyle?
  /// The parts of a call that are not recorded.
  private(set) var missing: [String] = []
  private var requirement: Requirement?
  private var problem: String?
  private var record: MockRecord?

  init(
    _ required: RequiredMember, _ requirements: MockRequirements, _ parts: [TypeBody],
    _ body: TypeBody, functionTypes: Set<String>, style: ProjectMockStyle?
  ) {
    (self.required, self.requirements, self.parts) = (required, requirements, parts)
    (self.body, self.functionTypes, self.style) = (body, functionTypes, style)
    problem = findProblem()
    guard problem == nil, let requirement, requirement.isFunction, !required.declaration.isStatic
    else { return }
    record =
      style?.record(of: requirement, avoiding: parts, functionTypes) ?? ownRecord(requirement)
    missing = record?.missing ?? []
    let own = MockStyle(ownParts, among: requirements.keys)
    if record == nil, own.hasStatements { missing = ["the call"] }
  }

  private var ownParts: [TypeBody] {
    parts.filter { $0.path == body.path }.sorted { !$0.isExtension && $1.isExtension }
  }

  private func ownRecord(_ requirement: Requirement) -> MockRecord? {
    MockRecord(
      of: requirement, in: MockStyle(ownParts, among: requirements.keys),
      functionTypes: functionTypes)
  }

  /// Inserts the member; returns why it cannot be derived.
  func insert(into edits: inout SourceEdits) -> String? {
    guard problem == nil, let requirement else { return problem ?? "it cannot be derived" }
    let needs = MemberNeeds(of: parts, for: required.protocolAccess)
    let own = MockStyle(ownParts, among: requirements.keys)
    if let record, style == nil {
      MockPlacement(record, of: requirement, in: own, among: requirements.keys, needs: needs)
        .insert(into: &edits)
      return nil
    }
    if let style, let lines = style.lines(of: requirement, record, in: body, needs) {
      append(lines, to: &edits)
      return nil
    }
    let isStatic = required.declaration.isStatic
    if !isStatic,
      let found = MockPropertyRecord(of: requirement, in: ownParts, among: requirements.keys)
    {
      MemberPlacement(found.part).insert(
        found.lines, after: found.anchor, blankLines: found.blankLines, into: &edits)
      return nil
    }
    if !requirement.isFunction, let lines = StubProperty(requirement, in: body, needs).lines {
      let anchor = body.declaration.members.last { $0.kind == .property }
      if anchor == nil, let first = body.declaration.members.first {
        MemberPlacement(body).insert(lines, before: first, blankLines: 1, into: &edits)
      } else {
        MemberPlacement(body).insert(lines, after: anchor, blankLines: 0, into: &edits)
      }
      return nil
    }
    let stub = Implementation(
      of: requirement, in: body, among: requirements.keys, needs: needs, isMock: true)
    MemberPlacement(body).insert(
      stub.lines, after: stub.anchor, blankLines: stub.blankLines, into: &edits)
    return nil
  }

  private func append(_ lines: [CodeLine], to edits: inout SourceEdits) {
    let last = body.declaration.members.last
    MemberPlacement(body).insert(lines, after: last, blankLines: 1, into: &edits)
  }

  /// Why the requirement cannot be derived; `nil` if it can.
  private mutating func findProblem() -> String? {
    let declaration = required.declaration
    if declaration.kind == .initializer { return "write the initializer" }
    if declaration.kind == .subscript { return "write the subscript" }
    let words = declaration.parameterTypes + [declaration.resultType ?? ""]
    let used = Set(words.flatMap { TypeText($0).words })
    let own = Set(parts.flatMap { $0.members.map(\.name) })
    if let open = used.intersection(requirements.associatedTypes).subtracting(own).min() {
      return "the type of \(open) is not known"
    }
    if used.contains("Self") { return "it uses Self" }
    do {
      let found = try Requirement(parsing: required.file.lineOfCode(declaration.code))
      requirement = found
      for part in parts {
        for member in part.members where member.clashes(with: found.key) {
          return "\(member.selector) is in its place"
        }
      }
      return nil
    } catch .invalidSignature(_, let reason) {
      return reason
    } catch {
      return "it cannot be read"
    }
  }
}
