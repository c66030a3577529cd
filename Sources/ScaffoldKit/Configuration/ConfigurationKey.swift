/// The keys of a `.viper-gen.json`. The reader, its messages and the schema use this table.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case template, templates, repositories, target, testTarget, folders, into, onConflict, header,
    options, templateOptions, roles, lint

  /// The kind of a key's value.
  enum Kind: Hashable {
    case text
    /// One of these words.
    case word([String])
    case texts
    /// The folders of a project without a manifest.
    case folders
    /// Repositories that templates were copied from.
    case repositories
    /// Options of templates by their names.
    case options
    /// The same, by the template's id first.
    case optionsOfTemplates
    /// Lists of texts by some of these names.
    case lists([String])
    /// One of these words by any of these names.
    case words([String], names: [String])
  }

  var kind: Kind {
    switch self {
    case .schema, .template, .target, .testTarget, .into: .text
    case .onConflict: .word(ConflictPolicy.allCases.map(\.rawValue) + ["ask"])
    case .templates, .header: .texts
    case .repositories: .repositories
    case .folders: .folders
    case .options: .options
    case .templateOptions: .optionsOfTemplates
    case .roles: .lists(Self.roleNames)
    case .lint: .words(["off", "warning", "error"], names: LintRule.all.map(\.id))
    }
  }

  /// The roles of a module's parts, as the recogniser knows them.
  static let roleNames = ["view", "presenter", "interactor", "router", "worker", "helper"]

  /// The purpose of the key, in a line.
  var help: String {
    switch self {
    case .schema: "The schema of this file, for editors; viper-gen ignores it."
    case .template:
      "The id of the template, or the path of its folder from the package's root, such as ./Templates/screen."
    case .templates:
      "Folders of templates, from the package's root, searched before the built-in ones."
    case .repositories:
      "The git repositories that 'viper-gen templates add' has copied templates from, and the commit of each."
    case .target: "The target for the sources."
    case .testTarget: "The target for the tests."
    case .folders:
      "The folders of a project without a Package.swift, from the folder of this file, and the modules that contain them."
    case .into: "A subfolder of the target for the modules; '.' is the target's own folder."
    case .onConflict: "How to handle existing files that differ."
    case .header:
      "The lines of a comment at the top of each Swift file. Variables: <<Module>>, <<Target>>, <<TestTarget>> and <<File>>."
    case .options: "Options of templates by name, for each template that has them."
    case .templateOptions: "Options for one template, by its id; they override 'options'."
    case .roles:
      "More endings of type names for a role, by which modules are found, such as ViewModel."
    case .lint: "The rules of 'viper-gen lint' that are off, warnings or errors."
    }
  }
}

extension ConfigurationKey {
  /// A key of the value of ``folders``.
  enum Folder: String, CaseIterable {
    case sources, tests, module, testModule

    /// The purpose of the key, in a line.
    var help: String {
      switch self {
      case .sources: "The folder for the sources."
      case .tests: "The folder for the tests."
      case .module: "The module that contains the sources, which tests import."
      case .testModule:
        "The module that contains the tests; by default, the module's name with Tests."
      }
    }
  }
}
