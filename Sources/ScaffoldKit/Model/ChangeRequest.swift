import Hashing

/// How to change modules that exist, for ``Scaffolder/planChange(_:remembers:progress:)``.
///
/// ```swift
/// var request = ChangeRequest(modules: ["SignIn"], packagePath: "/path/to/Package")
/// request.edits = [.add("resetPassword(email: String)")]
/// let changes = try scaffolder.preview(scaffolder.planChange(request))
/// changes.changes.map(\.action)  // [.merged, .kept, …]
/// ```
public struct ChangeRequest: Sendable, Hashable {
  /// A change of one option.
  public enum Edit: Sendable, Hashable {
    /// Adds a signature to the actions of the template; with two roles, to the link between them.
    case add(String, from: String? = nil, to: String? = nil)
    /// Removes a signature that ``add(_:from:to:)`` added. Without roles, it may be that of one link, too.
    case removeSignature(String, from: String? = nil, to: String? = nil)
    /// Sets an option to these values.
    case set(String, [String])
    /// Adds values to a list option.
    case append(String, [String])
    /// Removes values from a list option.
    case remove(String, [String])
  }

  /// The modules' names, or paths to their folders, as ``RemovalRequest/modules`` has them; empty for all
  /// modules.
  public var modules: [String]
  /// The package's root folder.
  public var packagePath: String
  /// Whether to use the nearest folder above ``packagePath`` with a `Package.swift`.
  public var searchesParents = false
  /// The target that the modules are in; `nil` if each is in one target only.
  public var target: String?
  /// The subfolder that ``ScaffoldRequest/subfolder`` has for new modules: a name without it is found, too.
  public var subfolder: RelativePath?
  /// Folders of templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// What to change, in this order.
  public var edits: [Edit] = []
  /// The id of another template for the modules, or the path of its folder; `nil` if they keep their template.
  public var template: String?
  /// Whether to render the modules from the newest version of their template, and as the package is now.
  /// Otherwise the version and the settings that the record names are used.
  public var updatesTemplate = false
  /// Whether conflicts are written into the files, between markers. Otherwise nothing is written if there is
  /// one.
  public var writesMarkers = false

  /// A request for `modules` of the package at `packagePath` that changes nothing.
  public init(modules: [String], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }
}

/// What a request for a module that exists takes from its record.
struct Rerendering: Sendable, Hashable {
  /// What the text of the files depends on besides the options; `nil` takes what the package says.
  var facts: RenderingFacts?
  /// Whether the types in signatures are imported as ``facts`` says, wherever the package declares them now.
  var keepsTypeImports = false
  /// The layout of the module's Swift code, which it keeps; `nil` takes what the package says.
  var layout: SwiftLayout?
  /// The version of the template whose text the package keeps; `nil` takes the current one.
  var digest: Digest?
  /// Where the template of a module that exists came from; `nil` for a module that is created again.
  var origin: TemplateOrigin?
  /// The record of the module, if the package may not have its targets any more.
  var former: ModuleRecord?
  /// The files that the module has already, and the types that they declare.
  var files: Set<RelativePath> = []
  var types: Set<String> = []
}
