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
  public var template = ScaffoldRequest.standardTemplate
  /// The template as it has been read already; without effect if it is not the one that is meant.
  public var knownTemplate: TemplateDescription?
  /// Folders that hold templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// The template's options; a list option may stand several times.
  public var settings: [Setting] = []
  /// Settings that stand in place of the template's own defaults; those of options that the template
  /// lacks are passed over, and one that has no effect is no mistake.
  public var presets: [Setting] = []
  /// The lines of a comment at the top of each Swift file, such as `Copyright Example, <<Module>>`.
  ///
  /// They may mention `<<Module>>`, `<<Target>>`, `<<TestTarget>>` and, as `<<File>>`, the file's name.
  public var header: [String] = []
  /// A folder below the target's for all modules; `nil` is the target's own.
  public var subfolder: RelativePath?
  /// Makes a minimal package where there is none.
  public var initializesPackage = false
  /// What happens to a file that stands in the way and differs.
  public var onConflict = ConflictPolicy.fail
  /// Where parts of the request were written down: what is wrong with them is told there.
  public var origins: [Part: Origin] = [:]
  /// Where each of ``modules`` was written down, in their order; empty where they stand together, or
  /// nowhere.
  public var moduleOrigins: [Origin] = []
  /// Those of ``settings`` that were not written down with the request: what is wrong with them alone is
  /// no fault of its origin.
  var sharedSettings: [Setting] = []

  /// The template that is chosen where nobody says anything.
  public static let standardTemplate = "viper"

  /// A request for `modules` in the package at `packagePath`, everything else by default.
  public init(modules: [ModulePath], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }
}

extension ScaffoldRequest {
  /// What of a request may have been written down in a file.
  public enum Part: Sendable, Hashable {
    case modules, template, options, target, testTarget
  }

  /// A place in a file that people write.
  public struct Origin: Sendable, Hashable {
    private let place: Place
    /// The kind of fault that a mistake in the file is.
    public let category: Diagnostic.Category

    private enum Place: Sendable, Hashable {
      case known(SourceLocation)
      /// Made into a location only when somebody asks.
      case json(JSONPlace)
    }

    /// A place, and the kind of fault that a mistake there is.
    public init(_ location: SourceLocation, _ category: Diagnostic.Category) {
      place = .known(location)
      self.category = category
    }

    init(_ place: JSONPlace, _ category: Diagnostic.Category) {
      self.place = .json(place)
      self.category = category
    }

    /// Where it is.
    public var location: SourceLocation {
      switch place {
      case .known(let location): location
      case .json(let place): place.location
      }
    }
  }

  /// Does something with a part of the request. An error is reported where the part was written.
  func locating<Value>(
    _ part: Part, _ body: () throws(ScaffoldFailure) -> Value
  ) throws(ScaffoldFailure) -> Value {
    do {
      return try body()
    } catch {
      throw ScaffoldFailure(error.diagnostics.map { $0.located(at: origins[part]) })
    }
  }

  /// The modules with their places.
  var requestedModules: [RequestedModule] {
    modules.enumerated().map { index, path in
      let origin =
        moduleOrigins.indices.contains(index) ? moduleOrigins[index] : origins[.modules]
      return RequestedModule(path: path, origin: origin)
    }
  }
}

/// A module that is asked for, and where that was written down.
struct RequestedModule: Sendable {
  let path: ModulePath
  let origin: ScaffoldRequest.Origin?
}

extension Diagnostic {
  /// The same diagnostic at the place where its cause was written; one that has a place keeps it.
  func located(at origin: ScaffoldRequest.Origin?) -> Diagnostic {
    guard let origin, location == nil, category == .usage || category == .notFound else {
      return self
    }
    return written(at: origin.location).categorized(as: origin.category)
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
