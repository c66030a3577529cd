/// What to generate and where. ``Scaffolder`` turns it into a ``Plan``.
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
  /// Whether to use the nearest folder above ``packagePath`` with a `Package.swift`. A folder within a
  /// target then chooses this target and is the start of the modules' paths, unless ``target`` names
  /// another one.
  public var searchesParents = false
  /// The target for the sources; `nil` chooses the only one.
  public var target: String?
  /// The target for the tests; `nil` chooses the one that belongs to ``target``.
  public var testTarget: String?
  /// Makes ``target`` and a test target for it in an existing package. Without the name of a target, it has the name
  /// of the first module with `Feature`.
  public var createsTarget = false
  /// The folders for the modules in a project without a `Package.swift`; `nil` in a package, and where earlier
  /// modules were recorded with their folders.
  public var folders: SourceFolders?
  /// The template's id, or the path of its folder, which has a slash.
  public var template = ScaffoldRequest.standardTemplate
  /// Folders of templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// The template's options; a list option may occur several times.
  public var settings: [Setting] = []
  /// Settings that replace the template's own defaults. Options that the template lacks are ignored, and a
  /// setting without effect is not an error.
  public var presets: [Setting] = []
  /// The names of those of ``presets`` that a user typed, so that they count more than the options of a module that
  /// exists.
  var typedPresets: Set<String> = []
  /// The lines of a comment at the top of each Swift file, such as `Copyright Example, <<Module>>`.
  ///
  /// They may mention `<<Module>>`, `<<Target>>`, `<<TestTarget>>` and, as `<<File>>`, the file's name.
  public var header: [String] = []
  /// A subfolder of the target's folder for all modules; `nil` puts them directly into the target's folder.
  public var subfolder: RelativePath?
  /// Whether ``subfolder`` counts even if ``packagePath`` is a folder within a target.
  public var fixesSubfolder = false
  /// Whether ``subfolder`` starts at the package's root instead of the target's folder.
  var subfolderIsFromPackage = false
  /// Whether ``packagePath`` is only a way to the package, and does not choose a target.
  var ignoresFolder = false
  /// What the record of a module says that exists and is rendered again.
  var rerendering: Rerendering?
  /// What the user should know about the choice of the place.
  var notes: [Diagnostic] = []
  /// Makes a minimal package where there is none.
  public var initializesPackage = false
  /// What happens to an existing file that differs.
  public var onConflict = ConflictPolicy.fail
  /// Where parts of the request were written; problems with them are reported there.
  public var origins: [Part: Origin] = [:]
  /// Where each of ``modules`` was written, in their order; empty if they have one place, or none.
  public var moduleOrigins: [Origin] = []
  /// Those of ``settings`` that were not written with the request: problems with them alone are not
  /// reported at its origin.
  var sharedSettings: [Setting] = []

  /// The default template.
  public static let standardTemplate = "viper"

  /// A request for `modules` in the package at `packagePath`, everything else by default.
  public init(modules: [ModulePath], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }
}

extension ScaffoldRequest {
  /// Sets the subfolder to a path that a user typed, which may be an absolute one into the package.
  ///
  /// - Throws: what is wrong with the path.
  package mutating func setSubfolder(
    _ text: String, in place: () -> PackagePlace?
  ) throws(ScaffoldError) {
    let path = try TypedPath(text, in: place)
    subfolder = try RelativePath(names: path.names)
    subfolderIsFromPackage = path.isFromPackage
    fixesSubfolder = true
  }
}

extension ScaffoldRequest {
  /// A part of a request that may be written in a file.
  public enum Part: Sendable, Hashable {
    /// The names of the modules.
    case modules
    /// The id of the template.
    case template
    /// The options of the template.
    case options
    /// The targets for sources and for tests.
    case target, testTarget
    /// The folders of a project without a manifest.
    case folders
  }

  /// A place in a file that a user writes.
  public struct Origin: Sendable, Hashable {
    private let place: Place
    /// The category of a problem there.
    public let category: Diagnostic.Category

    private enum Place: Sendable, Hashable {
      case known(SourceLocation)
      /// Converted to a location when it is needed.
      case json(JSONPlace)
    }

    /// A place and the category of a problem there.
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
    _ part: Part, _ body: () throws(ScaffoldError) -> Value
  ) throws(ScaffoldError) -> Value {
    do {
      return try body()
    } catch {
      throw ScaffoldError(error.diagnostics.map { $0.attributed(to: origins[part]) })
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

/// A requested module and where it was written.
struct RequestedModule: Sendable {
  let path: ModulePath
  let origin: ScaffoldRequest.Origin?
}

extension Diagnostic {
  /// The same diagnostic at the place where its cause was written; unchanged if it has a place already.
  func attributed(to origin: ScaffoldRequest.Origin?) -> Diagnostic {
    guard let origin, location == nil, category == .usage || category == .notFound else {
      return self
    }
    return locatedInFile(at: origin.location).inCategory(origin.category)
  }
}

/// What happens to an existing file that differs from what would be written.
public enum ConflictPolicy: String, Sendable, Hashable, CaseIterable {
  /// Nothing is written at all.
  case fail
  /// The file stays as it is; the others are written.
  case skip
  /// The file gets the new contents.
  case overwrite
}
