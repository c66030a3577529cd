import ScaffoldRecognition

// What was counted, in the order of the tables.
extension StatisticsCounter {
  var layers: [Statistics.Layer] {
    let names = roles.entries.map(\.role.rawValue) + ["protocol", "other", "test"]
    return names.compactMap { name in byLayer[name].map { Statistics.Layer(name: name, counts: $0) }
    }
  }

  var moduleRows: [Statistics.Module] {
    var counts: [String: Int] = [:]
    for module in modules { counts[module.name, default: 0] += 1 }
    return modules.indices.map { index in
      let module = modules[index]
      let isShared = counts[module.name, default: 0] > 1
      return Statistics.Module(
        name: isShared ? "\(module.target).\(module.name)" : module.name, counts: byModule[index],
        codeLinesByRole: rolesOfModules[index])
    }.sorted { $0.name < $1.name }
  }
}
