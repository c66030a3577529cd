import ScaffoldKit

func firstLines(of request: ScaffoldRequest, _ scaffolder: Scaffolder) throws -> [String] {
  let changes = try scaffolder.preview(try scaffolder.plan(request))
  return changes.changes.map { change in
    let text = String(decoding: change.file.contents, as: UTF8.self)
    return "\(change.action.rawValue) \(change.file.path): \(text.prefix { $0 != "\n" })"
  }
}
