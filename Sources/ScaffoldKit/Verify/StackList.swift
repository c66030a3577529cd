/// Lists the stacks that a request asks for.
struct StackList {
  /// How many stacks share a target: more make the compiler slow, fewer the package manager. Types
  /// alone are checked in smaller portions, so that no core waits for another.
  private var stacksPerTarget: Int { if case .build = request.method { 36 } else { 18 } }
  private static let mostCombinations = 50_000

  let request: VerifyRequest
  let fileSystem: any FileSystem

  /// The stacks of the request's part of the whole, each in its target; a small whole has parts
  /// without any.
  func stacks(of tables: [Table]) throws(ScaffoldFailure) -> [Stack] {
    var all: [Combination] = []
    for table in tables {
      for (round, row) in table.rows.enumerated() {
        all.append(try table.combination(row, round: round))
      }
    }
    let numbers = request.shard?.part(of: Array(all.indices)) ?? Array(all.indices)
    var stacks: [Stack] = []
    for (position, number) in numbers.enumerated() {
      stacks.append(try Stack(all[number], number: number, target: target(at: position)))
    }
    return stacks
  }

  /// A stack for each class of combinations in the request's part of all classes. Names change from
  /// class to class, so that each kind of name is built.
  func stacks(of classes: [StackClasses.Class]) throws(ScaffoldFailure) -> [Stack] {
    let numbers = request.shard?.part(of: Array(classes.indices)) ?? Array(classes.indices)
    let starts = classes.reduce(into: [classes.count]) { starts, next in
      starts.append(starts[starts.count - 1] + next.members.count - 1)
    }
    var stacks: [Stack] = []
    for (position, number) in numbers.enumerated() {
      let members = classes[number].members
      var stack = try Stack(
        members[0].combination, number: number, place: members[0].number,
        target: target(at: position))
      stack.twins = members.dropFirst().enumerated().map { offset, member in
        Stack.Twin(
          place: member.number, template: member.combination.template.id,
          settings: member.combination.settings,
          module: StackName.name(starts[number] + offset), fileCount: member.fileCount,
          hasTests: member.hasTests)
      }
      stack.frameworks = classes[number].frameworks
      stacks.append(stack)
    }
    return stacks
  }

  private func target(at position: Int) -> String { "Stacks\(position / stacksPerTarget + 1)" }

  /// The ways to set the options of a template that the request asks for.
  struct Table {
    let template: Template
    let rows: [CombinationTable.Row]
    fileprivate let templateFolders: [String]
    /// The settings of each option that stands fixed; none for one that is varied.
    fileprivate let fixed: [[String]]
  }

  /// A table for each template.
  func tables() throws(ScaffoldFailure) -> [Table] {
    let catalog = TemplateCatalog(folders: request.templateFolders, fileSystem: fileSystem)
    let ids =
      if !request.templates.isEmpty {
        request.templates
      } else if request.templateFolders.isEmpty {
        try catalog.ids()
      } else {
        try catalog.idsInFolders()
      }
    var problems: [Diagnostic] = []
    let templates = ids.compactMap { id in
      attempt(&problems) { () throws(ScaffoldFailure) in try catalog.template(id) }
    }
    guard problems.isEmpty else { throw ScaffoldFailure(problems) }
    try refuseUnused(templates)
    var tables: [Table] = []
    for template in templates { tables.append(try self.table(of: template)) }
    return tables
  }

  /// A setting must belong to one template at least; the others are checked without it.
  private func refuseUnused(_ templates: [Template]) throws(ScaffoldFailure) {
    let known = Set(templates.flatMap(\.options).map(\.name))
    let unknown = request.settings.map(\.name).filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw ScaffoldFailure(
        unknown.map { Diagnostic(VerifyFault.unusedSetting($0, known: known.sorted())) })
    }
  }

  private func table(of template: Template) throws(ScaffoldFailure) -> Table {
    let fixed = template.options.map { option in
      request.settings.filter { $0.name == option.name }.map(\.value)
    }
    let table = try table(of: template, fixed)
    if request.isExhaustive, table.size > Self.mostCombinations {
      throw ScaffoldFailure(
        VerifyFault.tooMany(table.size, limit: Self.mostCombinations, template: template.id))
    }
    return Table(
      template: template, rows: request.isExhaustive ? table.allRows : table.pairwiseRows,
      templateFolders: request.templateFolders, fixed: fixed)
  }

  /// The levels of the options; a fixed option has one. Options that do not matter in a row stand at
  /// their first level, so that rows which mean the same are equal.
  private func table(
    of template: Template, _ fixed: [[String]]
  ) throws(ScaffoldFailure) -> CombinationTable {
    let options = template.options
    var values: [[TemplateValue]] = []
    var defaults: [TemplateValue] = []
    for (option, fixed) in zip(options, fixed) {
      let levels = fixed.isEmpty ? option.levels(round: 0) : [fixed]
      values.append(try levels.map { texts throws(ScaffoldFailure) in try option.value(of: texts) })
      defaults.append(try option.value(of: option.defaults))
    }
    return CombinationTable(levels: values.map(\.count)) { row in
      var row = row
      var chosen: [TemplateValue] = []
      for index in options.indices {
        if options[index].matters(after: chosen) {
          chosen.append(values[index][row[index]])
        } else {
          chosen.append(defaults[index])
          row[index] = 0
        }
      }
      return row
    }
  }

}

extension StackList.Table {
  /// The combination of a row; the entries of lists take turns by `round`.
  func combination(
    _ row: CombinationTable.Row, round: Int
  ) throws(ScaffoldFailure) -> Combination {
    let settings = template.options.indices.flatMap { index in
      let option = template.options[index]
      let texts = fixed[index].isEmpty ? option.levels(round: round)[row[index]] : fixed[index]
      return texts.map { ScaffoldRequest.Setting(option.name, $0) }
    }
    let options = try OptionValues(settings, of: template.manifest)
    return Combination(
      template: template, templateFolders: templateFolders,
      settings: settings.filter { options.mattering.contains($0.name) }, options: options,
      packages: template.packages(
        under: options, for: try Planner.roles(of: template, options: options)))
  }
}
