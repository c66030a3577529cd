/// Lists the stacks that a request asks for.
struct StackList {
  let request: VerifyRequest
  let fileSystem: any FileSystem

  /// How many stacks share a target: more make the compiler slow, fewer the package manager.
  private var stacksPerTarget: Int { if case .build = request.method { 36 } else { 18 } }
  private static let mostCombinations = 50_000

  /// The stacks of the request's shard: one for each group of combinations that render to the same
  /// files. A small list has shards without any stack.
  func stacks(of tables: [Table]) throws(ScaffoldError) -> [Stack] {
    var combinations: [Combination] = []
    for table in tables {
      for (round, row) in table.rows.enumerated() {
        combinations.append(try table.combination(row, round: round))
      }
    }
    let groups = try CombinationGroups(combinations).groups
    let firstTwins = Self.firstTwinNumbers(of: groups)
    let numbers = request.shard?.part(of: Array(groups.indices)) ?? Array(groups.indices)
    var stacks: [Stack] = []
    for (position, number) in numbers.enumerated() {
      let first = groups[number][0]
      let twins = groups[number].dropFirst().enumerated().map { offset, member in
        Stack.Twin(
          place: member.place, settings: member.combination.settings,
          module: StackName.name(firstTwins[number] + offset))
      }
      stacks.append(
        try Stack(
          first.combination, number: number, place: first.place, name: StackName.name(number),
          target: "Stacks\(position / stacksPerTarget + 1)", twins: twins))
    }
    return stacks
  }

  /// The number that names the first twin of each group: twins are numbered after all stacks.
  private static func firstTwinNumbers(of groups: [[CombinationGroups.Member]]) -> [Int] {
    var next = groups.count
    return groups.map { group in
      defer { next += group.count - 1 }
      return next
    }
  }

  /// The combinations of a template's options that the request asks for.
  struct Table {
    let template: Template
    let rows: [CombinationTable.Row]
    fileprivate let templateFolders: [String]
    /// The fixed settings of each option; empty for an option that is varied.
    fileprivate let fixed: [[String]]
  }

  /// A table for each template.
  func tables() throws(ScaffoldError) -> [Table] {
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
      attempt(&problems) { () throws(ScaffoldError) in try catalog.template(id) }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    try refuseUnused(templates)
    var tables: [Table] = []
    for (id, template) in zip(ids, templates) {
      tables.append(try self.table(of: template, named: id))
    }
    return tables
  }

  /// Each setting must belong to at least one template; the others are checked without it.
  private func refuseUnused(_ templates: [Template]) throws(ScaffoldError) {
    let known = Set(templates.flatMap(\.options).map(\.name)).sorted()
    let unknown = request.settings.map(\.name).filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw ScaffoldError(unknown.map { .unknownOption($0, known: known) })
    }
  }

  /// The table of a template that the request names by its id or by the path of its folder.
  private func table(of template: Template, named id: String) throws(ScaffoldError) -> Table {
    let fixed = template.options.map { option in
      request.settings.filter { $0.name == option.name }.map(\.value)
    }
    let table = try table(of: template, fixed)
    if request.isExhaustive, table.size > Self.mostCombinations {
      throw ScaffoldError(
        .usage, .tooManyCombinations,
        "'\(template.id)' has \(table.size) combinations, more than \(Self.mostCombinations)",
        help: "fix some options with '--set NAME=VALUE', or leave '--exhaustive' out")
    }
    return Table(
      template: template, rows: request.isExhaustive ? table.allRows : table.pairwiseRows,
      templateFolders: Self.parent(ofTemplate: id) + request.templateFolders, fixed: fixed)
  }

  /// The folder of templates that a path of a template is in, for messages; none for an id.
  private static func parent(ofTemplate id: String) -> [String] {
    guard TemplateCatalog.isPath(id) else { return [] }
    let outer = id.namesOnPath.dropLast().joined(separator: "/")
    return [id.begins(with: "/") ? "/" + outer : outer]
  }

  /// The levels of the options; a fixed option has one. Options without effect in a row have their
  /// first level, so that rows with the same meaning are equal.
  private func table(
    of template: Template, _ fixed: [[String]]
  ) throws(ScaffoldError) -> CombinationTable {
    let options = template.options
    var values: [[TemplateValue]] = []
    var defaults: [TemplateValue] = []
    for (option, fixed) in zip(options, fixed) {
      let levels = fixed.isEmpty ? option.levels(round: 0) : [fixed]
      values.append(try levels.map { texts throws(ScaffoldError) in try option.value(of: texts) })
      defaults.append(try option.value(of: option.defaults))
    }
    return CombinationTable(levels: values.map(\.count)) { row in
      var row = row
      var chosen: [TemplateValue] = []
      for index in options.indices {
        if options[index].isActive(after: chosen) {
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
  /// The combination of a row; `round` selects the entries of lists. Samples that `create` would refuse in it
  /// are left out.
  ///
  /// - Throws: what is wrong with the request's own settings, among others.
  func combination(
    _ row: CombinationTable.Row, round: Int
  ) throws(ScaffoldError) -> Combination {
    var settings = template.options.indices.flatMap { index in
      let option = template.options[index]
      let texts = fixed[index].isEmpty ? option.levels(round: round)[row[index]] : fixed[index]
      return texts.map { ScaffoldRequest.Setting(option.name, $0) }
    }
    let varied = zip(template.options, fixed).filter { $1.isEmpty }.map(\.0.name)
    while true {
      let combination = try combination(of: settings)
      let clashes = MemberClash.all(
        in: try Stack(trying: combination).files.map(\.file), of: template, combination.options)
      guard !clashes.isEmpty else { return combination }
      let before = settings.count
      settings.removeAll { setting in
        varied.contains(setting.name)
          && clashes.contains { $0.option.name == setting.name && $0.text == setting.value }
      }
      guard settings.count < before else { throw ScaffoldError(clashes.map(\.problem)) }
    }
  }

  private func combination(
    of settings: [ScaffoldRequest.Setting]
  ) throws(ScaffoldError) -> Combination {
    let options = try OptionValues(settings, of: template.manifest)
    return Combination(
      template: template, templateFolders: templateFolders,
      settings: settings.filter { options.activeOptions.contains($0.name) }, options: options,
      packages: template.packages(
        under: options, for: try Planner.roles(of: template, options: options)))
  }
}
