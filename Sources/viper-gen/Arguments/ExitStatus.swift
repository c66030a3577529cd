import ScaffoldKit

/// A status with which commands exit, as the help explains it.
struct ExitStatus {
  let value: Int32
  let meaning: String

  static let success = ExitStatus(
    value: 0, meaning: "Success; also if 'remove' keeps files that you edited.")

  /// All statuses, in order.
  static let all = [success] + Diagnostic.Category.allCases.map(Self.init)

  private init(value: Int32, meaning: String) {
    self.value = value
    self.meaning = meaning
  }

  init(_ category: Diagnostic.Category) {
    value = category.rawValue
    meaning =
      switch category {
      case .check:
        "A check found an error in generated code, in a template or in a module; a module is behind its "
          + "template; or conflict markers were written."
      case .usage: "Invalid arguments, or an invalid name."
      case .data: "Invalid template, manifest, record or data file."
      case .notFound: "Package, target, template, module or input file not found."
      case .internalFault: "Internal error."
      case .conflict:
        "A file to write exists with different content, something else has its path, or a module to remove "
          + "has missing files; nothing was changed."
      case .inputOutput: "Reading or writing failed; all changes were rolled back."
      case .busy: "Another run has locked the package."
      case .containment: "Refused for safety: a path that points outside its root."
      case .configuration: "Invalid configuration file."
      case .interrupted:
        "Interrupted by Ctrl-C (143 by SIGTERM, 129 by SIGHUP); all changes were rolled back."
      }
  }
}
