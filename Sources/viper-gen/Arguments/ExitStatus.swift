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

extension Command {
  /// The statuses that its help lists, in order.
  var statuses: [ExitStatus] {
    let own: [Diagnostic.Category] =
      switch verb {
      case .create:
        [.data, .notFound, .conflict, .busy, .containment, .configuration, .interrupted]
      case .add, .change, .update:
        [.check, .data, .notFound, .conflict, .busy, .containment, .configuration, .interrupted]
      case .rename:
        [.data, .notFound, .conflict, .busy, .containment, .configuration, .interrupted]
      case .remove:
        [.data, .notFound, .conflict, .busy, .containment, .configuration, .interrupted]
      case .list, .show: [.data, .notFound, .busy]
      case .verify: [.check, .data, .notFound, .busy, .configuration, .interrupted]
      case .config, .templatesList, .templatesShow: [.data, .notFound, .configuration]
      case .templatesExport:
        [.data, .notFound, .conflict, .busy, .containment, .configuration]
      case .templatesImport: [.data, .notFound, .conflict, .busy, .containment]
      case .templatesAdd:
        [.data, .notFound, .conflict, .busy, .containment, .configuration, .interrupted]
      case .templatesNew: [.conflict, .busy, .containment]
      case .templatesCheck: [.check, .data, .notFound, .interrupted]
      case .templatesVerify: [.check, .data, .notFound, .configuration, .interrupted]
      case .completions, .help, .complete: []
      }
    let categories = Set(own + [.usage, .inputOutput])
    return [.success]
      + Diagnostic.Category.allCases.filter(categories.contains).map(ExitStatus.init)
  }
}
