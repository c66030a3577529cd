import ScaffoldKit

/// `viper-gen templates`
struct TemplatesCommand {
  let folders: [String]

  /// `templates list`
  func list(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates list")
    do {
      let templates = try scaffolder.templates(folders: folders)
      let width = templates.map(\.id.count).max() ?? 0
      report.output = templates.map { template in
        let padding = String(repeating: " ", count: width - template.id.count + 2)
        return "\(template.id)\(padding)\(template.description)\n"
      }.joined()
      report.details = [
        .init(
          "templates",
          .array(
            templates.map {
              .object(["id": .string($0.id), "description": .string($0.description)])
            }))
      ]
      report.notes = ["next: viper-gen templates show \(templates.first?.id ?? "ID")"]
      return report
    } catch {
      return Report(command: "templates list", error)
    }
  }

  /// `templates show`
  func show(_ id: String, _ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates show")
    do {
      let template = try scaffolder.template(id, folders: folders)
      let rows = template.options.map { (Option($0).synopsis, Option($0).help) }
      report.output = """
        \(template.id): \(template.description)

        files:
        \(template.paths.map { "  \($0)" }.joined(separator: "\n"))

        options:
        \(Help.columns(rows, width: 80))

        """
      report.details = [.init("options", .array(template.options.map(\.json)))]
      return report
    } catch {
      return Report(command: "templates show", error)
    }
  }

  /// `templates export`
  func export(_ id: String, to path: String, _ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates export")
    do {
      let applied = try scaffolder.export(template: id, folders: folders, to: path)
      report.files = applied.changes.map(\.report)
      report.deed = applied.hasWritten ? "the files themselves were written" : nil
      report.diagnostics = applied.diagnostics
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      report.notes = [
        "next: viper-gen create SignIn --template \(id) --templates \("/\(parent)".shellQuoted)"
      ]
      return report
    } catch {
      return Report(command: "templates export", error)
    }
  }
}

extension TemplateOption {
  fileprivate var json: JSONText {
    let standard: JSONText =
      switch kind {
      case .boolean: .boolean(defaults == ["true"])
      case .string: .string(defaults.last ?? "")
      case .list, .signatures, .fields, .names: .array(defaults.map { .string($0) })
      }
    return .object([
      "name": .string(name), "type": .string(kind.rawValue), "default": standard,
      "values": .array(values.map { .string($0) }), "help": .string(help),
      "when": .string(condition),
    ])
  }
}
