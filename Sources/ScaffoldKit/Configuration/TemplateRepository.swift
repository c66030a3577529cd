/// A git repository from which templates were copied into a package: an entry of `repositories` in the
/// `.viper-gen.json`.
///
/// ```swift
/// let configuration = try scaffolder.configuration(packagePath: "/path/to/Package")
/// configuration.repositories[0].value.version    // "1.2.0"
/// configuration.repositories[0].value.templates  // ["screen"]
/// ```
public struct TemplateRepository: Sendable, Hashable {
  /// The address for `git`, without secrets: a URL, or the path of a folder. A path that begins with `.` starts at the
  /// package's root.
  public let url: String
  /// The tag, the branch or the commit that was asked for; `nil` for the repository's default branch.
  public let version: String?
  /// The commit that the templates come from, as 40 hexadecimal digits.
  public let commit: String
  /// The folder of the package with the copied templates, from the package's root.
  public let folder: RelativePath
  /// The ids of the copied templates, sorted.
  public let templates: [String]
  /// Whether the configuration has a secret in the address, which ``url`` does not have.
  var hasRecordedSecret = false
}

extension TemplateRepository {
  /// The folder for templates if nothing else is asked for.
  static let standardFolder = TemplateCatalog.usualFolder

  /// Whether an address names the same repository. A slash or `.git` at the end makes no difference.
  func isAt(_ address: String) -> Bool { Self.isSame(url, address) }

  /// Whether two addresses name the same repository.
  static func isSame(_ address: String, _ other: String) -> Bool {
    stem(of: address) == stem(of: other)
  }

  private static func stem(of url: String) -> Substring {
    var stem = url[...]
    while stem.utf8.count > 1, stem.utf8.last == UInt8(ascii: "/") { stem.removeLast() }
    return stem.hasSuffix(".git") ? stem.dropLast(4) : stem
  }

  /// The beginning of the commit, as people write it.
  package var shortCommit: String { String(commit.prefix(7)) }

  /// The version with the beginning of the commit: `1.2.0 (0123456)`.
  package var shownVersion: String {
    version.map { "\($0.escapingControlCharacters) (\(shortCommit))" } ?? shortCommit
  }

  /// The command that copies the templates again.
  var addition: String {
    let version = version.map { " --ref\($0.asValueInHelp)" } ?? ""
    return "viper-gen templates add \(url.shellQuoted)\(version)"
  }

  /// The folder of a template, from the package's root.
  package func folder(of template: String) -> RelativePath {
    RelativePath(trusted: folder.components + [template])
  }

  /// The members of the entry, in the order in which they are written.
  private var members: [(key: ConfigurationKey.Repository, value: JSONText?)] {
    [
      (.url, .string(url)), (.version, .string(version)), (.commit, .string(commit)),
      (.folder, .string(folder.description)),
      (.templates, .array(templates.map { .string($0) })),
    ]
  }

  /// The value of a member of the entry; `nil` if the entry does not have it.
  func json(of key: ConfigurationKey.Repository) -> JSONText? {
    members.first { $0.key == key }?.value
  }

  /// The entry in a configuration, and in a report.
  package var json: JSONText {
    .object(
      members.compactMap { key, value in value.map { JSONText.Member(key.rawValue, $0) } })
  }
}

extension String {
  /// The text after an option's name in a command.
  fileprivate var asValueInHelp: String { (hasPrefix("-") ? "=" : " ") + shellQuoted }
}

extension ConfigurationKey {
  /// A key of an entry of ``repositories``.
  enum Repository: String, CaseIterable {
    case url, version, commit, folder, templates

    /// The purpose of the key, in a line.
    var help: String {
      switch self {
      case .url: "The address of the git repository."
      case .version: "The tag, the branch or the commit; by default, the default branch."
      case .commit: "The commit that the templates come from."
      case .folder: "The folder with the copied templates, from the package's root."
      case .templates: "The ids of the copied templates."
      }
    }
  }
}
