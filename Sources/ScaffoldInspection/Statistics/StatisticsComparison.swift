/// What differs between the statistics of two states of a project, or of two projects.
package struct StatisticsComparison: Sendable, Equatable {
  package struct Row: Sendable, Equatable {
    package let name: String
    /// `nil` where the first one does not have it.
    package let before: Statistics.Counts?
    package let after: Statistics.Counts?

    /// The second less the first, where what is missing counts as nothing.
    package var difference: Statistics.Counts {
      (after ?? Statistics.Counts()) - (before ?? Statistics.Counts())
    }
  }

  package let total: Row
  package let layers: [Row]
  /// The modules of both, ordered by name.
  package let modules: [Row]

  package init(from before: Statistics, to after: Statistics) {
    total = Row(name: "total", before: before.total, after: after.total)
    layers = Self.rows(
      before.layers.map { ($0.name, $0.counts) }, after.layers.map { ($0.name, $0.counts) })
    modules = Self.rows(
      before.modules.map { ($0.name, $0.counts) }, after.modules.map { ($0.name, $0.counts) }
    ).sorted { $0.name < $1.name }
  }

  private static func rows(
    _ before: [(String, Statistics.Counts)], _ after: [(String, Statistics.Counts)]
  ) -> [Row] {
    let old = Dictionary(before) { first, _ in first }
    let new = Dictionary(after) { first, _ in first }
    let names = after.map(\.0) + before.map(\.0).filter { new[$0] == nil }
    return names.map { Row(name: $0, before: old[$0], after: new[$0]) }
  }

  /// A table with `before → after` and the difference of the lines of code, and the differences of the other counts.
  package var table: String {
    let fields = Statistics.Counts.fields.filter { $0.key != "codeLines" }
    var table = TextTable(["", "code", "→ code", "difference"] + fields.map(\.name))
    func add(_ row: Row) {
      let code = [row.before, row.after].map { $0.map { TextTable.number($0.codeLines) } ?? "-" }
      let others = fields.map { Self.signed(row.difference[keyPath: $0.path]) }
      table.add([row.name] + code + [Self.signed(row.difference.codeLines)] + others)
    }
    layers.forEach(add)
    table.addLine()
    add(total)
    guard !modules.isEmpty else { return table.text }
    table.addLine()
    modules.forEach(add)
    return table.text
  }

  private static func signed(_ value: Int) -> String {
    value > 0 ? "+" + TextTable.number(value) : value == 0 ? "0" : TextTable.number(value)
  }

  package var json: String {
    func object(_ row: Row) -> JSONText {
      .object([
        ("name", .string(row.name)), ("before", row.before?.json ?? .null),
        ("after", row.after?.json ?? .null), ("difference", row.difference.json),
      ])
    }
    return JSONText.object([
      ("total", object(total)), ("layers", .array(layers.map(object))),
      ("modules", .array(modules.map(object))),
    ]).text
  }
}
