/// The mocks that follow their protocols after ``Scaffolder/previewMocks(_:)``.
public struct MockRequest: Sendable, Hashable {
  /// The modules whose mocks are updated; empty for all mocks of the project.
  public var modules: [String] = []
  /// Whether a protocol of a link without a mock gets one.
  public var createsMissing = false
  /// The root folder of the package or project; with ``searchesParents``, a folder within it, too.
  public var packagePath: String
  /// Whether to use the nearest folder above that has a package or a project.
  public var searchesParents = false

  /// A request for all mocks of a package or project.
  public init(packagePath: String) {
    self.packagePath = packagePath
  }
}

/// The mocks that do not follow their protocols, and the changes after which they do.
public struct MockChanges: Sendable {
  /// A mock that is written by hand and does not follow its protocols.
  public struct Mock: Sendable, Hashable {
    /// The name of the type, with the names of the types around it.
    public let type: String
    /// The place of its declaration.
    public let location: SourceLocation
    /// The requirements that it lacks, with their labels.
    public let missing: [String]
    /// The members for requirements that no longer exist.
    public let surplus: [String]
    /// Those of both that the changes leave as they are, for the reasons that notes give.
    public let left: [String]
  }

  /// A protocol of a link that no type of tests conforms to.
  public struct MissingMock: Sendable, Hashable {
    /// The name of the protocol.
    public let protocolName: String
    /// The place of its declaration.
    public let location: SourceLocation
    /// The path of the mock that the changes create; `nil` if they create none.
    public let createdPath: String?
  }

  /// The outdated mocks, ordered by their places.
  public let outdated: [Mock]
  /// The protocols without a mock, ordered by their places.
  public let missing: [MissingMock]
  /// The edits. Its diagnostics have a note for what is left to you.
  public let changeSet: ChangeSet
}
