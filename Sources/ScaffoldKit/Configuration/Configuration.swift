/// The settings in a package's `.viper-gen.json`, which apply where the command line sets nothing, and those in
/// a file of the user, which apply where the package sets nothing.
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

  /// The template's id, or the path of its folder, which has a slash.
  public internal(set) var template: Entry<String>?
  /// Folders of templates as they are written: from the package's root, if they are not absolute. Those of the
  /// user's file are absolute.
  public internal(set) var templates: [Entry<String>] = []
  /// The repositories from which templates were copied into the package. Only the package's own file can name
  /// them.
  public internal(set) var repositories: [Entry<TemplateRepository>] = []
  /// The target for the sources.
  public internal(set) var target: Entry<String>?
  /// The target for the tests.
  public internal(set) var testTarget: Entry<String>?
  /// The folders of a project without a `Package.swift`, as absolute paths. Only the project's own file can
  /// name them.
  public internal(set) var folders: Entry<SourceFolders>?
  /// A subfolder of the target's folder for all modules; its value is `nil` for the target's own folder.
  public internal(set) var into: Entry<RelativePath?>?
  /// `fail`, `skip` or `overwrite`, or `ask` for a caller that can prompt the user.
  public internal(set) var onConflict: Entry<String>?
  /// The lines at the top of every Swift file, without `//`.
  public internal(set) var header: Entry<[String]>?
  /// More endings of type names, by the roles that they mean.
  public internal(set) var roles: Entry<[String: [String]]>?
  /// `off`, `warning` or `error`, by the ids of the rules of ``Scaffolder/lint(_:)``.
  public internal(set) var lint: Entry<[String: String]>?
  /// Whether the package's file has no settings.
  public internal(set) var isEmpty = true
  /// The options of templates.
  var options = Options()
  /// The options in the user's file.
  private var userOptions = Options()
  /// The folders in the user's file, which are also in ``templates``.
  private var userTemplates: [Entry<String>] = []
  /// The folder at which relative paths of the file start: the package's root.
  let root: String

  /// Settings of templates' options.
  struct Options: Sendable, Hashable {
    /// Options for each template that has them.
    var all: [JSONValue.Member] = []
    /// Options for one template.
    var sections: [TemplateSection] = []

    /// The setting of an option of a template: from its own section, else from the options for all.
    func member(_ name: String, of template: String) -> JSONValue.Member? {
      let section = sections.first { $0.template == template }
      return section?.options.first { $0.name == name } ?? all.first { $0.name == name }
    }
  }

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

  /// The folders of templates, in the order in which they are searched: those of the package, those of its
  /// ``repositories``, those of the user. Relative paths start at the package's root.
  public var templateFolders: [String] { templateEntries.map { absolute($0.value) } }

  /// The same as they are written, each once.
  package var templateEntries: [Entry<String>] {
    let copies = repositories.map { repository in
      Entry(value: repository.value.folder.description, location: repository.location)
    }
    let own = templates.dropLast(userTemplates.count)
    var seen: Set<String> = []
    return (own + copies + userTemplates).filter { seen.insert($0.value).inserted }
  }

  /// A path of the file; a relative one starts at the package's root.
  func absolute(_ path: String) -> String { path.begins(with: "/") ? path : "\(root)/\(path)" }

  /// The location at which an option of a template is set; `nil` if it is not set.
  public func location(ofOption name: String, of template: String) -> SourceLocation? {
    member(name, of: template)?.value.location
  }

  /// The setting of an option of a template.
  func member(_ name: String, of template: String) -> JSONValue.Member? {
    options.member(name, of: template) ?? userOptions.member(name, of: template)
  }

  /// The configuration with the settings of the user's file where it has none.
  func completed(by user: Configuration) -> Configuration {
    var completed = self
    completed.template = template ?? user.template
    completed.userTemplates = user.templates.map { folder in
      Entry(value: user.absolute(folder.value), location: folder.location)
    }
    completed.templates += completed.userTemplates
    // The user's targets belong together.
    if target == nil, testTarget == nil, folders == nil {
      (completed.target, completed.testTarget) = (user.target, user.testTarget)
    }
    completed.into = into ?? user.into
    completed.onConflict = onConflict ?? user.onConflict
    completed.header = header ?? user.header
    completed.userOptions = user.options
    completed.roles = roles ?? user.roles
    completed.lint = lint ?? user.lint
    return completed
  }
}
