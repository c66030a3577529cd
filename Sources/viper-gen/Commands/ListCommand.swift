import ScaffoldKit

/// `viper-gen list`
struct ListCommand {
  let place: PackagePlace

  /// The command from its arguments.
  init(_ arguments: Arguments, _ environment: Environment) {
    place = PackagePlace(arguments, environment)
  }

  /// One line for each module that was written into the package; a record that cannot be read hides none
  /// of the others.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "list")
    do {
      var problems: [Diagnostic] = []
      let modules = try scaffolder.modules(
        packagePath: place.path, searchesParents: place.searchesParents, problems: &problems)
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

  /// Name, template, target, number of files and what differs, in columns.
  static func lines(_ modules: [RecordedModule]) -> String {
    let rows = modules.map { module in
      let count = module.files.count
      return [
        module.path.escapingControlCharacters, module.template.escapingControlCharacters,
        module.target.escapingControlCharacters, "\(count) file\(count == 1 ? "" : "s")",
        module.differences,
      ]
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return cells.joined(separator: "  ").trimmingEnd + "\n"
    }.joined()
  }
}

extension RecordedModule {
  /// `2 edited, 1 missing`; empty when every file is as it was written.
  fileprivate var differences: String {
    [State.edited, .missing].compactMap { state in
      let count = files.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }.joined(separator: ", ")
  }

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

extension String {
  /// Without the blanks at its end.
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
