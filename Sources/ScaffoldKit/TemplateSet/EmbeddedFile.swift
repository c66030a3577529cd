import Hashing

/// A built-in template, as the build put it into the program. It is handed on by one reference.
final class EmbeddedFolder: Sendable {
  /// The folder below `Templates/`.
  let name: StaticString
  /// The digest of the folder, as the build worked it out.
  let digest: StaticString
  /// The files, which only the template that is used has to list.
  let files: @Sendable () -> [EmbeddedFile]

  init(
    name: StaticString, digest: StaticString, files: @escaping @Sendable () -> [EmbeddedFile]
  ) {
    self.name = name
    self.digest = digest
    self.files = files
  }
}

/// A file of a built-in template.
struct EmbeddedFile: Sendable {
  /// The path below the template's folder.
  let path: StaticString
  let isExecutable: Bool
  let text: StaticString

  var bytes: [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }

  /// Whether it lies at a path below the template's folder.
  func isAt(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard wanted.count == path.utf8CodeUnitCount else { return false }
    let own = path.utf8Start
    for index in wanted.indices where wanted[index] != own[index] { return false }
    return true
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
    folders.map(\.name.description).filter { !isSetAside($0) }
  }

  /// The folder with the template that one's own can start from.
  static let starter = "_starter"

  /// Whether a folder beside the templates is none of them: its name begins with `_` or `.`.
  static func isSetAside(_ name: String) -> Bool { name.hasPrefix("_") || name.hasPrefix(".") }

  /// The digest of one template's folder.
  static func digest(of name: String) -> Digest? {
    folder(name).flatMap { Digest($0.digest.description) }
  }

  /// The folder of one template.
  static func folder(_ name: String) -> EmbeddedFolder? {
    name.withBytes { name in folders.first { name.spell($0.name) } }
  }
}
