/// Works requests out: templates and options on one side, the package and its targets on the other, then
/// the files and their names. Problems of both sides are told together.
struct Planning {
  private let requests: [ScaffoldRequest]
  private let fileSystem: any FileSystem
  private let inspector: (String) -> PackageInspector
  private let progress: (ScaffoldProgress) -> Void
  private var choices: [TemplateChoice] = []
  private var problems: [Diagnostic] = []

  /// A request with what has been found for it.
  private struct Job {
    var request: ScaffoldRequest
    let choice: Int
    let home: Int
  }

  /// A choice and a home that meet in a job.
  private struct Pair: Hashable {
    let choice: Int
    let home: Int
  }

  init(
    requests: [ScaffoldRequest], fileSystem: any FileSystem,
    inspector: @escaping (String) -> PackageInspector,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) {
    self.requests = requests
    self.fileSystem = fileSystem
    self.inspector = inspector
    self.progress = progress
  }

  mutating func plan() throws(ScaffoldFailure) -> Plan {
    guard let first = requests.first, requests.contains(where: { !$0.modules.isEmpty }) else {
      report([Diagnostic(PlanFault.noModules)])
      if let request = requests.first { _ = try findJobs(like: request) }
      throw ScaffoldFailure(problems)
    }
    refuseForeigners(of: first)
    let (jobs, homes) = try findJobs(like: first)
    // What is sound goes on, so that everything else that is wrong is told, too.
    return try plan(refusingRepeated(jobs, homes), homes)
  }

  /// Adds what is wrong, each once, and no more than anybody reads.
  private mutating func report(_ diagnostics: [Diagnostic]) {
    for problem in diagnostics
    where problems.count < Diagnostic.mostOfAFile && !problems.contains(problem) {
      problems.append(problem)
    }
  }

  private mutating func trying<Value>(
    _ make: () throws(ScaffoldFailure) -> Value
  ) -> Value? {
    var found: [Diagnostic] = []
    let value = attempt(&found, make)
    report(found)
    return value
  }

  // MARK: What is asked for

  /// One plan is about one package, and has one answer to conflicts.
  private mutating func refuseForeigners(of first: ScaffoldRequest) {
    let isForeign = requests.contains { request in
      request.packagePath != first.packagePath || request.onConflict != first.onConflict
        || request.searchesParents != first.searchesParents
        || request.initializesPackage != first.initializesPackage
    }
    if isForeign { report([Diagnostic(PlanFault.severalPackages)]) }
  }

  /// The jobs with each module once.
  private mutating func refusingRepeated(_ jobs: [Job], _ homes: [Home]) -> [Job] {
    var seen: Set<[String]> = []
    return jobs.map { job in
      let folder = [homes[job.home].target.name] + (job.request.subfolder?.components ?? [])
      var single = job
      single.request.modules = job.request.modules.filter { module in
        if seen.insert(folder + module.subfolder + [module.name.text]).inserted { return true }
        let fault = Diagnostic(PlanFault.repeated(module.description))
        report([job.request.origins[.modules].map { fault.blamed(on: $0) } ?? fault])
        return false
      }
      return single
    }
  }

  /// The template and the targets of each request, as far as there are any.
  private mutating func findJobs(
    like first: ScaffoldRequest
  ) throws(ScaffoldFailure) -> ([Job], [Home]) {
    var chooser = TemplateChooser(fileSystem)
    let chosen = requests.map { request in
      trying { () throws(ScaffoldFailure) in try chooser.index(for: request) }
    }
    choices = chooser.choices
    let packages = choices.flatMap(\.packages).uniqued
    let needTests = choices.map { $0.roles.contains(.test) }
    let finder = trying { [fileSystem, inspector] () throws(ScaffoldFailure) in
      try HomeFinder(
        first, needsTests: needTests.contains(true), packages: packages,
        fileSystem, inspector: inspector)
    }
    guard var finder else { return ([], []) }
    var jobs: [Job] = []
    for (request, choice) in zip(requests, chosen) {
      let needsTests = choice.map { needTests[$0] } ?? false
      let home = trying { () throws(ScaffoldFailure) in
        try finder.index(for: request, needsTests: needsTests)
      }
      if let choice, let home { jobs.append(Job(request: request, choice: choice, home: home)) }
    }
    return (jobs, finder.homes)
  }

  // MARK: The files

