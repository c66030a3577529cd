/// The targets of a Swift package and where SwiftPM looks for each of them.
///
/// For a package with `Sources/App` and `Tests/AppTests`, `layout.targets.map(\.folder)` is
/// `[["Sources", "App"], ["Tests", "AppTests"]]`.
public struct PackageLayout: Sendable, Hashable {
  /// The package's name.
  public let name: String
  /// The Swift tools version that its manifest asks for.
  public let toolsVersion: ToolsVersion
  /// The targets in the order of the manifest.
  public let targets: [Target]
  /// The identities of the packages that it depends on, in small letters: `swift-log`.
  public let packages: [String]
  /// The systems under `platforms:`, in the order of the manifest.
  public let platforms: [Platform]

  /// A layout from its parts.
  public init(
    name: String, toolsVersion: ToolsVersion, targets: [Target], packages: [String] = [],
    platforms: [Platform] = []
  ) {
    self.name = name
    self.toolsVersion = toolsVersion
    self.targets = targets
    self.packages = packages
    self.platforms = platforms
  }

  /// What a target is, as the manifest declares it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `.target`; SwiftPM makes it an executable when it holds a `main.swift`.
    case library
    /// `.executableTarget`
    case executable
    /// `.testTarget`
    case test
    /// `.plugin`
    case plugin
    /// `.macro`
    case macro
    /// `.systemLibrary`
    case system
    /// `.binaryTarget`
    case binary
  }

  /// What a target depends on.
  public enum Dependency: Sendable, Hashable {
    /// A target of the same package.
    case target(String)
    /// A product of another package.
    case product(String, package: String?)
    /// A target of the same package, or a product of the same name.
    case byName(String)

    /// The name of the target or product.
    public var name: String {
      switch self {
      case .target(let name), .byName(let name), .product(let name, _): name
      }
    }
  }

  /// One target and its folder.
  public struct Target: Sendable, Hashable {
    /// Its name, which is its module's name too.
    public let name: String
    /// What the manifest declares it to be.
    public let kind: Kind
    /// What it depends on, in the order of the manifest.
    public let dependencies: [Dependency]
    /// Where SwiftPM looks for it: path components from the package's root.
    public let folder: [String]
    /// Whether that folder is there.
    public let state: FolderState
    /// The files and folders below `folder` that belong to the target; `nil` for all.
    public let sources: [String]?
    /// The files and folders below `folder` that do not belong to the target.
    public let exclude: [String]
    /// The files and folders below `folder` that belong to it as they are: no code, whatever they hold.
    public let resources: [String]

    /// A target from its parts. To SwiftPM, an empty list of sources says as little as none.
    public init(
      name: String, kind: Kind, dependencies: [Dependency], folder: [String], state: FolderState,
      sources: [String]? = nil, exclude: [String] = [], resources: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.folder = folder
      self.state = state
      self.sources = sources?.isEmpty == true ? nil : sources
      self.exclude = exclude
      self.resources = resources
    }
  }

  /// What stands where SwiftPM looks for a target.
  public enum FolderState: Sendable, Hashable {
    /// A folder; `at` are its components once the links on the way are followed.
    case present(at: [String])
    /// Nothing yet; `at` is where it would be made.
    case missing(at: [String])
    /// A link on the way leads out of the package.
    case outside(link: [String])
    /// Something that is no folder.
    case blocked(by: [String])
  }

  /// The target called `name`.
  public func target(named name: String) -> Target? { targets.first { $0.name == name } }
}

extension PackageLayout.Target {
  /// Whether it depends on another target of the package, by `.target(name:)` or by name.
  public func depends(on target: PackageLayout.Target) -> Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let name), .byName(let name): name == target.name
      case .product: false
      }
    }
  }

  /// Whether it depends on a product of another package, by `.product(name:package:)` or by name.
  public func depends(onProduct product: String) -> Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let name, _), .byName(let name): name == product
      case .target: false
      }
    }
  }
}
