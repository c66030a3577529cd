/// Type-checks all stacks without generating code: the sources and then the tests of a target, in each
/// language mode and, with stand-ins, for each platform.
struct TypeCheck {
  let toolchain: Toolchain
  let scratch: ScratchPackage
  let modes: [VerifyRequest.LanguageMode]
  let standIns: StandIns?
  let progress: (VerifyProgress) -> Void

  /// The stacks of a target in one language mode for one platform.
  private struct Unit {
    let target: String
    let mode: VerifyRequest.LanguageMode
    let platform: StandIns.Platform?
    var stacks: [Stack]
    /// Whether the compiler also analyses the data flow, which finds data races, missing returns and
    /// uses before initialization. One mode finds them for all modes. The analysis may crash on
    /// `@objc` outside Apple's systems.
    var hasDataFlow: Bool
  }

  /// The folder below the scratch package for what is not part of the package.
  private static let folder = ".check"
  private static let bundle = "Bundle.swift"

  /// Checks the stacks in all modes and for all platforms.
  func run(_ stacks: [Stack], _ results: inout CheckResults) throws(ScaffoldError) {
    var units = units(of: stacks)
    try prepare(units)
    try buildStandIns()
    try check(&units, "type-check sources", &results, sourceCalls)
    units.removeAll { !$0.stacks.contains(where: \.hasTests) }
    let frameworks = try toolchain.testFrameworkArguments()
    try check(&units, "type-check tests", &results) { testCalls($0, frameworks) }
  }

  private func units(of stacks: [Stack]) -> [Unit] {
    let platforms: [StandIns.Platform?] = standIns?.platforms ?? [nil]
    return stacks.map(\.target).uniqued.flatMap { target in
      modes.flatMap { mode in
        platforms.map { platform in
          Unit(
            target: target, mode: mode, platform: platform,
            stacks: stacks.filter { $0.target == target }, hasDataFlow: mode == modes.last)
        }
      }
    }
  }

  /// Makes one kind of calls for all units. A stack with an error leaves its unit, which is checked
  /// again without it, because the compiler may report no other error beside some errors.
  private func check(
    _ units: inout [Unit], _ phase: String, _ results: inout CheckResults,
    _ calls: (Unit) -> [[String]]
  ) throws(ScaffoldError) {
    var waiting = Array(units.indices)
    while !waiting.isEmpty {
      let unitCalls = waiting.map { calls(units[$0]) }
      var outputs = try run(unitCalls.flatMap(\.self), phase)[...]
      var again: [Int] = []
      for (index, calls) in zip(waiting, unitCalls) {
        let failed = outputs.prefix(calls.count).first { !$0.succeeded }
        outputs = outputs.dropFirst(calls.count)
        guard let failed else { continue }
        removeFailing(from: &units[index], failed, &results)
        if !units[index].stacks.isEmpty { again.append(index) }
      }
      waiting = again
    }
  }

  /// Changes a unit whose check failed so that it can be checked again.
  private func removeFailing(
    from unit: inout Unit, _ failed: Toolchain.Output, _ results: inout CheckResults
  ) {
    if failed.hasCrashed, unit.hasDataFlow {
      unit.hasDataFlow = false
      return
    }
    let failing = results.addErrors(of: failed, in: scratch, context: context(of: unit))
    unit.stacks.removeAll { failing.isEmpty || failing.contains($0.number) }
  }

  private func context(of unit: Unit) -> String {
    let mode = modes.count > 1 ? ["Swift \(unit.mode.rawValue) mode"] : []
    return (mode + [unit.platform?.name].compactMap(\.self)).joined(separator: ", ")
  }

  private func run(
    _ calls: [[String]], _ phase: String
  ) throws(ScaffoldError) -> [Toolchain.Output] {
    try toolchain.compile(calls) { done in
      progress(VerifyProgress(phase: phase, done: done, total: calls.count))
    }
  }
}

// MARK: Preparation

extension TypeCheck {
  /// The accessor that SwiftPM generates for a target with resources.
  private static let bundleAccessor = """
    import class Foundation.Bundle

    extension Foundation.Bundle {
      static let module = Bundle.main
    }

    """

