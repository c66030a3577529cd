import ScaffoldRecognition

/// Plans the records of modules that are written by hand.
struct AdoptionPlanning {
  /// Whether all modules are asked for, so that those that do not fit are left out with a warning.
  private let isForAll: Bool
  private let planning: ([ScaffoldRequest], [String: TemplateFolder]) -> Planning
  private var modules: [AdoptedModule] = []
  private var problems: [Diagnostic] = []
  private var notes: [Diagnostic] = []

  /// - Parameter planning: the planning of requests, with the templates that are in no folder.
  init(
    isForAll: Bool, planning: @escaping ([ScaffoldRequest], [String: TemplateFolder]) -> Planning
  ) {
    (self.isForAll, self.planning) = (isForAll, planning)
  }

  /// Adds a module. What is wrong with it is reported with the plan.
  ///
  /// - Throws: errors of the disk.
  mutating func add(
    _ make: () throws(ScaffoldError) -> AdoptedModule
  ) throws(ScaffoldError) {
    do throws(ScaffoldError) {
      modules.append(try make())
    } catch {
      try error.diagnostics.throwDiskErrors()
      problems += error.diagnostics
    }
  }

  /// The plan of the records.
  ///
  /// - Throws: what is wrong with the modules.
  mutating func plan(
    comparedWith texts: [ScaffoldRecognition.SourceText]
  ) throws(ScaffoldError) -> Plan {
    let disk = Dictionary(texts.map { ($0.path, $0.text) }) { first, _ in first }
    var fitting: [AdoptedModule] = []
    var claimed: Set<RelativePath> = []
    for var module in modules {
      var rendering = planning([module.request], module.templates)
      guard let rendered = try rendering.rendered().first else {
        // The plan of the request says why.
        _ = try planned([module])
        continue
      }
      let shared = rendered.files.map(\.path).first(where: claimed.contains)
      if let shared {
        problems.append(.sharedFile(shared, of: module.module.name))
        continue
      }
      let fit = TemplateFit(of: rendered, module.module, on: disk)
      guard fit.isEnough else {
        problems.append(.misfit(module.module.name, module.request.template, fit))
        continue
      }
      module.add(rendered)
      claimed.formUnion(rendered.files.map(\.path))
      notes.append(.adopted(module.module.name, fit))
      fitting.append(module)
    }
    guard problems.isEmpty || isForAll && !fitting.isEmpty else { throw ScaffoldError(problems) }
    var plan = try plannedTogether(fitting)
    for index in plan.modules.indices { plan.modules[index].isAdopted = true }
    plan.diagnostics = notes + problems.map(\.asWarning)
    return plan
  }

  /// The plan of modules. If all are asked for, those that cannot be planned are left out.
  private mutating func plannedTogether(
    _ modules: [AdoptedModule]
  ) throws(ScaffoldError) -> Plan {
    do throws(ScaffoldError) {
      return try planned(modules)
    } catch {
      guard isForAll, modules.count > 1 else { throw error }
      var fine: [AdoptedModule] = []
      for module in modules {
        do throws(ScaffoldError) {
          _ = try planned([module])
          fine.append(module)
        } catch {
          try error.diagnostics.throwDiskErrors()
          problems += error.diagnostics
        }
      }
      guard !fine.isEmpty, fine.count < modules.count else { throw error }
      return try planned(fine)
    }
  }

  private func planned(_ modules: [AdoptedModule]) throws(ScaffoldError) -> Plan {
    let templates = Dictionary(
      modules.flatMap { Array($0.templates) }, uniquingKeysWith: { first, _ in first })
    var planning = planning(modules.map(\.request), templates)
    return try planning.plan()
  }
}

extension AdoptedModule {
  /// The template that was made of the module, by its id.
  fileprivate var templates: [String: TemplateFolder] {
    template.map { [$0.name: $0] } ?? [:]
  }
}

/// How much of what a template generates a module has.
struct TemplateFit {
  /// The files of the template that the module has, and all of them.
  let (files, allFiles): (Int, Int)
  /// The lines of these files that the module has, and all of them; blank lines do not count.
  let (lines, allLines): (Int, Int)
  /// The names of the template's files that the module does not have.
  private(set) var missing: [String] = []
  /// The files of the module that the template does not have.
  let others: Int

  init(of rendered: PlannedModule, _ module: RecognizedModule, on disk: [String: [UInt8]]) {
    var (files, lines, allLines) = (0, 0, 0)
    for file in rendered.files {
      let wanted = Self.lines(of: file.contents)
      allLines += wanted.values.reduce(0, +)
      guard let text = disk[file.path.description] else {
        missing.append(file.path.name)
        continue
      }
      files += 1
      let found = Self.lines(of: text)
      lines += wanted.reduce(0) { $0 + min($1.value, found[$1.key] ?? 0) }
    }
    (self.files, allFiles) = (files, rendered.files.count)
    (self.lines, self.allLines) = (lines, allLines)
    let generated = Set(rendered.files.map(\.path.description))
    others = module.files.filter { !generated.contains($0) }.count
  }

  /// Whether the module is one of the template's kind: it has half of the lines.
  var isEnough: Bool { files > 0 && 2 * lines >= allLines }

  /// The share of the lines in percent.
  var percent: Int { allLines == 0 ? 0 : lines * 100 / allLines }

  private static func lines(of text: [UInt8]) -> [String: Int] {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Dictionary(
      lines.map { ($0.filter { !$0.isWhitespace }, 1) }.filter { !$0.0.isEmpty },
      uniquingKeysWith: +)
  }
}

extension Diagnostic {
  /// A module gets a record.
  fileprivate static func adopted(_ name: String, _ fit: TemplateFit) -> Diagnostic {
    let shown = fit.missing.prefix(3) + (fit.missing.count > 3 ? ["…"] : [])
    let missing =
      shown.isEmpty ? "" : "; it lacks " + shown.joined(separator: ", ").escapingControlCharacters
    let others =
      fit.others == 0
      ? "" : "; other files of the module: \(fit.others), which stay outside of the record"
    return Diagnostic(
      .conflict, .recorded,
      "'\(name.escapingControlCharacters)' has \(fit.files) of \(fit.allFiles) files of the template, "
        + "and \(fit.percent) % of their lines\(missing)\(others)",
      severity: .note)
  }

  /// A file of a module belongs to another one, too.
  fileprivate static func sharedFile(_ path: RelativePath, of name: String) -> Diagnostic {
    Diagnostic(
      .usage, .notLearnt,
      "'\(name)' shares a file with another module: \(path)".escapingControlCharacters,
      help: "move the declarations of each module into files of their own, or adopt one of them")
  }

  /// A module has too little of a template.
  fileprivate static func misfit(
    _ name: String, _ template: String, _ fit: TemplateFit
  ) -> Diagnostic {
    let module = name.escapingControlCharacters
    return Diagnostic(
      .usage, .notLearnt,
      "'\(module)' is not like the template '\(template.escapingControlCharacters)': it has "
        + "\(fit.files) of \(fit.allFiles) files, and \(fit.percent) % of their lines",
      help: "leave '--template' out, or make a template of the module: "
        + "'viper-gen templates learn \(name.shellQuoted)'")
  }
}
