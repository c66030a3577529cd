/// Lists the stacks that a request asks for.
struct StackList {
  /// How many stacks share a target: more make the compiler slow, fewer the package manager.
  static let stacksPerTarget = 36
  private static let mostCombinations = 50_000

  let request: VerifyRequest
  let fileSystem: any FileSystem

  /// The stacks of the request's part of the whole, each in its target; a small whole has parts
  /// without any.
  func stacks() throws(ScaffoldFailure) -> [Stack] {
    let all = try combinations()
    let numbers = request.shard?.part(of: Array(all.indices)) ?? Array(all.indices)
    var stacks: [Stack] = []
    for (position, number) in numbers.enumerated() {
      let target = "Stacks\(position / Self.stacksPerTarget + 1)"
      stacks.append(try Stack(all[number], number: number, target: target))
    }
    return stacks
  }

  private func combinations() throws(ScaffoldFailure) -> [Combination] {
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
    var combinations: [Combination] = []
    for template in templates { combinations += try self.combinations(of: template) }
    return combinations
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

  private func combinations(of template: Template) throws(ScaffoldFailure) -> [Combination] {
    let options = template.options
    let fixed = options.map { option in request.settings.filter { $0.name == option.name } }
    let counts = zip(options, fixed).map { $1.isEmpty ? $0.levels(round: 0).count : 1 }
    let hasConditions = options.contains { $0.condition != nil }
    let table = CombinationTable(levels: counts) { row in
      hasConditions ? Self.normalized(row, of: template, fixed) : row
    }
    if request.isExhaustive, table.size > Self.mostCombinations {
      throw ScaffoldFailure(
        VerifyFault.tooMany(table.size, limit: Self.mostCombinations, template: template.id))
    }
    var combinations: [Combination] = []
    for (round, row) in (request.isExhaustive ? table.allRows : table.pairwiseRows).enumerated() {
      combinations.append(try combination(of: template, row, round: round, fixed))
    }
    return combinations
  }

  private func combination(
    of template: Template, _ row: CombinationTable.Row, round: Int,
    _ fixed: [[ScaffoldRequest.Setting]]
  ) throws(ScaffoldFailure) -> Combination {
    let all = Self.settings(of: row, template, round: round, fixed)
    let mattering = try template.manifest.mattering(all)
    let settings = all.filter { mattering.contains($0.name) }
    let options = try OptionValues(settings, of: template.manifest)
    return Combination(
      template: template, templateFolders: request.templateFolders, settings: settings,
      options: options,
      packages: template.packages(
        under: options, for: try Planner.roles(of: template, options: options)))
  }

  private static func settings(
    of row: CombinationTable.Row, _ template: Template, round: Int,
    _ fixed: [[ScaffoldRequest.Setting]]
  ) -> [ScaffoldRequest.Setting] {
    template.options.indices.flatMap { index in
      let option = template.options[index]
      guard fixed[index].isEmpty else { return fixed[index] }
      return option.levels(round: round)[row[index]].map { .init(option.name, $0) }
    }
  }

  /// The row with the options that do not matter at their first level, so that rows which mean the
  /// same are equal.
  private static func normalized(
    _ row: CombinationTable.Row, of template: Template, _ fixed: [[ScaffoldRequest.Setting]]
  ) -> CombinationTable.Row {
    let settings = settings(of: row, template, round: 0, fixed)
    do throws(ScaffoldFailure) {
      let mattering = try template.manifest.mattering(settings)
      return template.options.indices.map {
        mattering.contains(template.options[$0].name) ? row[$0] : 0
      }
    } catch {
      // What is wrong with the settings is told when the combination is made.
      return row
    }
  }
}
