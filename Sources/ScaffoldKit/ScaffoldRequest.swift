/// What to generate, and where: the question that ``Scaffolder`` answers with a ``Plan``.
public struct ScaffoldRequest: Sendable, Hashable {
  /// One setting of a template's option.
  public struct Setting: Sendable, Hashable {
    /// The option's name, such as `ui`.
    public let name: String
    /// The text, such as `swiftui`.
    public let value: String

    /// The setting `name=value`.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The modules, in the order in which they are reported.
  public var modules: [ModulePath]
  /// The package's root folder.
  public var packagePath: String
  /// Whether the nearest folder above ``packagePath`` with a `Package.swift` is meant.
  public var searchesParents = false
  /// The target for the sources; `nil` chooses the only one.
  public var target: String?
  /// The target for the tests; `nil` chooses the one that belongs to ``target``.
  public var testTarget: String?
  /// The template's id.
  public var template = "viper"
  /// Folders that hold templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// The template's options; a list option may stand several times.
  public var settings: [Setting] = []
  /// A folder below the target's for all modules.
  public var subfolder: RelativePath?
  /// Makes a minimal package where there is none.
  public var initializesPackage = false
  /// What happens to a file that stands in the way and differs.
  public var onConflict = ConflictPolicy.fail

  /// A request for `modules` in the package at `packagePath`, everything else by default.
  public init(modules: [ModulePath], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }

  /// The modules that stand more than once, each once.
  var repeatedModules: [ModulePath] {
    var counts: [ModulePath: Int] = [:]
    return modules.filter { module in
      counts[module, default: 0] += 1
      return counts[module] == 2
    }
  }
}

/// What happens to a file that stands in the way and differs from what would be written.
public enum ConflictPolicy: String, Sendable, Hashable, CaseIterable {
  /// Nothing is written at all.
  case fail
  /// The file stays as it is; the others are written.
  case skip
  /// The file gets the new contents.
  case overwrite
}
