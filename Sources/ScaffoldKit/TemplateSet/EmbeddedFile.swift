import Hashing

/// A file of the built-in templates, as the build put it into the program.
struct EmbeddedFile: Sendable {
  /// The path below the folder `Templates/`.
  let path: StaticString
  let isExecutable: Bool
  let text: StaticString

  var bytes: [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}

/// What is known of the build.
package enum BuildStamp {
  /// The commit that was built, empty unless whoever built it said so.
  package static var commit: String { EmbeddedTemplates.commit }
}

extension EmbeddedTemplates {
  /// The ids of the built-in templates, in the order of their names.
  static var names: [String] {
    var names: [String] = []
    for file in files {
      let name = String(file.path.description.prefix { $0 != "/" })
      if names.last != name, !isSetAside(name) { names.append(name) }
    }
    return names
  }

  /// The folder with the template that one's own can start from.
  static let starter = "_starter"

  /// Whether a folder beside the templates is none of them: its name begins with `_`.
  static func isSetAside(_ name: String) -> Bool { name.hasPrefix("_") }

  /// The digest of one template's folder, as the build worked it out.
  static func digest(of name: String) -> Digest? {
    digests.first { $0.template.description == name }.flatMap { Digest($0.digest.description) }
  }

  /// The files of one template with their paths below its folder.
  static func files(of name: String) -> [(path: String, file: EmbeddedFile)] {
    files.compactMap { file in
      let path = file.path.description
      guard path.utf8.starts(with: (name + "/").utf8) else { return nil }
      return (String(path.dropFirst(name.count + 1)), file)
    }
  }
}
