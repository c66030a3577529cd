/// The settings in a package's `.viper-gen.json`, which apply where the command line sets nothing.
///
/// ```swift
/// // { "template": "vip", "options": { "ui": "swiftui" } }
/// let configuration = try scaffolder.configuration(packagePath: "/path/to/Package")
/// configuration.template?.value                 // "vip"
/// configuration.template?.location.description  // ".viper-gen.json:1:15"
/// ```
public struct Configuration: Sendable, Hashable {
  /// The name of the file, in the package's root.
  public static let fileName = ".viper-gen.json"

  /// A value with its location in the file.
  public struct Entry<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value, checked.
    public let value: Value
    /// The location of the value in the file.
    public let location: SourceLocation
  }

  /// The template's id.
  public internal(set) var template: Entry<String>?
  /// Folders of templates as they are written: from the package's root, if they are not absolute.
  public internal(set) var templates: [Entry<String>] = []
  /// The target for the sources.
  public internal(set) var target: Entry<String>?
  /// The target for the tests.
  public internal(set) var testTarget: Entry<String>?
  /// A subfolder of the target's folder for all modules; its value is `nil` for the target's own folder.
  public internal(set) var into: Entry<RelativePath?>?
  /// `fail`, `skip` or `overwrite`, or `ask` for a caller that can prompt the user.
  public internal(set) var onConflict: Entry<String>?
  /// The lines at the top of every Swift file, without `//`.
  public internal(set) var header: Entry<[String]>?
  /// Options for each template that has them.
  var options: [JSONValue.Member] = []
  /// Options for one template.
  var templateOptions: [TemplateSection] = []
  /// The package's root folder.
  let root: String

  /// The options of one template.
  struct TemplateSection: Sendable, Hashable {
    let template: String
    /// The place of the template's id.
    let place: JSONPlace
    let options: [JSONValue.Member]
  }

  /// An empty configuration of the package at `root`.
  init(root: String) {
    self.root = root
  }

  /// Whether it has no settings.
  public var isEmpty: Bool { self == Configuration(root: root) }

  /// The folders of templates; relative paths start at the package's root.
  public var templateFolders: [String] { templates.map { absolute($0.value) } }

  /// A path of the file; a relative one starts at the package's root.
  func absolute(_ path: String) -> String { path.begins(with: "/") ? path : "\(root)/\(path)" }

  /// The location at which an option of a template is set; `nil` if it is not set.
  public func location(ofOption name: String, of template: String) -> SourceLocation? {
    member(name, of: template)?.value.location
  }

  /// The setting of an option of a template: from its own section, else from the options for all.
  func member(_ name: String, of template: String) -> JSONValue.Member? {
    let section = templateOptions.first { $0.template == template }
    return section?.options.first { $0.name == name } ?? options.first { $0.name == name }
  }
}
