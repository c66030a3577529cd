/// The keys that a `.viper-gen.json` may have: the reader, its messages and the schema go by this table.
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

/// What can be wrong with a configuration besides the shape of its JSON.
enum ConfigurationFault: Fault {
  case notPlainFile
  case tooLarge(limit: Int)
  case empty(String)
  case badValue(String, of: String, allowed: [String])
  case unknownOption(String, template: String?, known: [String])
  case badHeaderLine
  case tooManyLines(limit: Int)

  var wording: Wording {
    switch self {
    case .notPlainFile:
      bad("not-a-file", "the configuration is no plain file", "put a file in its place")
    case .tooLarge(let limit): bad("limit", "the configuration is larger than \(limit) bytes")
    case .empty(let key):
      bad("empty-value", "'\(key)' is empty", "leave it out, or give it a value")
    case .badValue(let value, let name, let allowed):
      bad(
        "unknown-value", "'\(shown(name))' cannot be '\(shown(value))'",
        Suggestion.help(
          for: value, in: allowed, otherwise: "it can be: \(allowed.joined(separator: ", "))"))
    case .unknownOption(let name, let template, let known):
      bad(
        "unknown-option",
        (template.map { "the template '\(shown($0))' has no option" } ?? "no template has an option")
          + " '\(shown(name))'",
        Suggestion.help(for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
    case .badHeaderLine:
      bad(
        "bad-header", "a line of the header has a character that nobody sees",
        "write each line as a text of its own, without control characters")
    case .tooManyLines(let limit): bad("limit", "the header has more than \(limit) lines")
    }
  }

  private func bad(_ code: String, _ message: String, _ help: String? = nil) -> Wording {
    Wording(.configuration, code, message, help: help)
  }

  private func shown(_ text: String) -> String { text.escapingControlCharacters }
}
