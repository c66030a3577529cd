/// A requirement that is removed from a link of a module which is written by hand: the inverse of an addition.
///
/// ```swift
/// let removal = try Removal(
///   of: "signOut(everywhere:)", from: .presenter, to: .interactor, in: login, sources: files)
/// removal.notes.map(\.description)  // ["signOut(everywhere:) in LoginInteractor was edited and stays"]
/// ```
///
/// The protocol loses the requirement. An implementation is removed if it is as an addition writes it, and the record
/// of a mock if it is what the other functions of the mock have. The rest stays, with a note. A body that an addition
/// opened, such as that of `extension Login: Input {}`, stays open.
package struct Removal: Sendable, Equatable {
  /// The new texts, ordered by path.
  package let edits: [SourceEdit]
  /// What was removed: from the protocol, from the types that conform, and from the mocks.
  package let members: [ChangedMember]
  /// What stays, and what a tool must write again.
  package let notes: [AdditionNote]

  /// Removes a requirement.
  ///
  /// - Parameters:
  ///   - name: the name with its labels, or the whole signature, which tells overloads apart.
  ///   - from: the role of the part that holds the protocol. Without roles, the error lists the links.
  ///   - to: the role of the part that conforms.
  ///   - protocolName: the protocol, if several link the two roles.
  ///   - module: the module, recognized in the same sources.
  ///   - sources: the sources of the project. Those of the module and its mocks are read.
  ///   - all: whether all types that conform lose their implementation, also those that are no parts of the module.
  package init(
    of name: String, from: Role?, to: Role?, through protocolName: String? = nil,
    in module: RecognizedModule, sources: [SourceText], all: Bool = false
  ) throws(AdditionError) {
    let choice = try LinkChoice(
      from: from, to: to, through: protocolName, in: module, all: all)
    var planner = try RemovalPlanner(of: name, choice, in: module, sources)
    for conformance in choice.conformances { try planner.removeImplementation(in: conformance) }
    for mock in module.mocks where mock.replaces.contains(choice.requiredProtocol.name) {
      try planner.removeRecord(of: mock)
    }
    try planner.addNotesOfUses()
    edits = try planner.checkedEdits()
    (members, notes) = (planner.planned.members, planner.notes)
  }
}
