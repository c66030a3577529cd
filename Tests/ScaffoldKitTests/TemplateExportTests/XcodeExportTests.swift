import Testing

@testable import ScaffoldKit

@Suite("Exporting a template for Xcode")
struct XcodeExportTests {
  private func world() throws -> TestPackage {
    let platforms =
      "platforms: [.iOS(.v17), .macOS(.v14), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],"
    let manifest = TemplateWorld.packageManifest
      .replacing("name: \"App\",\n  targets", with: "name: \"App\",\n  \(platforms)\n  targets")
    let folder = try TestPackage(["Package/Package.swift": manifest])
    try folder.makeFolder("Package/Sources/App")
    try folder.makeFolder("Package/Tests/AppTests")
    return folder
  }

  /// The files that `create` makes, without the folders of targets and module.
  private func created(
    _ id: String, _ settings: [ScaffoldRequest.Setting], in folder: TestPackage,
    templates: [String] = []
  ) throws -> [FileRole: [String: String]] {
    var request = ScaffoldRequest(
      modules: [try ModulePath("SignIn")], packagePath: folder.path + "/Package")
    request.template = id
    request.templateFolders = templates
    request.settings = settings
    var files: [FileRole: [String: String]] = [.source: [:], .test: [:]]
    for file in try Scaffolder().plan(request).files
    where file.path.components.first != ".viper-gen" {
      let role: FileRole = file.path.components[0] == "Tests" ? .test : .source
      let path = file.path.components.dropFirst(3).joined(separator: "/")
      files[role]?[path] = String(decoding: file.contents, as: UTF8.self)
    }
    return files
  }

  static let names = [
    "productName": "SignIn", "targetName": "App", "testTargetName": "AppTests",
    "productNameLowerCamel": "signIn", "productNameWords": "Sign In",
  ]

  @Test(
    "makes what 'create' makes, for each value of the options",
    arguments: EmbeddedTemplates.names.filter { !EmbeddedTemplates.isSetAside($0) })
  func sameOutput(_ id: String) throws {
    let folder = try world()
    let applied = try Scaffolder().exportForXcode(
      template: id, axes: ["ui", "testing"], to: folder.path + "/Xcode")
    #expect(applied.diagnostics.contains { $0.message.contains("has no lists") })
    let template = try TemplateCatalog(folders: [], fileSystem: DiskFileSystem()).template(id)
    let axes = try XcodeAxes(["ui", "testing"], of: template)
    #expect(axes.combinations.count >= 8)
    for combination in axes.combinations {
      var values = Self.names
      for setting in combination { values[setting.name] = setting.value }
      let files = try created(id, combination, in: folder)
      for (role, ending) in [(FileRole.source, ""), (.test, " Tests")] {
        let expected = try #require(files[role])
        if expected.isEmpty { continue }
        let expander = XcodeExpander(
          folder: "\(folder.path)/Xcode/\(id)\(ending).xctemplate", values: values)
        // Only 'create' knows the length of the names, which decides where conformances are wrapped.
        let files = try expander.files().mapValues { LayoutWriter(layout: .standard).text($0) }
        #expect(files == expected, "\(values) \(role)")
      }
    }
  }

  @Test("has a checkbox for a boolean option, and a folder for all that are off")
  func checkboxes() throws {
    let folder = try world()
    try folder.write(
      "Templates/t/template.json",
      TemplateWorld.manifest(
        options: #"""
          {"name": "rich", "type": "boolean", "help": "a & b"},
          {"name": "kind", "type": "string", "values": ["a", "b"], "when": "rich", "help": "k"},
          {"name": "text", "type": "string", "help": "t"}
          """#))
    try folder.write(
      "Templates/t/V.swift", "// <<Module|upper>> <<Target>> <<if rich>><<kind>><<end>><<text>>\n")
    let templates = folder.path + "/Templates"
    let applied = try Scaffolder().exportForXcode(
      template: "t", folders: [templates], axes: ["rich"], to: folder.path + "/Xcode")
    #expect(
      applied.changes.map(\.file.path.description).sorted() == [
        "t.xctemplate/Default/___FILEBASENAME___View.swift", "t.xctemplate/TemplateInfo.plist",
        "t.xctemplate/rich/___FILEBASENAME___View.swift",
      ])
    for value in ["false", "true"] {
      let expander = XcodeExpander(
        folder: folder.path + "/Xcode/t.xctemplate",
        values: [
          "productName": "SignIn", "productNameUpper": "SIGNIN", "targetName": "App", "rich": value,
        ])
      let expected = try created(
        "t", [ScaffoldRequest.Setting("rich", value)], in: folder, templates: [templates])
      #expect(try expander.files() == expected[.source])
    }
    let info = try XcodeAxes(
      ["rich", "kind"],
      of: try TemplateCatalog(
        folders: [templates], fileSystem: DiskFileSystem()
      ).template("t"))
    #expect(info.combinations.map(info.folder) == ["a", "b", "richa", "richb"])
  }

  @Test("asks for names that only paths contain, and leaves out case styles of targets")
  func paths() throws {
    let folder = try world()
    let files = #"""
      {"source": "V.swift", "path": "<<Module | snake>>/<<Target>>.swift", "role": "source"},
      {"source": "V.swift", "path": "<<TestTarget>>Some.swift", "role": "test"},
      {"source": "W.swift", "path": "<<Module>>W.swift", "role": "source"}
      """#
    try folder.write("Templates/t/template.json", TemplateWorld.manifest(files: files))
    try folder.write("Templates/t/V.swift", "// view\n")
    try folder.write("Templates/t/W.swift", "// <<Target | lowerCamel>>\n")
    let templates = folder.path + "/Templates"
    let applied = try Scaffolder().exportForXcode(
      template: "t", folders: [templates], to: folder.path + "/Xcode")
    #expect(
      applied.diagnostics.contains {
        $0.message == "Xcode has no case styles: '<<Target | lowerCamel>>' is the name as it is"
      })
    let values = Self.names.merging(["productNameSnake": "sign_in"]) { $1 }
    for (name, expected, options) in [
      (
        "t", ["sign_in/App.swift": "// view\n", "SignInW.swift": "// App\n"],
        ["productNameSnake", "targetName"]
      ),
      ("t Tests", ["AppTestsSome.swift": "// view\n"], ["testTargetName"]),
    ] {
      let path = "\(folder.path)/Xcode/\(name).xctemplate"
      #expect(try XcodeExpander(folder: path, values: values).files() == expected)
      let info = try DiskFileSystem().directory(at: path)
        .contents(of: "TemplateInfo.plist", limit: 1 << 20)
      let text = String(decoding: info, as: UTF8.self)
      #expect(options.allSatisfy { text.contains("<string>\($0)</string>") }, "\(text)")
    }
  }

  @Test(
    "refuses options that Xcode cannot offer",
    arguments: [
      ("actions", "Xcode cannot offer '--actions': it has no listed values"),
      ("uii", "the template 'viper' has no option 'uii'"),
    ])
  func badAxes(_ axis: String, _ message: String) throws {
    let folder = try world()
    do {
      _ = try Scaffolder().exportForXcode(
        template: "viper", axes: [axis], to: folder.path + "/Xcode")
      Issue.record("not refused")
    } catch {
      #expect(error.diagnostics.map(\.message) == [message])
    }
  }
}
