import ScaffoldKit

func removeUnedited(in package: String, _ scaffolder: Scaffolder) throws -> [String] {
  let modules = try scaffolder.modules(packagePath: package)
  let untouched = modules.filter { $0.files.allSatisfy { $0.state == .unchanged } }
  guard !untouched.isEmpty else { return [] }
  let request = RemovalRequest(modules: untouched.map(\.path), packagePath: package)
  let applied = try scaffolder.apply(try scaffolder.previewRemoval(request))
  return applied.changes.map { "\($0.action.rawValue) \($0.file.path)" }
}