  private mutating func plan(_ jobs: [Job], _ homes: [Home]) throws(ScaffoldFailure) -> Plan {
    let modules = try render(jobs, homes)
    var files: [PlannedFile] = []
    files.reserveCapacity(modules.reduce(0) { $0 + $1.module.files.count + 1 })
    for made in modules {
      files += made.module.files.map(\.file)
      files.append(PlannedFile(made.record))
    }
    report(PathClashes.problems(among: files.map(\.path)))
    for made in modules { report(foreignFiles(of: made.module, in: homes[made.home])) }
    var names = NameChecks(modules, in: homes)
    try names.run(fileSystem)
    report(names.problems)
    guard problems.isEmpty, let job = jobs.first else { throw ScaffoldFailure(problems) }
    let home = homes[job.home]
    return Plan(
      root: home.place.root, missingFolders: home.place.missing,
      packageFolders: homes.reduce(into: []) { $0.formUnion($1.folders) },
      files: (home.manifest.map { [$0] } ?? []) + files,
      diagnostics: warnings(jobs, homes), target: home.target.name,
      testTarget: jobs.lazy.compactMap { homes[$0.home].testTarget?.name }.first,
      onConflict: job.request.onConflict)
  }

  /// The first file of a module that its target would not take for its own.
  private func foreignFiles(of module: NameCheck.Module, in home: Home) -> [Diagnostic] {
    for (target, role) in [(home.target, FileRole.source), (home.testTarget ?? home.target, .test)]
    where target.sources != nil || !target.exclude.isEmpty {
      let foreign = module.files.lazy.filter { $0.role == role }.map(\.file.path).first {
        !target.holds($0.components.dropFirst(target.folder.count))
      }
      guard let foreign else { continue }
      let fault = PlanFault.notInTarget(
        foreign.description, target: target.name, folder: target.sourceFolder)
      return [Diagnostic(fault)]
    }
    return []
  }

  /// How many modules are made before the progress is told.
  private static let portion = 512

  /// The modules of all jobs, made on all cores.
  private mutating func render(
    _ jobs: [Job], _ homes: [Home]
  ) throws(ScaffoldFailure) -> [ModuleWork.Result] {
    var planners: [Pair: Planner] = [:]
    var pieces: [(work: ModuleWork, module: ModulePath)] = []
    for job in jobs {
      let pair = Pair(choice: job.choice, home: job.home)
      if planners[pair] == nil { planners[pair] = try planner(job, homes[job.home]) }
      guard let planner = planners[pair] else { continue }
      let work = work(job, planner, homes[job.home])
      pieces += job.request.modules.map { (work, $0) }
    }
    var modules: [ModuleWork.Result] = []
    for start in stride(from: 0, to: pieces.count, by: Self.portion) {
      let portion = pieces[start..<min(start + Self.portion, pieces.count)]
      for made in Cores.map(Array(portion), { $0.work.make($0.module) }) {
        report(made.problems)
        modules.append(made)
        progress(
          ScaffoldProgress(phase: .planning, done: modules.count, total: pieces.count))
      }
    }
    return modules
  }

  private func planner(_ job: Job, _ home: Home) throws(ScaffoldFailure) -> Planner {
    let choice = choices[job.choice]
    return Planner(
      template: choice.template, options: choice.options, target: .init(home.target),
      testTarget: home.testTarget.map { .init($0) },
      hasObservation: home.layout.hasObservation, header: try FileHeader(job.request.header))
  }

  private func work(_ job: Job, _ planner: Planner, _ home: Home) -> ModuleWork {
    ModuleWork(
      planner: planner, request: job.request, choice: choices[job.choice],
      target: home.target.name, testTarget: home.testTarget?.name, home: job.home)
  }

  private func warnings(_ jobs: [Job], _ homes: [Home]) -> [Diagnostic] {
    let pairs = jobs.map { Pair(choice: $0.choice, home: $0.home) }.uniqued
    return pairs.flatMap { pair in
      let (choice, home) = (choices[pair.choice], homes[pair.home])
      return choice.options.warnings
        + PackageNeeds.warnings(
          of: choice.packages, in: home.layout, target: home.target, testTarget: home.testTarget)
    }.uniqued
  }
}

extension Planner.Destination {
  fileprivate init(_ target: PackageLayout.Target) {
    self.init(name: target.name, folder: target.folder)
  }
}
