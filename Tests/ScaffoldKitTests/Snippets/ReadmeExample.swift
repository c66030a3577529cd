import ScaffoldKit

func scaffold(into package: String, environment: [String: String]) throws -> [String] {
  let scaffolder = Scaffolder(environment: environment)
  var request = ScaffoldRequest(modules: [try ModulePath("SignIn")], packagePath: package)
  request.initializesPackage = true
  request.settings = [.init("ui", "none"), .init("actions", "signIn(user: String)")]

  let plan = try scaffolder.plan(request)  // every file, as values
  let changes = try scaffolder.preview(plan)  // compared with the disk
  let applied = try scaffolder.apply(changes)  // all of them, or none
  return applied.changes.map { "\($0.action.rawValue) \($0.file.path)" }
}
