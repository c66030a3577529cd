/// Type-checks all stacks by the compiler's front end alone: sources and tests of a target at a time,
/// in each language mode and, with stand-ins, for each platform.
struct TypeCheck {
  let frontEnd: FrontEnd
  let scratch: ScratchPackage
  let modes: [VerifyRequest.LanguageMode]
  let standIns: StandIns?
  let progress: (VerifyProgress) -> Void

  /// The stacks of a target under one set of rules.
  private struct Unit {
    let target: String
    let mode: VerifyRequest.LanguageMode
    let platform: StandIns.Platform?
    var stacks: [Stack]
    /// Whether the front end gets as far as its intermediate language, in which it finds data races,
    /// missing returns and uses before initialization; one mode tells them for all. Off Apple's
    /// systems it stumbles over `@objc`.
    var hasDataFlow: Bool

    /// The unit with some of its stacks, and with the others.
    func split(by isWanted: (Stack) -> Bool) -> (wanted: Unit, others: Unit) {
      var (wanted, others) = (self, self)
      wanted.stacks.removeAll { !isWanted($0) }
      others.stacks.removeAll(where: isWanted)
      return (wanted, others)
    }
  }

  private static let folder = ".check"
  private static let declarations = "Expectations.swift"
  private static let bundle = "Bundle.swift"

  /// Checks the stacks under all rules.
  func run(_ stacks: [Stack], _ findings: inout Findings) throws(ScaffoldFailure) {
    let shortcuts = try prepare(stacks)
    var units = units(of: stacks)
    try checkSources(&units, &findings)
    try checkTests(units, shortcuts, &findings)
  }

  private func units(of stacks: [Stack]) -> [Unit] {
    var targets: [String] = []
    for stack in stacks where targets.last != stack.target { targets.append(stack.target) }
    let platforms: [StandIns.Platform?] = standIns?.platforms ?? [nil]
    return targets.flatMap { target in
      modes.flatMap { mode in
        platforms.map { platform in
          Unit(
            target: target, mode: mode, platform: platform,
            stacks: stacks.filter { $0.target == target }, hasDataFlow: mode == modes.last)
        }
      }
    }
  }

  // MARK: Preparation

  /// Builds the stand-ins and writes what makes tests quick to check; answers which files of tests
  /// have a quick form.
  private func prepare(_ stacks: [Stack]) throws(ScaffoldFailure) -> Set<String> {
    var files = [
      Self.file(Self.declarations, Array(TestingShortcut.declarations.utf8)),
      Self.file(Self.bundle, Array(Self.bundleAccessor.utf8)),
    ]
    var shortcuts: Set<String> = []
    for rendered in stacks.flatMap(\.files) where rendered.role == .test {
      let path = rendered.file.path.description
      guard let quick = TestingShortcut.rewrite(rendered.file.contents) else { continue }
      files.append(Self.file(path, quick))
      shortcuts.insert(path)
    }
    let units = units(of: stacks)
    files += units.map { Self.file("\(name(of: $0))/.keep", []) }
    try scratch.add(files)
    try buildStandIns()
    return shortcuts
  }

  private static func file(_ path: String, _ bytes: [UInt8]) -> PlannedFile {
    let components = [folder] + path.namesOnPath
    return PlannedFile(
      path: RelativePath(trusted: components), contents: bytes, isExecutable: false)
  }

  private func buildStandIns() throws(ScaffoldFailure) {
    guard let standIns else { return }
    let platforms = standIns.platforms
    try scratch.add(platforms.map { Self.file("stand-ins/\($0.name)/.keep", []) })
    let longest = platforms.map(\.modules.count).max() ?? 0
    for step in 0..<longest {
      let builds = platforms.filter { $0.modules.count > step }
      var calls: [[String]] = []
      for platform in builds {
        calls.append(
          try standIns.arguments(for: platform.modules[step], output: folder(of: platform)))
      }
      for (platform, answer) in zip(builds, try run(calls)) where !answer.succeeded {
        let message = CompilerMessage.errors(in: answer.text).first
        let text = message.map { "\($0.path):\($0.line): \($0.text)" } ?? answer.lastLines
        throw ScaffoldFailure(
          VerifyFault.standInFails(module: platform.modules[step], message: text))
      }
    }
  }

  /// What the package manager writes for a target with resources.
  private static let bundleAccessor = """
    import class Foundation.Bundle

    extension Foundation.Bundle {
      static let module = Bundle.main
    }

    """

  // MARK: Sources and tests

  /// Checks the sources and makes the modules that tests import. A stack with an error leaves its
  /// unit, and the others are checked without it.
  private func checkSources(
    _ units: inout [Unit], _ findings: inout Findings
  ) throws(ScaffoldFailure) {
    var waiting = Array(units.indices)
    while !waiting.isEmpty {
      let calls = waiting.map { sourceCalls(units[$0]) }
      var answers = try run(calls.flatMap { $0 }, doing: "type-check sources")[...]
      var again: [Int] = []
      for (index, calls) in zip(waiting, calls) {
        let failed = answers.prefix(calls.count).first { !$0.succeeded }
        answers = answers.dropFirst(calls.count)
        guard let failed else { continue }
        if failed.hasCrashed, units[index].hasDataFlow {
          units[index].hasDataFlow = false
        } else {
          let failing = note(failed, units[index], &findings)
          units[index].stacks.removeAll { failing.isEmpty || failing.contains($0.number) }
        }
        if !units[index].stacks.isEmpty { again.append(index) }
      }
      waiting = again
    }
    units.removeAll { $0.stacks.isEmpty }
  }

