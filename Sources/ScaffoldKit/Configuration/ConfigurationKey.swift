/// The keys of a `.viper-gen.json`. The reader, its messages and the schema use this table.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case template, templates, target, testTarget, into, onConflict, header, options, templateOptions

  /// What the value of a key is.
  enum Kind: Hashable {
    case text
    /// One of these words.
    case word([String])
    case texts
    /// Options of templates by their names.
    case options
    /// The same, by the template's id first.
    case optionsOfTemplates
  }

  var kind: Kind {
    switch self {
    case .schema, .template, .target, .testTarget, .into: .text
    case .onConflict: .word(ConflictPolicy.allCases.map(\.rawValue) + ["ask"])
    case .templates, .header: .texts
    case .options: .options
    case .templateOptions: .optionsOfTemplates
    }
  }

  /// What the key is for, in a line.
  var help: String {
    switch self {
    case .schema: "Where an editor finds the schema of this file; viper-gen passes over it."
    case .template: "The id of the template."
    case .templates:
      "Folders of templates, from the package's root, searched before the built-in ones."
    case .target: "The target for the sources."
    case .testTarget: "The target for the tests."
    case .into: "A folder below the target's for the modules; '.' is the target's own."
    case .onConflict: "What to do with a file that exists and differs."
    case .header:
      "The lines of a comment at the top of each Swift file; <<Module>>, <<Target>>, <<TestTarget>> and <<File>> stand for names."
    case .options: "Options of templates by name, for each template that has them."
    case .templateOptions: "Options for one template, by its id; they come before 'options'."
    }
  }
}
