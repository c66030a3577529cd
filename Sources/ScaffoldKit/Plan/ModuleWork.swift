import Hashing

/// Makes the modules of one request: their files, and the record of where they come from. Threads share
/// it by one reference.
final class ModuleWork: Sendable {
  let planner: Planner
  let request: ScaffoldRequest
  let choice: TemplateChoice
  let target: String
  let testTarget: String?
  /// The home that the modules get, as an index into those of the run.
  let home: Int

  init(
    planner: Planner, request: ScaffoldRequest, choice: TemplateChoice, target: String,
    testTarget: String?, home: Int
  ) {
    self.planner = planner
    self.request = request
    self.choice = choice
    self.target = target
    self.testTarget = testTarget
    self.home = home
  }

  /// A module as far as it could be made.
  struct Result: Sendable {
    let module: NameCheck.Module
    /// Its record, as if all of its files were to be written.
    let record: ModuleRecord
    let home: Int
    let problems: [Diagnostic]
  }

  func make(_ path: ModulePath) -> Result {
    var problems: [Diagnostic] = []
    let files = attempt(&problems) { () throws(ScaffoldFailure) in
      try request.blaming(.modules) { () throws(ScaffoldFailure) in
        try planner.files(for: path, below: subfolder)
      }
    }
    problems += ReservedPlaces.problems(among: (files ?? []).map(\.file.path))
    let module = NameCheck.Module(
      path: path, files: files ?? [], frameworks: choice.frameworks,
      origin: request.origins[.modules])
    return Result(module: module, record: record(of: module), home: home, problems: problems)
  }

  private var subfolder: [String] { request.subfolder?.components ?? [] }

  private func record(of module: NameCheck.Module) -> ModuleRecord {
    let digests = SHA256.digests(of: module.files.map(\.file.contents))
    let files = zip(module.files, digests).map { rendered, digest in
      ModuleRecord.Entry(path: rendered.file.path, digest: digest)
    }
    return ModuleRecord(
      module: module.path.name.text, subfolder: subfolder + module.path.subfolder,
      target: target, testTarget: testTarget, template: choice.template.id,
      templateDigest: choice.digest,
      options: choice.recordedOptions, files: files.sorted { $0.path < $1.path })
  }
}
