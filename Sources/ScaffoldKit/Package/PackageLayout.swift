/// The targets of a Swift package and the folder of each.
///
/// For a package with `Sources/App` and `Tests/AppTests`, `layout.targets.map(\.folder)` is
/// `[["Sources", "App"], ["Tests", "AppTests"]]`.
public struct PackageLayout: Sendable, Hashable {
  /// The package's name.
  public let name: String
  /// The Swift tools version in its manifest.
  public let toolsVersion: ToolsVersion
  /// The targets in the order of the manifest.
  public let targets: [Target]
  /// The identities of the packages that it depends on, in lowercase: `swift-log`.
  public let packages: [String]
  /// The systems under `platforms:`, in the order of the manifest.
  public let platforms: [Platform]
  /// Whether a `Package.swift` declares the targets. Without one, they are the modules of a project.
  public let hasManifest: Bool
  /// The index of each target by its name; of several, the first one.
  private let indices: [String: Int]

  /// A layout from its parts.
  public init(
    name: String, toolsVersion: ToolsVersion, targets: [Target], packages: [String] = [],
    platforms: [Platform] = [], hasManifest: Bool = true
  ) {
    self.name = name
    self.toolsVersion = toolsVersion
    self.targets = targets
    self.packages = packages
    self.platforms = platforms
    self.hasManifest = hasManifest
    indices = Dictionary(targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The kind of a target, as the manifest declares it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `.target`; SwiftPM builds an executable if it contains a `main.swift`.
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

  /// A dependency of a target.
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
    /// Its name, which is also the name of its module.
    public let name: String
    /// Its kind in the manifest.
    public let kind: Kind
    /// Its dependencies, in the order of the manifest.
    public let dependencies: [Dependency]
    /// Its folder for SwiftPM: path components from the package's root.
    public let folder: [String]
    /// Whether that folder exists.
    public let state: FolderState
    /// The files and folders below `folder` that belong to the target; `nil` for all.
    public let sources: [String]?
    /// The files and folders below `folder` that do not belong to the target.
    public let exclude: [String]
    /// The files and folders below `folder` that SwiftPM copies or processes, and does not compile.
    public let resources: [String]
    /// Whether its code is on the main actor by default (`.defaultIsolation(MainActor.self)`).
    public let isOnMainActor: Bool
    /// Whether its imports are internal by default (`.enableUpcomingFeature("InternalImportsByDefault")`).
    public let hasInternalImports: Bool

    /// A target from its parts. To SwiftPM, an empty list of sources means the same as none.
    public init(
      name: String, kind: Kind, dependencies: [Dependency], folder: [String], state: FolderState,
      sources: [String]? = nil, exclude: [String] = [], resources: [String] = [],
      isOnMainActor: Bool = false, hasInternalImports: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.folder = folder
      self.state = state
      self.sources = sources?.isEmpty == true ? nil : sources
      self.exclude = exclude
      self.resources = resources
      self.isOnMainActor = isOnMainActor
      self.hasInternalImports = hasInternalImports
    }
  }

  /// What is on disk at a target's folder.
  public enum FolderState: Sendable, Hashable {
    /// A folder; `at` are its components after links are followed.
    case present(at: [String])
    /// Nothing; `at` is where the folder would be created.
    case missing(at: [String])
    /// A link in its path leads out of the package.
    case outside(link: [String])
    /// A file or another entry that is not a folder.
    case blocked(by: [String])
  }

  /// The target called `name`.
  public func target(named name: String) -> Target? { indices[name].map { targets[$0] } }
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
