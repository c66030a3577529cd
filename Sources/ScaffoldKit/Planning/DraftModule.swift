/// A rendered module whose names have not been checked yet.
struct DraftModule: Sendable {
  let path: ModulePath
  let resolved: ResolvedRequest
  /// Where the module is asked for.
  let origin: ScaffoldRequest.Origin?
  /// The files in the template's order; empty when they cannot be rendered.
  let files: [Planner.Rendered]
  private let insertions: [Int: RecordedInsertion]
  /// What is wrong with the module on its own.
  private(set) var problems: [Diagnostic] = []
  /// The types that its sources declare, with those that they have declared before.
  private(set) var allSourceTypes: [String] = []
  private let sources: Code
  private let tests: Code

  /// The Swift files of one role with the types that they declare.
  private struct Code {
    var files: [RelativePath] = []
    var types: [String] = []
  }

  /// Renders a module of a request.
  init(_ module: RequestedModule, of resolved: ResolvedRequest, by planner: Planner) {
    var problems: [Diagnostic] = []
    let files = attempt(&problems) { () throws(ScaffoldError) in
      try planner.files(for: module.path, below: resolved.subfolder)
    }
    let insertions = attempt(&problems) { () throws(ScaffoldError) in
      try planner.insertions(for: module.path)
    }
    self.init(
      path: module.path, files: files ?? [], insertions: insertions ?? [:], of: resolved,
      origin: module.origin)
    self.problems = problems.map { $0.attributed(to: module.origin) }
    self.problems += ReservedPlaces.problems(among: self.files.map(\.file.path))
  }

  private init(
    path: ModulePath, files: [Planner.Rendered], insertions: [Int: RecordedInsertion],
    of resolved: ResolvedRequest,
    origin: ScaffoldRequest.Origin?
  ) {
    self.path = path
    self.files = files
    self.insertions = insertions
    self.resolved = resolved
    self.origin = origin
    var (sources, tests) = (Code(), Code())
    // What a module that exists declares already is not checked again.
    let known = resolved.request.rerendering ?? Rerendering()
    for rendered in files where rendered.file.path.isSwift {
      let path = rendered.file.path
      let allTypes = TopLevelName.all(in: rendered.file.contents).types
      let types = allTypes.filter { !known.types.contains($0) }
      switch rendered.role {
      case .source:
        if !known.files.contains(path) { sources.files.append(path) }
        sources.types += types
        allSourceTypes += allTypes
      case .test:
        if !known.files.contains(path) { tests.files.append(path) }
        tests.types += types
      }
    }
    (self.sources, self.tests) = (sources, tests)
  }

  var destination: Destination { resolved.destination }

  /// The frameworks whose types the sources see.
  var frameworks: [ReservedNames.Framework] { resolved.choice.frameworks }

  var recordPath: RelativePath { resolved.recordPath(of: path) }

  /// The paths of its files and of its record.
  var paths: [RelativePath] { files.map(\.file.path) + [recordPath] }

  /// The name with the folder that all modules of its request go to, as its record has it.
  var wholeName: String { (resolved.subfolder + [path.description]).joined(separator: "/") }

  /// The names of two modules, whole where they would be equal otherwise.
  static func names(_ first: DraftModule, _ second: DraftModule) -> (String, String) {
    first.path == second.path
      ? (first.wholeName, second.wholeName)
      : (first.path.description, second.path.description)
  }

  /// The types that its files of a role declare, without those that they have declared before.
  func types(_ role: FileRole) -> [String] { role == .source ? sources.types : tests.types }

  /// Its Swift files of a role.
  func swiftFiles(_ role: FileRole) -> [RelativePath] {
    role == .source ? sources.files : tests.files
  }

  /// The problem of a module for which the options leave no file.
  var missingFiles: [Diagnostic] {
    guard problems.isEmpty, files.isEmpty else { return [] }
    let template = resolved.choice.template.id
    let problem = Diagnostic(
      .usage, .noFiles,
      "the template '\(template)' writes no file for "
        + "'\(path.description.escapingControlCharacters)' with these options",
      help: "'viper-gen templates show \(template)' lists the files with their conditions")
    return [problem.attributed(to: origin)]
  }

  /// The module as a plan has it.
  var planned: PlannedModule {
    let tests = Set(self.files.filter { $0.role == .test }.map(\.file.path))
    let permissions = resolved.choice.folder.permissions
    let files = files.map { $0.file.limited(to: permissions) }
    var module = PlannedModule(
      files: files, record: resolved.record(of: path, files: files), tests: tests)
    module.insertions = insertions
    return module
  }
}
