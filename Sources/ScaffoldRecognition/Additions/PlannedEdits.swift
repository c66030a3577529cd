import ScaffoldSwift

/// Edits of several sources that add one requirement or remove it.
struct PlannedEdits {
  private let requirement: Requirement
  private var edits: [String: SourceEdits] = [:]
  /// The members that types get or lose.
  private(set) var members: [ChangedMember] = []

  init(of requirement: Requirement) { self.requirement = requirement }

  /// Edits the source of a type so that the type gets the requirement or its implementation, or loses it.
  mutating func edit(_ body: TypeBody, with change: (inout SourceEdits) -> Void) {
    change(&edits[body.path, default: SourceEdits()])
    members.append(
      ChangedMember(
        typeName: body.typeName, selector: requirement.selector, path: body.path))
  }

  /// The new texts, ordered by path, after a check that they declare what they should.
  ///
  /// - Parameter step: 1 for an addition, and -1 for a removal.
  func checked(
    by step: Int, in sources: inout ProjectSources
  ) throws(AdditionError) -> [SourceEdit] {
    var result: [SourceEdit] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let old = try sources.file(at: path)
      guard let text = edits.bytes(appliedTo: old.text) else {
        throw .unreadable(path: path, reason: "two edits overlap")
      }
      let types = members.filter { $0.path == path }.map(\.typeName)
      if let problem = problem(in: old, text, path: path, types: types, step: step) {
        throw .unreadable(path: path, reason: problem)
      }
      result.append(SourceEdit(path: path, text: text))
    }
    return result
  }

  /// Why a new text is not what it should be; `nil` if it is.
  private func problem(
    in old: SwiftFile, _ text: [UInt8], path: String, types: [String], step: Int
  ) -> String? {
    guard let new = SwiftFile(ifReadable: text) else { return "the edit cannot be read" }
    let (before, after) = (counts(in: old, path), counts(in: new, path))
    for type in Set(types) {
      let change = types.count { $0 == type } * step
      if after[type, default: 0] != before[type, default: 0] + change {
        return "the members of \(type) would not be as expected"
      }
    }
    return nil
  }

  /// How often each type declares the requirement.
  private func counts(in file: SwiftFile, _ path: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for body in TypeBody.all(in: file, path: path) {
      counts[body.typeName, default: 0] += body.members.count {
        requirement.isImplemented(by: $0)
      }
    }
    return counts
  }
}
