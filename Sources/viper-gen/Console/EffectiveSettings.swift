import ScaffoldKit

/// The settings that `create` uses, each with its value and its source.
struct EffectiveSettings {
  let arguments: Arguments
  let configuration: Configuration
  let request: ScaffoldRequest
  /// The request with the target and the subfolder that the working directory chooses.
  let placed: ScaffoldRequest
  let options: [EffectiveOption]

  /// One line of the list.
  struct Row {
    let name: String
    let value: JSONText
    /// The value as text.
    let shown: String
    let source: String
  }

  /// The settings of every template, then the options of the chosen one.
  var rows: [Row] {
    let first = [
      row("template", request.template, "template", configuration.template?.location),
      templates,
    ]
    let targets = [
      placedRow("target", \.target, targetOption, request.origins[.target]?.location),
      row("testTarget", request.testTarget, "test-target", request.origins[.testTarget]?.location),
    ]
    let last = [
      placedRow("into", \.subfolder?.description, "into", configuration.into?.location),
      row(
        "onConflict", arguments["on-conflict"] ?? configuration.onConflict?.value ?? "fail",
        "on-conflict", configuration.onConflict?.location),
      Row("header", request.header, source(configuration.header?.location)),
    ]
    return first + repositories + targets + folders + last + options.map(row)
  }

  /// The repositories of templates, with their commits; none without one.
  private var repositories: [Row] {
    let entries = configuration.repositories
    guard !entries.isEmpty else { return [] }
    return [
      Row(
        "repositories", entries.map { "\($0.value.url) \($0.value.shownVersion)" },
        entries.map { source($0.location) }.joined(separator: ", "))
    ]
  }

  /// The option of the command line that names the target, or leads to it.
  private var targetOption: String {
    // Of a path from the package's root, the part in the target is left.
    if arguments["into"] != nil, placed.subfolder != request.subfolder { return "into" }
    return arguments["module"] == nil ? "target" : "module"
  }

  /// The folders of a project without a manifest; none in a package.
  private var folders: [Row] {
    guard let folders = request.folders else { return [] }
    let location = request.origins[.folders]?.location
    return [
      row("sources", folders.sources, "sources", location),
      row("tests", folders.tests, "tests", location),
      row("module", folders.module, "module", location),
      row("testModule", folders.testModule, "test-module", location),
    ]
  }

  /// Name, value and source in columns.
  var text: String { TextTable.lines(rows.map { [$0.name, $0.shown, $0.source] }) }

  var json: JSONText {
    .array(
      rows.map { row in
        .object([
          "name": .string(row.name), "value": row.value, "source": .string(row.source),
        ])
      })
  }

  // MARK: Rows

  private static let commandLine = "command line"

  private func source(_ location: SourceLocation?) -> String {
    guard let location else { return "default" }
    return ([location.path] + (location.line.map { ["\($0)"] } ?? [])).joined(separator: ":")
  }

  private func row(
    _ name: String, _ value: String?, _ option: String, _ location: SourceLocation?
  ) -> Row {
    let source = arguments[option] == nil ? source(location) : Self.commandLine
    return Row(
      name: name, value: value.map { .string($0) } ?? .null,
      shown: value.map(\.escapingControlCharacters) ?? "-", source: source)
  }

  /// A row for a setting that the working directory may choose.
  private func placedRow(
    _ name: String, _ value: (ScaffoldRequest) -> String?, _ option: String,
    _ location: SourceLocation?
  ) -> Row {
    let chosen = value(placed)
    if arguments[option] != nil || chosen == value(request) {
      return row(name, chosen, option, location)
    }
    return Row(
      name: name, value: chosen.map { .string($0) } ?? .null,
      shown: chosen.map(\.escapingControlCharacters) ?? "-", source: "working directory")
  }

  /// The template's id: the name of its folder.
  private var templateID: String { request.template.namesOnPath.last ?? request.template }

  private var templates: Row {
    let typed = arguments.all("templates")
    let configured = configuration.templateEntries
    let places = configured.map { source($0.location) }
    let sources = (typed.isEmpty ? [] : [Self.commandLine]) + places
    return Row(
      "templates", typed + configured.map(\.value),
      sources.isEmpty ? "default" : sources.joined(separator: ", "))
  }

  private func row(_ effective: EffectiveOption) -> Row {
    let option = effective.option
    let source =
      switch effective.source {
      case .setting: Self.commandLine
      case .preset:
        source(configuration.location(ofOption: option.name, of: templateID))
      case .template: "template's default"
      }
    switch option.value {
    case .text(let text):
      return Row(
        name: option.name, value: option.json,
        shown: text.isEmpty ? "-" : text.escapingControlCharacters, source: source)
    case .flag(let flag):
      return Row(name: option.name, value: option.json, shown: String(flag), source: source)
    case .list(let texts): return Row(option.name, texts, source)
    }
  }
}

extension EffectiveSettings.Row {
  /// A row for several texts.
  fileprivate init(_ name: String, _ texts: [String], _ source: String) {
    self.init(
      name: name, value: .array(texts.map { .string($0) }),
      shown: texts.isEmpty
        ? "-" : texts.map(\.escapingControlCharacters).joined(separator: ", "),
      source: source)
  }
}
