/// A requirement that is added to a link of a module which is written by hand.
///
/// ```swift
/// let addition = try Addition(
///   of: "signOut(everywhere: Bool)", from: .presenter, to: .interactor, in: login, sources: files)
/// addition.edits.map(\.path)          // ["Login/LoginInteractor.swift", "Login/LoginProtocols.swift"]
/// addition.notes.map(\.description)
/// // ["nothing calls it yet: interactor?.signOut(everywhere:) in LoginPresenter"]
/// ```
///
/// The protocol of the link gets the requirement, each type that conforms an implementation, and each mock that is
/// written by hand what its other requirements have. The sources with the edits are read again: if one of these is
/// missing there, an error is thrown.
package struct Addition: Sendable, Equatable {
  /// The new texts, ordered by path.
  package let edits: [SourceEdit]
  /// What was added: to the protocol, to the types that conform, and to the mocks.
  package let members: [ChangedMember]
  /// What is left to you.
  package let notes: [AdditionNote]

  /// Adds a requirement.
  ///
  /// - Parameters:
  ///   - signature: a function, with or without `func`, or a property with its accessors.
  ///   - from: the role of the part that holds the protocol. Without roles, the error lists the links.
  ///   - to: the role of the part that conforms.
  ///   - protocolName: the protocol, if several link the two roles.
  ///   - module: the module, recognized in the same sources.
  ///   - sources: the sources of the project. Those of the module and its mocks are read.
  ///   - all: whether all types that conform get an implementation, also those that are no parts of the module.
  package init(
    of signature: String, from: Role?, to: Role?, through protocolName: String? = nil,
    in module: RecognizedModule, sources: [SourceText], all: Bool = false
  ) throws(AdditionError) {
    let choice = try LinkChoice(
      from: from, to: to, through: protocolName, in: module, all: all)
    let requirement = try Requirement(parsing: signature)
    var planner = AdditionPlanner(requirement, choice, in: module, sources)
    try planner.addRequirement()
    for conformance in choice.conformances { try planner.addImplementation(in: conformance) }
    for mock in module.mocks where mock.replaces.contains(choice.requiredProtocol.name) {
      try planner.addRecord(to: mock)
    }
    try planner.addNoteOfCall()
    edits = try planner.checkedEdits()
    (members, notes) = (planner.planned.members, planner.notes)
  }
}
