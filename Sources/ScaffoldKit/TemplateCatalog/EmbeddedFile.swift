import Hashing

/// A built-in template, which the build embeds in the program.
struct EmbeddedFolder: Sendable {
  /// The folder below `Templates/`.
  let name: String
  /// The digest of the folder, which the build computes.
  let digest: String
  let files: [EmbeddedFile]
}

/// A file of a built-in template.
struct EmbeddedFile: Sendable {
  /// The path below the template's folder.
  let path: String
  let isExecutable: Bool
  let text: String
}

/// Facts about the build.
package enum BuildStamp {
  /// The commit that was built; empty unless the build named it.
  package static var commit: String { EmbeddedTemplates.commit }
}

extension EmbeddedTemplates {
  /// The ids of the built-in templates, in the order of their names.
  static var names: [String] { folders.map(\.name).filter { !isSetAside($0) } }

  /// The folder with the template that a new template starts from.
  static let starter = "_starter"

  /// Whether a folder beside the templates is not a template: its name begins with `_` or `.`.
  static func isSetAside(_ name: String) -> Bool { name.hasPrefix("_") || name.hasPrefix(".") }

  /// The digest of one template's folder.
  static func digest(of name: String) -> Digest? { folder(name).flatMap { Digest($0.digest) } }

  /// The folder of one template.
  static func folder(_ name: String) -> EmbeddedFolder? { folders.first { $0.name == name } }
}
