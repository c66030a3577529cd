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
    let request: ScaffoldRequest
    var modules: [AskedModule]
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
      single.modules = job.modules.filter { module in
        let path = module.path
        if seen.insert(folder + path.subfolder + [path.name.text]).inserted { return true }
        report([Diagnostic(PlanFault.repeated(path.description)).blamed(on: module.origin)])
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
      guard let choice, let home else { continue }
      jobs.append(
        Job(request: request, modules: request.askedModules, choice: choice, home: home))
    }
    return (jobs, finder.homes)
  }

  // MARK: The files

  private mutating func plan(_ jobs: [Job], _ homes: [Home]) throws(ScaffoldFailure) -> Plan {
    let pieces = try pieces(jobs, homes)
    let modules = try survey(pieces, homes)
    guard problems.isEmpty, let modules, let job = jobs.first else {
      throw ScaffoldFailure(problems)
    }
    let home = homes[job.home]
    return Plan(
      root: home.place.root, missingFolders: home.place.missing,
      packageFolders: homes.reduce(into: []) { $0.formUnion($1.folders) },
      files: home.manifest.map { [$0] } ?? [], modules: modules,
      diagnostics: warnings(jobs, homes), target: home.target.name,
      testTarget: jobs.lazy.compactMap { homes[$0.home].testTarget?.name }.first,
      onConflict: job.request.onConflict)
  }

  /// A module with what makes it.
  private struct Piece: Sendable {
    let work: ModuleWork
    let module: AskedModule
  }

  /// A number for the choice and the home that meet in a job.
  private func pair(_ job: Job) -> Int { job.home * choices.count + job.choice }

  /// The modules of all jobs.
  private func pieces(_ jobs: [Job], _ homes: [Home]) throws(ScaffoldFailure) -> [Piece] {
    var planners: [Int: Planner] = [:]
    var pieces: [Piece] = []
    for job in jobs {
      let pair = pair(job)
      if planners[pair] == nil { planners[pair] = try planner(job, homes[job.home]) }
      guard let planner = planners[pair] else { continue }
      let work = ModuleWork(
        planner: planner, choice: choices[job.choice],
        subfolder: job.request.subfolder?.components ?? [], home: homes[job.home],
        homeNumber: job.home)
      pieces += job.modules.map { Piece(work: work, module: $0) }
    }
    return pieces
  }

  /// How many modules are looked at before the progress is told.
  private static let portion = 512
  /// How many modules keep their files for later.
  private static let handful = 16

  /// The modules, made once. Where anything may be wrong, they are made again and looked at
  /// closely, to tell it.
  private mutating func survey(
    _ pieces: [Piece], _ homes: [Home]
  ) throws(ScaffoldFailure) -> [PlannedModule]? {
    var surveys = Surveys(in: homes)
    var modules: [PlannedModule] = []
    let keepsFiles = pieces.count <= Self.handful
    for start in stride(from: 0, to: pieces.count, by: Self.portion) where surveys.areClear {
      let portion = pieces[start..<min(start + Self.portion, pieces.count)]
      for piece in portion {
        let survey = Survey(piece.work, piece.module, keepsFiles: keepsFiles)
        surveys.add(survey)
        guard let survey else { continue }
        modules.append(survey.module)
        progress(ScaffoldProgress(phase: .planning, done: modules.count, total: pieces.count))
      }
    }
    if try surveys.differ(fileSystem) { return modules }
    try examine(pieces, homes)
    guard problems.isEmpty else { return nil }
    return try pieces.map { piece throws(ScaffoldFailure) in
      let files = try piece.work.files(of: piece.module.path).map(\.file)
      return PlannedModule(
        piece.work, piece.module.path, files: files, keepsFiles: keepsFiles)
    }
  }

  /// Tells everything that is wrong with the modules.
  private mutating func examine(_ pieces: [Piece], _ homes: [Home]) throws(ScaffoldFailure) {
    let pieces = refusingAlike(pieces)
    var modules: [MadeModule] = []
    for start in stride(from: 0, to: pieces.count, by: Self.portion) {
      let portion = pieces[start..<min(start + Self.portion, pieces.count)]
      for piece in portion {
        let made = MadeModule(piece.work, piece.module)
        report(made.problems)
        modules.append(made)
      }
      progress(ScaffoldProgress(phase: .planning, done: modules.count, total: pieces.count))
    }
    let origins = modules.flatMap { made in made.paths.map { _ in made.code.origin } }
    report(PathClashes.problems(among: modules.flatMap(\.paths)) { origins[$0] })
    for made in modules { report(homes[made.home].problems(with: made.code)) }
    var names = NameChecks(modules, in: homes)
    try names.run(fileSystem)
    report(names.problems)
  }

  /// The modules without those whose names differ from an earlier one's in nothing but case: each of
  /// their files and types would clash.
  private mutating func refusingAlike(_ pieces: [Piece]) -> [Piece] {
    var seen: [String: ModulePath] = [:]
    return pieces.filter { piece in
      let path = piece.module.path
      let earlier = seen.updateValue(path, forKey: piece.work.recordPath(of: path).folded)
      guard let earlier, earlier != path else { return true }
      let fault = PlanFault.alike(earlier.description, path.description)
      report([Diagnostic(fault).blamed(on: piece.module.origin)])
      return false
    }
  }

  private func planner(_ job: Job, _ home: Home) throws(ScaffoldFailure) -> Planner {
    let choice = choices[job.choice]
    let header = job.request.header
    return Planner(
      template: choice.template, options: choice.options, target: .init(home.target),
      testTarget: home.testTarget.map { .init($0) },
      hasObservation: home.layout.hasObservation,
      header: header.isEmpty ? nil : try FileHeader(header))
  }

  private func warnings(_ jobs: [Job], _ homes: [Home]) -> [Diagnostic] {
    var pairs: Set<Int> = []
    return jobs.filter { pairs.insert(pair($0)).inserted }.flatMap { job in
      let (choice, home) = (choices[job.choice], homes[job.home])
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
