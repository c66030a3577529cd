import ScaffoldKit

/// `viper-gen list`
struct ListCommand: RunnableCommand {
  private let package: PackageLocation

  init(_ invocation: Invocation) {
    package = PackageLocation(invocation.arguments, invocation.environment)
  }

  var lockedPackage: PackageLocation? { package }

  /// Prints one line for each module of the package. Records that cannot be read are errors, and the other
  /// modules are printed.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "list")
    do {
      var problems: [Diagnostic] = []
      let modules = try scaffolder.modules(
        packagePath: package.path, searchesParents: package.searchesParents, problems: &problems)
      report.output = Self.lines(modules)
      report.details = [.init("modules", .array(modules.map(\.json)))]
      if !problems.isEmpty {
        report.add(ScaffoldError(problems))
      } else if modules.isEmpty {
        report.notes = ["no module is recorded in this package"]
      }
      return report
    } catch {
      return Report(command: "list", error)
    }
  }

  /// Name, template, target, number of files and differences of each module.
  static func lines(_ modules: [RecordedModule]) -> String {
    TextTable.lines(
      modules.map { module in
        [
          module.path.escapingControlCharacters, module.template.escapingControlCharacters,
          module.target.escapingControlCharacters, module.files.count.counted("file"),
          module.differences,
        ]
      })
  }
}

extension RecordedModule {
  /// `2 edited, 1 missing`; empty if every file is as it was written.
  fileprivate var differences: String {
    [State.edited, .missing].compactMap { state in
      let count = files.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }.joined(separator: ", ")
  }

  /// The module in the output of `--json`.
  var json: JSONText {
    .object([
      "module": .string(path), "target": .string(target), "template": .string(template),
      "options": .object(options.map { .init($0.name, $0.json) }),
      "files": .array(
        files.map { file in
          .object([
            "path": .string(file.path.description), "state": .string(file.state.rawValue),
          ])
        }),
    ])
  }
}
