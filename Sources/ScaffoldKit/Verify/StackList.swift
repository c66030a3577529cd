/// Lists the stacks that a request asks for.
struct StackList {
  /// How many stacks share a target: more make the compiler slow, fewer the package manager.
  static let stacksPerTarget = 36
  private static let mostCombinations = 50_000

  let request: VerifyRequest
  let fileSystem: any FileSystem

  /// The stacks of the request's part of the whole, each in its target.
  func stacks() throws(ScaffoldFailure) -> [Stack] {
    let all = try combinations()
    guard !all.isEmpty else { throw ScaffoldFailure(VerifyFault.nothingToCheck) }
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
    let table = CombinationTable(levels: counts)
    if request.isExhaustive, table.size > Self.mostCombinations {
      throw ScaffoldFailure(
        VerifyFault.tooMany(table.size, limit: Self.mostCombinations, template: template.id))
    }
    var combinations: [Combination] = []
    for (round, row) in (request.isExhaustive ? table.allRows : table.pairwiseRows).enumerated() {
      var settings: [ScaffoldRequest.Setting] = []
      for (index, option) in options.enumerated() {
        settings +=
          fixed[index].isEmpty
          ? option.levels(round: round)[row[index]].map { .init(option.name, $0) } : fixed[index]
      }
      combinations.append(
        Combination(
          template: template, templateFolders: request.templateFolders, settings: settings,
          options: try OptionValues(settings, of: template.manifest)))
    }
    return combinations
  }
}
