import Testing

@testable import ScaffoldKit

@Suite("A template that is read for one set of options")
struct ReducedTemplateTests {
  @Test("renders what the whole of it does", arguments: EmbeddedTemplates.names)
  func rendersAlike(_ id: String) throws {
    var request = VerifyRequest(temporaryFolder: "/tmp")
    request.templates = [id]
    let list = StackList(request: request, fileSystem: DiskFileSystem())
    let table = try #require(try list.tables().first)
    let folder = TemplateFolder(builtIn: id)
    #expect(table.rows.count > 10)
    for (round, row) in table.rows.enumerated() {
      let settings = try table.combination(row, round: round).settings
      let options = try OptionValues(settings, of: table.template.manifest)
      let reduced = try Template(folder, table.template.manifest, under: options)
      let files = try Self.files(of: reduced, options)
      #expect(files.count > 2)
      #expect(try files == Self.files(of: table.template, options), "\(settings)")
    }
  }

  @Test("keeps the files that the module's name decides")
  func dependsOnModule() throws {
    let world = try TestPackage([
      "T/template.json": """
      {
        "id": "t", "description": "d",
        "options": [{"name": "loud", "type": "boolean", "help": "h"}],
        "files": [
          {"source": "a", "path": "<<Module>>A.swift", "role": "source",
           "when": "Module contains \\"List\\" or loud"},
          {"source": "a", "path": "<<Module>>B.swift", "role": "source", "when": "loud"},
          {"source": "a", "path": "<<Module>>C.swift", "role": "source", "when": "not loud"}
        ]
      }
      """, "T/a": "",
    ])
    let folder = try TemplateFolder(
      try DiskFileSystem().directory(at: "\(world.path)/T"), name: "t", path: "T")
    let manifest = try TemplateManifest(of: folder)
    let options = try OptionValues([], of: manifest)
    let template = try Template(folder, manifest, under: options)
    let planner = Planner(
      template: template, options: options, target: .init(name: "Demo", folder: []),
      testTarget: nil)
    for (name, files) in [("UserList", ["A", "C"]), ("SignIn", ["C"])] {
      let names = try planner.files(for: ModulePath(name), below: []).map(\.file.path.name)
      #expect(names == files.map { "\(name)\($0).swift" })
    }
  }

  private static func files(
    of template: Template, _ options: OptionValues
  ) throws -> [PlannedFile] {
    let planner = Planner(
      template: template, options: options,
      target: .init(name: "Demo", folder: ["Sources", "Demo"]),
      testTarget: .init(name: "DemoTests", folder: ["Tests", "DemoTests"]))
    return try planner.files(for: ModulePath("SignIn"), below: []).map(\.file)
  }
}