  /// Checks the tests in their quick form. The stacks in which that finds errors are checked again as
  /// they are, and the others without them, until every stack has been seen through.
  private func checkTests(
    _ units: [Unit], _ shortcuts: Set<String>, _ findings: inout Findings
  ) throws(ScaffoldFailure) {
    var waiting = units
    while true {
      waiting.removeAll { !$0.stacks.contains(where: \.hasTests) }
      if waiting.isEmpty { return }
      let answers = try run(
        waiting.map { testCall($0, shortcuts) }, doing: "type-check tests")
      var doubtful: [Unit] = []
      var again: [Unit] = []
      for (unit, answer) in zip(waiting, answers) where !answer.succeeded {
        let suspects = scratch.owners(of: CompilerMessage.errors(in: answer.text))
        let (guilty, others) = unit.split { suspects.isEmpty || suspects.contains($0.number) }
        doubtful.append(guilty)
        again.append(others)
      }
      let confirmed = try run(
        doubtful.map { testCall($0, []) }, doing: "confirm errors in tests")
      for (unit, answer) in zip(doubtful, confirmed) where !answer.succeeded {
        let failing = note(answer, unit, &findings)
        if !failing.isEmpty { again.append(unit.split { failing.contains($0.number) }.others) }
      }
      waiting = again
    }
  }

  /// Keeps the errors of an answer; the numbers of the stacks that have them.
  private func note(
    _ answer: Toolchain.Answer, _ unit: Unit, _ findings: inout Findings
  ) -> Set<Int> {
    let faults = scratch.faults(
      CompilerMessage.errors(in: answer.text), context: context(of: unit))
    findings.add(faults)
    if faults.isEmpty {
      findings.general.append(Diagnostic(VerifyFault.buildFails(answer.lastLines)))
    }
    return Set(faults.map(\.stack))
  }

  private func context(of unit: Unit) -> String {
    let mode = modes.count > 1 ? ["Swift \(unit.mode.rawValue) mode"] : []
    return (mode + (unit.platform.map { [$0.name] } ?? [])).joined(separator: ", ")
  }

  // MARK: The front end

  private func run(
    _ calls: [[String]], doing phase: String? = nil
  ) throws(ScaffoldFailure) -> [Toolchain.Answer] {
    try frontEnd.run(calls) { done in
      if let phase { progress(VerifyProgress(phase: phase, done: done, total: calls.count)) }
    }
  }

  private func sourceCalls(_ unit: Unit) -> [[String]] {
    let module = "\(scratch.path)/\(Self.folder)/\(name(of: unit))/\(unit.target).swiftmodule"
    let hasResources = unit.stacks.contains(where: \.hasResources)
    let files =
      unit.stacks.flatMap { $0.swiftFiles(.source) }.map { "\(scratch.path)/\($0)" }
      + (hasResources ? ["\(scratch.path)/\(Self.folder)/\(Self.bundle)"] : [])
    let arguments = ["-enable-testing"] + general(unit, module: unit.target) + files
    if unit.hasDataFlow {
      return [["-emit-module", "-o", module] + arguments]
    }
    let withoutBodies = "-experimental-skip-non-inlinable-function-bodies-without-types"
    return [["-typecheck"] + arguments, ["-emit-module", withoutBodies, "-o", module] + arguments]
  }

  private func testCall(_ unit: Unit, _ shortcuts: Set<String>) -> [String] {
    let folder = "\(scratch.path)/\(Self.folder)"
    let files = unit.stacks.flatMap { $0.swiftFiles(.test) }.map { path in
      shortcuts.contains(path) ? "\(folder)/\(path)" : "\(scratch.path)/\(path)"
    }
    let (modules, name) = ("\(folder)/\(name(of: unit))", unit.target + "Tests")
    let deed =
      unit.hasDataFlow ? ["-emit-module", "-o", "\(modules)/\(name).swiftmodule"] : ["-typecheck"]
    return deed + ["-I", modules] + general(unit, module: name) + files
      + (shortcuts.isEmpty ? [] : ["\(folder)/\(Self.declarations)"])
  }

  private func general(_ unit: Unit, module: String) -> [String] {
    var arguments = [
      "-module-name", module, "-package-name", "stacks", "-parse-as-library",
      "-swift-version", unit.mode.rawValue, "-warnings-as-errors",
    ]
    if unit.mode == .five { arguments.append("-strict-concurrency=complete") }
    if let platform = unit.platform {
      arguments += StandIns.flags + ["-I", folder(of: platform)]
    }
    return arguments
  }

  /// A name for the unit's folder.
  private func name(of unit: Unit) -> String {
    "\(unit.target)-\(unit.mode.rawValue)" + (unit.platform.map { "-\($0.name)" } ?? "")
  }

  private func folder(of platform: StandIns.Platform) -> String {
    "\(scratch.path)/\(Self.folder)/stand-ins/\(platform.name)"
  }
}
