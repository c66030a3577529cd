import ScaffoldRecognition

// The statistics as tables and as JSON.
extension Statistics {
  /// Tables of the totals and layers, and of the modules with their average.
  package var table: String {
    var layers = TextTable(["layer"] + Counts.fields.map(\.name))
    for layer in self.layers { layers.add([layer.name] + layer.counts.cells) }
    layers.addLine()
    layers.add(["total"] + total.cells)
    guard !modules.isEmpty else { return layers.text }
    var rows = TextTable(["module"] + Counts.fields.map(\.name))
    for module in modules { rows.add([module.name] + module.counts.cells) }
    rows.addLine()
    let sum = modulesTotal
    rows.add([modules.count == 1 ? "1 module" : "\(modules.count) modules"] + sum.cells)
    rows.add(
      ["average"] + Counts.fields.map { TextTable.average(sum[keyPath: $0.path], modules.count) })
    return layers.text + "\n" + rows.text
  }

  /// The same counts, with the lines of each role in the modules.
  package var json: String {
    let sum = modulesTotal
    let averages = Counts.fields.map { field -> (String, JSONText) in
      let value = TextTable.average(sum[keyPath: field.path], modules.count)
      return (field.key, modules.isEmpty ? .null : .decimal(value.filter { $0 != "," }))
    }
    return JSONText.object([
      ("total", total.json), ("sources", sources.json), ("tests", tests.json),
      (
        "layers",
        .array(layers.map { .object([("name", .string($0.name))] + $0.counts.members) })
      ),
      (
        "modules",
        .array(
          modules.map { module in
            let roles = module.codeLinesByRole.sorted { $0.key.rawValue < $1.key.rawValue }
              .map { ($0.key.rawValue, JSONText.number($0.value)) }
            return .object(
              [("name", .string(module.name))] + module.counts.members
                + [("codeLinesByRole", .object(roles))])
          })
      ),
      ("averagePerModule", .object(averages)),
    ]).text
  }
}

extension Statistics.Counts {
  var cells: [String] { Self.fields.map { TextTable.number(self[keyPath: $0.path]) } }
  var members: [(String, JSONText)] {
    Self.fields.map { ($0.key, .number(self[keyPath: $0.path])) }
  }
  var json: JSONText { .object(members) }
}
