import ScaffoldKit

func rename(in package: String, _ scaffolder: Scaffolder) throws -> [String] {
  var request = RenameRequest(module: "SignIn", newName: "Account/LogIn", packagePath: package)
  request.editsEverywhere = true
  let changes = try scaffolder.preview(try scaffolder.planRename(request))
  let applied = try scaffolder.apply(changes)
  return applied.changes.compactMap { change in
    change.movedFrom.map { "\($0) is now \(change.file.path)" }
  }
}
