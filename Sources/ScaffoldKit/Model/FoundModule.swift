import ScaffoldRecognition

/// A module that the declarations of a project show, written by hand or generated.
///
/// A module is a name that begins the names of types with two roles or more, one of which is a presenter or an
/// interactor: `LoginView`, `LoginPresenter`.
public struct FoundModule: Sendable, Hashable {
  /// A type that has a role in the module.
  public struct Part: Sendable, Hashable {
    /// The role, such as `presenter`.
    public let role: String
    /// The name of the type, with the names of the types around it.
    public let type: String
    /// The place of its declaration.
    public let location: SourceLocation
  }

  /// A property of a part that leads to another part.
  public struct Link: Sendable, Hashable {
    /// The role of the part that has the property, and the role at the other end; `nil` if that is not known.
    public let from: String
    public let to: String?
    /// The name of the property.
    public let property: String
    /// The protocol that is the type of the property; `nil` for a class or a struct.
    public let protocolName: String?
    /// `strong`, `weak` or `unowned`.
    public let strength: String
    /// Whether exactly one type conforms to the protocol, so that a requirement has one place for its implementation.
    public let isServed: Bool
    /// The place of the property.
    public let location: SourceLocation
  }

  /// A type of tests that takes the place of a part.
  public struct Mock: Sendable, Hashable {
    /// The name of the type.
    public let type: String
    /// The protocols or classes that it replaces.
    public let replaces: [String]
    /// The tool that writes it; `nil` if it is written by hand.
    public let generator: String?
    /// The place of its declaration.
    public let location: SourceLocation
  }

  /// The name: `Login`.
  public let name: String
  /// The target with its parts; without a manifest, the name of the project's folder.
  public let target: String
  /// The parts, in the order view, presenter, interactor, router, worker.
  public let parts: [Part]
  /// The types that build the module.
  public let helpers: [Part]
  /// The links between the parts, and to other types of the project.
  public let links: [Link]
  /// The mocks for its protocols.
  public let mocks: [Mock]
  /// The files with its declarations, below the project's root. Those of tests are not among them.
  public let files: [String]

  /// The roles of its parts, each once.
  public var roles: [String] { parts.map(\.role).uniqued }
}

extension FoundModule {
  init(_ module: RecognizedModule) {
    name = module.name
    target = module.target
    parts = module.parts.map(Part.init)
    helpers = module.helpers.map(Part.init)
    links = module.links.map(Link.init)
    mocks = module.mocks.map(Mock.init)
    files = module.files
  }
}

extension FoundModule.Part {
  fileprivate init(_ part: RecognizedModule.Part) {
    self.init(
      role: part.role.rawValue, type: part.typeName, location: SourceLocation(part.place))
  }
}

extension FoundModule.Link {
  fileprivate init(_ link: ScaffoldRecognition.Link) {
    self.init(
      from: link.from.rawValue, to: link.to?.rawValue, property: link.property,
      protocolName: link.namedProtocol?.name, strength: link.strength.rawValue,
      isServed: link.state == .served, location: SourceLocation(link.place))
  }
}

extension FoundModule.Mock {
  fileprivate init(_ mock: ScaffoldRecognition.Mock) {
    self.init(
      type: mock.typeName, replaces: mock.replaces, generator: mock.generator?.rawValue,
      location: SourceLocation(mock.place))
  }
}

extension SourceLocation {
  /// The place of a declaration.
  init(_ place: SourcePlace) {
    self.init(path: place.path, line: place.line, column: place.column)
  }
}
