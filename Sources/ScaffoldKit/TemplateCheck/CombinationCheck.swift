/// Tries the paths and conditions of a template with every combination of its options.
struct CombinationCheck {
  let template: Template
  private(set) var findings: [Diagnostic] = []
  /// How many combinations were tried.
  private(set) var count = 0
  private(set) var isComplete = true
  private let types: [String: TemplateType]

  init(_ template: Template) {
    self.template = template
    let variables = template.scope.variables
    types = Dictionary(
      variables.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() throws(ScaffoldError) {
    let table = try OptionTable(of: template, deciding: decidingVariables)
    (count, isComplete) = (table.rows.count, table.isComplete)
    for row in table.rows { tryPaths(row) }
    for row in table.rows { tryInsertions(row) }
    // Conditions can be checked only if all combinations were tried.
    if table.isComplete { checkConditions(table.rows) }
  }

  /// The variables on which a path or a condition depends, directly or through an option with a condition.
  private var decidingVariables: Set<String> {
    var found: Set<String> = []
    for file in template.files {
      found.formUnion(file.path.variables)
      found.formUnion((file.condition?.variables ?? []) + (file.loop?.list.variables ?? []))
    }
    let conditions =
      template.insertions.map(\.condition) + template.frameworks.map(\.condition)
      + template.packages.map(\.condition)
      + template.platforms.map(\.condition)
    found.formUnion(conditions.flatMap { $0?.variables ?? [] })
    for option in template.options {
      guard let rule = option.rule else { continue }
      found.insert(option.name)
      found.formUnion(rule.condition.variables)
    }
    return found
  }

  // MARK: Paths

  /// A file as it would be written, and its entry in the template.
  private struct Placed {
    let path: RelativePath
    let file: Template.File
  }

  private mutating func tryPaths(_ row: OptionTable.Row) {
    let options = row.text.isEmpty ? "all options at their defaults" : row.text
    for role in FileRole.allCases {
      let placed = paths(row, role, module: "SignIn")
      let problems = PathClashes.problems(among: placed.map(\.path))
      if let first = problems.first, let last = culprit(in: placed) {
        report(.sameFile, first.message, help: "this happens with \(options)", last)
        continue
      }
      let swift = placed.filter { $0.path.name.hasSuffix(".swift") }
      var names: Set<String> = []
      for file in swift where !names.insert(file.path.name.caseFolded).inserted {
        report(
          .fileNameTaken,
          "two files of a module have the name '\(file.path.name)', which Swift allows once in a target",
          help: "this happens with \(options)", file.file)
      }
      let shared = Set(placed.filter { $0.file.base == .target }.map(\.path))
      for file in paths(row, role, module: "Detail")
      where names.contains(file.path.name.caseFolded) || shared.contains(file.path) {
        report(
          .fileNameTaken,
          "each module would have a file '\(file.path.name)', and Swift allows a name once in a target",
          help: "write <<Module>> into the file's name", file.file)
      }
    }
  }

  private mutating func paths(
    _ row: OptionTable.Row, _ role: FileRole, module: String
  ) -> [Placed] {
    var renderer = TemplateRenderer(scope: template.scope, values: row.values(module: module))
    var placed: [Placed] = []
    for file in template.files where file.role == role {
      do throws(ScaffoldError) {
        for round in try renderer.rounds(for: file) {
          let path = try RelativePath(
            validating: try renderer.render(file.path, in: round, asPath: true))
          placed.append(Placed(path: path, file: file))
        }
      } catch {
        for problem in error.diagnostics {
          add(problem.inCategory(.check).located(at: Self.place(of: file)))
        }
      }
    }
    return placed
  }

  /// The first entry with which there is a clash.
  private func culprit(in placed: [Placed]) -> Template.File? {
    for count in placed.indices.map({ $0 + 1 })
    where !PathClashes.problems(among: placed.prefix(count).map(\.path)).isEmpty {
      return placed[count - 1].file
    }
    return nil
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, help: String, _ file: Template.File
  ) {
    add(Diagnostic(.check, code, message, at: Self.place(of: file), help: help))
  }

  /// Adds a finding. Each code is reported once for a place, with the first combination.
  private mutating func add(_ finding: Diagnostic) {
    let isKnown = findings.contains { $0.location == finding.location && $0.code == finding.code }
    if !isKnown { findings.append(finding) }
  }

  private static func place(of file: Template.File) -> SourceLocation {
    file.json["path"]?.location ?? file.json.location
  }

  // MARK: Insertions

  private mutating func tryInsertions(_ row: OptionTable.Row) {
    guard !template.insertions.isEmpty else { return }
    var renderer = TemplateRenderer(scope: template.scope, values: row.values(module: "SignIn"))
    for use in template.insertions {
      do throws(ScaffoldError) {
        _ = try RecordedInsertion(use, &renderer)
      } catch {
        for problem in error.diagnostics { add(problem.inCategory(.check)) }
      }
    }
  }

  // MARK: Conditions

  private mutating func checkConditions(_ rows: [OptionTable.Row]) {
    for file in template.files {
      checkCondition(file.condition, file.json, "no combination of options writes this file", rows)
    }
    for (use, entry) in zip(template.frameworks, template.manifest.frameworks) {
      checkCondition(
        use.condition, entry.json, "no combination of options uses this framework", rows)
    }
    for use in template.insertions {
      checkCondition(use.condition, use.json, "no combination of options inserts this text", rows)
    }
    for use in template.packages {
      checkCondition(
        use.condition, use.package.json, "no combination of options uses this package", rows)
    }
    for use in template.platforms {
      checkCondition(
        use.condition, use.platforms.json, "no combination of options uses this feature", rows)
    }
    let entries = template.manifest.json["options"]?.elements ?? []
    for (index, option) in template.options.enumerated() where index < entries.count {
      guard let rule = option.rule, rule.condition.isDecided(by: types) else { continue }
      let states = Set(rows.map { option.isActive(after: Array($0.values.prefix(index))) })
      checkCondition(states, entries[index], "the condition of this option is never true")
    }
  }

  /// Checks a condition; `neverTrue` is the message if it is false for all options.
  private mutating func checkCondition(
    _ condition: TemplateCondition?, _ json: JSONValue, _ neverTrue: String,
    _ rows: [OptionTable.Row]
  ) {
    guard let condition, condition.isDecided(by: types) else { return }
    var states: Set<Bool> = []
    for row in rows where states.count < 2 {
      var renderer = TemplateRenderer(scope: template.scope, values: row.values(module: "SignIn"))
      states.insert(renderer.holds(condition))
    }
    checkCondition(states, json, neverTrue)
  }

  private mutating func checkCondition(
    _ states: Set<Bool>, _ json: JSONValue, _ neverTrue: String
  ) {
    let place = json["when"]?.location ?? json.location
    if states == [false] {
      add(
        Diagnostic(
          .check, .neverTrue, neverTrue, at: place,
          help: "change the condition"))
    }
    if states == [true] {
      add(
        Diagnostic(
          .check, .alwaysTrue, "the condition is true for all options", at: place,
          help: "leave it out", severity: .warning))
    }
  }
}
