/// The options that a user chooses in Xcode, and their combinations.
struct XcodeAxes {
  let options: [TemplateOption]

  private static let mostCombinations = 256

  /// The options with these names, in the order of the template.
  ///
  /// - Throws: everything that is wrong with the names.
  init(_ names: [String], of template: Template) throws(ScaffoldError) {
    let usable = template.options.filter(Self.isUsable)
    var problems: [Diagnostic] = []
    for name in names.uniqued where !usable.contains(where: { $0.name == name }) {
      let known = usable.map(\.name)
      guard template.options.contains(where: { $0.name == name }) else {
        problems.append(.unknownOption(name, template: template.id, known: known))
        continue
      }
      problems.append(
        Diagnostic(
          .usage, .exportAxis, "Xcode cannot offer '--\(name)': it has no listed values",
          help: known.isEmpty
            ? "the template has no option with listed values"
            : "options with listed values: \(known.joined(separator: ", "))"))
    }
    options = usable.filter { names.contains($0.name) }
    let count = options.reduce(1) { $0 > 10_000 ? $0 : $0 * Self.values(of: $1).count }
    if count > Self.mostCombinations {
      problems.append(
        Diagnostic(
          .usage, .exportAxis,
          "\(count) combinations of options, more than \(Self.mostCombinations)",
          help: "leave out an '--axis'"))
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  private static func isUsable(_ option: TemplateOption) -> Bool {
    option.kind == .boolean || option.kind == .string && !option.values.isEmpty
  }

  /// The values of an option, in the order of the template; of a flag, `false` and then `true`.
  static func values(of option: TemplateOption) -> [String] {
    option.kind == .boolean ? ["false", "true"] : option.values
  }

  /// All combinations of values.
  var combinations: [[ScaffoldRequest.Setting]] {
    options.reduce([[]]) { combinations, option in
      combinations.flatMap { combination in
        Self.values(of: option).map {
          combination + [ScaffoldRequest.Setting(option.name, $0)]
        }
      }
    }
  }

  /// The name of the folder for a combination: its values, one after another. An option that is on adds its
  /// name. It is `Default` if all options are off, and empty without options.
  func folder(of combination: [ScaffoldRequest.Setting]) -> String {
    let name = zip(options, combination).map { option, setting in
      option.kind == .boolean ? (setting.value == "true" ? option.name : "") : setting.value
    }.joined()
    return name.isEmpty && !options.isEmpty ? XcodeFolders.standardFolder : name
  }

  /// Two combinations with one folder.
  var ambiguity: Diagnostic? {
    var known: Set<String> = []
    for combination in combinations where !known.insert(folder(of: combination)).inserted {
      return Diagnostic(
        .data, .exportAxis,
        "two combinations of options have the folder '\(folder(of: combination))' in Xcode",
        help: "leave out an '--axis'")
    }
    return nil
  }

  /// The values of another option with which an option has an effect, if that is all that it depends on.
  func requirement(
    of option: TemplateOption, in template: Template
  ) -> (option: TemplateOption, values: [String])? {
    guard let rule = option.rule, rule.options.count == 1,
      let other = options.first(where: { rule.options[$0.name] != nil })
    else { return nil }
    let values = Self.values(of: other).filter { value in
      var context = TemplateContext([
        other.name: other.kind == .boolean ? .flag(value == "true") : .text(value)
      ])
      return context.holds(rule.condition)
    }
    return values.isEmpty ? nil : (other, values)
  }
}
