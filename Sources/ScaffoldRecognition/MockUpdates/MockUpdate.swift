/// The edits after which the mocks of a project follow their protocols.
///
/// ```swift
/// let update = MockUpdate(of: files)
/// update.mocks.map(\.description)  // ["LoginViewSpy: 1 missing (showError(_:)), 1 surplus (showAlert())"]
/// update.edits.map(\.path)         // ["AppTests/LoginViewSpy.swift"]
/// ```
///
/// A mock that is written by hand gets each requirement that its protocols have and it lacks, in its own style. A member
/// for a requirement that no longer exists is removed with the properties that record it, unless it was edited. Mocks
/// of tools are left to the tools. A second update of the edited sources edits nothing.
package struct MockUpdate: Sendable, Equatable {
  /// A mock that does not follow its protocols.
  package struct OutdatedMock: Sendable, Equatable {
    /// The name with the names of the types around it.
    package let typeName: String
    package let place: SourcePlace
    /// The requirements that it lacks, with their labels.
    package internal(set) var missing: [String] = []
    /// The members for requirements that no longer exist.
    package internal(set) var surplus: [String] = []
    /// Those of both that the update leaves as they are. A note says why.
    package internal(set) var left: [String] = []
  }

  /// A protocol of a link that no type of tests conforms to.
  package struct MissingMock: Sendable, Equatable {
    package let protocolName: String
    package let place: SourcePlace
    /// The mock that the edits create; `nil` if they create none.
    package internal(set) var createdType: String?
    package internal(set) var createdPath: String?
  }

  /// The new texts, ordered by path. A path that no source has is that of a new file.
  package let edits: [SourceEdit]
  /// The mocks that are outdated before the update, ordered by their places.
  package let mocks: [OutdatedMock]
  /// The protocols without a mock, ordered by their places.
  package let missingMocks: [MissingMock]
  /// What is left to you.
  package let notes: [MockNote]

  /// Compares the mocks with their protocols.
  ///
  /// - Parameters:
  ///   - texts: the sources of the project.
  ///   - modules: the names of the modules whose mocks are updated; `nil` for all mocks of the project.
  ///   - createMissing: whether a protocol of a link without a mock gets one.
  ///   - roles: the endings of type names.
  package init(
    of texts: [SourceText], modules names: Set<String>? = nil, createMissing: Bool = false,
    roles: RoleTable = .standard
  ) {
    var planner = MockPlanner(MockProject(texts, roles), modules: names)
    planner.updateMocks()
    planner.findMissingMocks()
    if createMissing { planner.createMocks() }
    edits = planner.edits
    (mocks, missingMocks) = (planner.outdated, planner.missing)
    notes = planner.notes
  }
}

extension MockUpdate.OutdatedMock: CustomStringConvertible {
  package var description: String {
    let parts = [("missing", missing), ("surplus", surplus)].filter { !$0.1.isEmpty }.map {
      "\($0.1.count) \($0.0) (\($0.1.joined(separator: ", ")))"
    }
    return "\(typeName): \(parts.joined(separator: ", "))"
  }
}