  /// Writes the folders for compiled modules, and the accessor of resources.
  private func prepare(_ units: [Unit]) throws(ScaffoldError) {
    let folders = units.map { Self.file("\(name(of: $0))/.keep", "") }
    try scratch.add([Self.file(Self.bundle, Self.bundleAccessor)] + folders)
  }

  private func buildStandIns() throws(ScaffoldError) {
    guard let standIns else { return }
    let platforms = standIns.platforms
    try scratch.add(platforms.map { Self.file("stand-ins/\($0.name)/.keep", "") })
    let longest = platforms.map(\.modules.count).max() ?? 0
    for step in 0..<longest {
      let builds = platforms.filter { $0.modules.count > step }
      let calls = try builds.map { platform throws(ScaffoldError) in
        try standIns.arguments(for: platform.modules[step], output: folder(of: platform))
      }
      for (platform, output) in zip(builds, try toolchain.compile(calls)) where !output.succeeded {
        let message = CompilerMessage.errors(in: output.text).first
        let text = message.map { "\($0.path):\($0.line): \($0.text)" } ?? output.lastLines
        throw ScaffoldError(
          .data, .standInFails,
          "the stand-in for \(platform.modules[step]) does not compile: \(text)")
      }
    }
  }

  private static func file(_ path: String, _ text: String) -> PlannedFile {
    PlannedFile(
      path: RelativePath(trusted: [folder] + path.namesOnPath), contents: Array(text.utf8),
      isExecutable: false)
  }
}

// MARK: The compiler's arguments

extension TypeCheck {
  /// The calls that check a unit's sources and write the module that its tests import.
  private func sourceCalls(_ unit: Unit) -> [[String]] {
    let module = "\(modules(of: unit))/\(unit.target).swiftmodule"
    var files = paths(unit.stacks.flatMap { $0.swiftFiles(.source) })
    if unit.stacks.contains(where: \.hasResources) {
      files += paths(["\(Self.folder)/\(Self.bundle)"])
    }
    let arguments = ["-enable-testing"] + general(unit, module: unit.target) + files
    if unit.hasDataFlow {
      return [["-emit-module", "-o", module] + arguments]
    }
    let withoutBodies = [
      "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
    ]
    return [
      ["-typecheck"] + arguments, ["-emit-module", "-o", module] + withoutBodies + arguments,
    ]
  }

  /// The call that checks a unit's tests.
  private func testCalls(_ unit: Unit, _ frameworks: [String]) -> [[String]] {
    let name = unit.target + "Tests"
    let action =
      unit.hasDataFlow
      ? ["-emit-module", "-o", "\(modules(of: unit))/\(name).swiftmodule"] : ["-typecheck"]
    let files = paths(unit.stacks.flatMap { $0.swiftFiles(.test) })
    return [action + ["-I", modules(of: unit)] + frameworks + general(unit, module: name) + files]
  }

  private func general(_ unit: Unit, module: String) -> [String] {
    var arguments = [
      "-wmo", "-module-name", module, "-package-name", "stacks", "-parse-as-library",
      "-swift-version", unit.mode.rawValue, "-warnings-as-errors",
    ]
    if unit.mode == .five { arguments.append("-strict-concurrency=complete") }
    if let platform = unit.platform {
      arguments += StandIns.flags + ["-I", folder(of: platform)]
    }
    return arguments
  }

  private func name(of unit: Unit) -> String {
    "\(unit.target)-\(unit.mode.rawValue)" + (unit.platform.map { "-\($0.name)" } ?? "")
  }

  /// The folder of a unit's compiled modules.
  private func modules(of unit: Unit) -> String {
    "\(scratch.path)/\(Self.folder)/\(name(of: unit))"
  }

  /// The folder of a platform's compiled stand-ins.
  private func folder(of platform: StandIns.Platform) -> String {
    "\(scratch.path)/\(Self.folder)/stand-ins/\(platform.name)"
  }

  private func paths(_ files: [String]) -> [String] { files.map { "\(scratch.path)/\($0)" } }
}
