import ScaffoldKit

func errors(inTemplateAt path: String, temporaryFolder: String) throws -> [String] {
  let request = TemplateCheckRequest(path: path, temporaryFolder: temporaryFolder)
  return try Scaffolder().check(request).diagnostics.map(\.description)
}
