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
  func stacks() throws(ScaffoldFailure) -> [Stack] {
    let all = try combinations()
    let numbers = request.shard?.part(of: Array(all.indices)) ?? Array(all.indices)
    var stacks: [Stack] = []
    for (position, number) in numbers.enumerated() {
      let target = "Stacks\(position / stacksPerTarget + 1)"
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
    let fixed = template.options.map { option in
      request.settings.filter { $0.name == option.name }.map(\.value)
    }
    let table = try table(of: template, fixed)
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

  private func combination(
    of template: Template, _ row: CombinationTable.Row, round: Int, _ fixed: [[String]]
  ) throws(ScaffoldFailure) -> Combination {
    let settings = template.options.indices.flatMap { index in
      let option = template.options[index]
      let texts = fixed[index].isEmpty ? option.levels(round: round)[row[index]] : fixed[index]
      return texts.map { ScaffoldRequest.Setting(option.name, $0) }
    }
    let options = try OptionValues(settings, of: template.manifest)
    return Combination(
      template: template, templateFolders: request.templateFolders,
      settings: settings.filter { options.mattering.contains($0.name) }, options: options,
      packages: template.packages(
        under: options, for: try Planner.roles(of: template, options: options)))
  }
}
