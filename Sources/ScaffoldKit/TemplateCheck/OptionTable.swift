/// The ways to set a template's options that differ in paths and conditions.
///
/// Options that no path and no condition names have their defaults. Few combinations remain, so that all
/// of them can be tried.
struct OptionTable {
  /// One way to set the options.
  struct Row {
    /// The values of the predefined flags, in the order of ``PredefinedVariable``.
    let flags: [Bool]
    /// The values of the template's options, in their order.
    let values: [TemplateValue]
    /// The settings that are not the default, as they are typed: `--ui none`.
    let text: String
  }

  let rows: [Row]
  /// Whether the rows are all combinations.
  let isComplete: Bool

  private static let mostRows = 50_000

  /// The rows for a template in which `used` variables of the scope decide something.
  init(of template: Template, deciding used: Set<String>) throws(ScaffoldError) {
    let options = template.options
    let flags = PredefinedVariable.allCases.filter { $0.type == .flag }
    var levels: [[Level]] = []
    for flag in flags {
      let states = used.contains(flag.rawValue) ? [true, false] : [true]
      levels.append(states.map { Level(value: .flag($0), text: "") })
    }
    var defaults: [Level] = []
    for option in options {
      let standard = try Level(of: option, option.defaults, isDefault: true)
      defaults.append(standard)
      levels.append(used.contains(option.name) ? try Self.levels(of: option) : [standard])
    }
    let table = CombinationTable(levels: levels.map(\.count)) { row in
      Self.normalized(row, levels, defaults, options, flags: flags.count)
    }
    isComplete = table.size <= Self.mostRows
    rows = (isComplete ? table.allRows : table.pairwiseRows).map { row in
      let chosen = Self.chosen(row, levels, defaults, options, flags: flags.count)
      return Row(
        flags: row.prefix(flags.count).map { $0 == 0 }, values: chosen.map(\.value),
        text: chosen.map(\.text).filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// A value of an option and how it is typed.
  private struct Level {
    let value: TemplateValue
    let text: String

    init(value: TemplateValue, text: String) {
      self.value = value
      self.text = text
    }

    init(
      of option: TemplateOption, _ texts: [String], isDefault: Bool = false
    ) throws(ScaffoldError) {
      let typed = texts.isEmpty ? [""] : texts
      value = try option.value(of: texts)
      let standsAsDefault = isDefault || texts == option.defaults
      text =
        standsAsDefault
        ? "" : typed.map { "--set \("\(option.name)=\($0)".shellQuoted)" }.joined(separator: " ")
    }
  }

  private static func levels(of option: TemplateOption) throws(ScaffoldError) -> [Level] {
    let isChoice = option.kind == .list && !option.values.isEmpty
    let texts = isChoice ? subsets(of: option.values) : option.levels(round: 0)
    return try texts.map { texts throws(ScaffoldError) in
      try Level(of: option, texts == [""] ? [] : texts)
    }
  }

  /// The selections of a list: all of a short one; of a long one none, each, each two, and all.
  private static func subsets(of values: [String]) -> [[String]] {
    guard values.count > 5 else {
      return (0..<(1 << values.count)).map { bits in
        values.indices.filter { bits & (1 << $0) != 0 }.map { values[$0] }
      }
    }
    let pairs = values.indices.flatMap { first in
      values[(first + 1)...].map { [values[first], $0] }
    }
    return [[]] + values.map { [$0] } + pairs + [values]
  }

  /// The level of each option in a row; one that does not matter has its default.
  private static func chosen(
    _ row: CombinationTable.Row, _ levels: [[Level]], _ defaults: [Level],
    _ options: [TemplateOption], flags: Int
  ) -> [Level] {
    var chosen: [Level] = []
    for (index, option) in options.enumerated() {
      let isActive = option.isActive(after: chosen.map(\.value))
      chosen.append(isActive ? levels[flags + index][row[flags + index]] : defaults[index])
    }
    return chosen
  }

  private static func normalized(
    _ row: CombinationTable.Row, _ levels: [[Level]], _ defaults: [Level],
    _ options: [TemplateOption], flags: Int
  ) -> CombinationTable.Row {
    var row = row
    var values: [TemplateValue] = []
    for (index, option) in options.enumerated() {
      if option.isActive(after: values) {
        values.append(levels[flags + index][row[flags + index]].value)
      } else {
        values.append(defaults[index].value)
        row[flags + index] = 0
      }
    }
    return row
  }
}

extension OptionTable.Row {
  /// The values of the scope's variables for a module.
  func values(module: String) -> [TemplateValue] {
    var flags = flags[...]
    let predefined = PredefinedVariable.allCases.map { variable -> TemplateValue in
      switch variable {
      case .module: .text(module)
      case .target: .text("App")
      case .testTarget: .text("AppTests")
      case .needsFoundation, .fieldsNeedFoundation, .hasObservation, .hasMainActorSources,
        .hasMainActorTests, .hasInternalImports:
        .flag(flags.popFirst() ?? true)
      case .ownTypes, .childEvents: .list([])
      }
    }
    return predefined + values
  }
}
