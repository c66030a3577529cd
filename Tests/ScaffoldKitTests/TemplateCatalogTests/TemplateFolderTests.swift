import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A template's folder")
struct TemplateFolderTests {
  @Test("must not contain links, wherever they lead")
  func links() throws {
    for target in ["V.swift", "/etc/passwd", "../../Package/Package.swift", "nowhere", "."] {
      let world = try TemplateWorld(files: ["V.swift": "v", "sub/x": ""])
      try world.folder.link("Templates/t/sub/l", to: target)
      #expect(world.problems() == ["t: 'sub/l' is a link or a special file"])
    }
  }

  @Test("is refused as unsafe when its template.json is a link")
  func linkedManifest() throws {
    let world = try TemplateWorld(files: ["V.swift": "v"])
    try world.folder.rename("Templates/t/template.json", to: "Templates/real.json")
    try world.folder.link("Templates/t/template.json", to: "../real.json")
    let failure = #expect(throws: ScaffoldError.self) { try world.catalog.template("t") }
    #expect(failure?.category == .containment)
  }

  @Test("must not contain a pipe, which is not read")
  func pipes() throws {
    let world = try TemplateWorld(files: ["V.swift": "v"])
    #expect(mkfifo(world.templates + "/t/pipe", 0o600) == 0)
    #expect(world.problems() == ["t: 'pipe' is a link or a special file"])
  }

  @Test("must not contain a file of more than four megabytes")
  func largeFiles() throws {
    let world = try TemplateWorld(files: ["V.swift": "v"])
    let size = 4 << 20
    try world.folder.write("Templates/t/big", String(repeating: "x", count: size))
    #expect(world.problems() == [])
    try world.folder.write("Templates/t/big", String(repeating: "x", count: size + 1))
    #expect(world.problems() == ["t: 'big' is larger than 4194304 bytes"])
  }

  @Test("is sixteen folders deep at most")
  func depth() throws {
    let world = try TemplateWorld(files: ["V.swift": "v"])
    let path = (1...15).map { "d\($0)/" }.joined()
    try world.folder.write("Templates/t/\(path)x", "")
    #expect(world.problems() == [])
    try world.folder.write("Templates/t/\(path)e/x", "")
    #expect(world.problems() == ["t: the template's folder is more than 16 folders deep"])
  }

  @Test("includes its own files only")
  func includes() throws {
    for name in ["../u/secret", "/etc/passwd", "./inner", "../t/inner", "Inner"] {
      let world = try TemplateWorld(files: ["V.swift": "<<include \"\(name)\">>", "inner": "i"])
      try world.folder.write("Templates/u/secret", "s")
      #expect(world.problems() == ["t/V.swift:1:3: unknown include file '\(name)'"])
    }
    let world = try TemplateWorld(files: ["V.swift": "<<include \"inner\">>", "inner": "i\n"])
    #expect(try world.plan(["SignIn"]).files.first?.contents == Array("i".utf8))
  }

  @Test("reports an error in an include file once, with its own place")
  func includeErrors() throws {
    let entry = #"{"source": "V.swift", "path": "<<Module>>1", "role": "source"}"#
    let world = try TemplateWorld(
      TemplateWorld.manifest(files: "\(entry), \(entry)"),
      files: ["V.swift": "<<include \"sub/inner\">>", "sub/inner": "\n <<x>>"])
    #expect(world.problems() == ["t/sub/inner:2:4: unknown variable 'x'"])
  }

  @Test("gives a binary file as it is, and every file its executable bit")
  func binaries() throws {
    let files = ["a.bin", "run.sh", "plain.sh"].map {
      "{\"source\": \"\($0)\", \"path\": \"\($0)\", \"role\": \"source\"}"
    }
    let world = try TemplateWorld(
      TemplateWorld.manifest(files: files.joined(separator: ", ")),
      files: ["a.bin": "<<nothing>>\u{0}<<", "run.sh": "#!<<Module>>\r\n", "plain.sh": "#"])
    try world.folder.setPermissions(0o755, of: "Templates/t/run.sh")
    let planned = try world.plan(["SignIn"]).files.dropLast(2)
    #expect(
      planned.map { String(decoding: $0.contents, as: UTF8.self) } == [
        "<<nothing>>\u{0}<<", "#!SignIn\r\n", "#",
      ])
    #expect(planned.map(\.isExecutable) == [false, true, false])
  }

  @Test("with a text that is not UTF-8 is refused at the first bad byte")
  func invalidUTF8() throws {
    let world = try TemplateWorld(files: ["V.swift": ""])
    let url = URL(fileURLWithPath: world.templates + "/t/V.swift")
    try Data(Array("ä\n a".utf8) + [0xFF]).write(to: url)
    #expect(world.problems() == ["t/V.swift:2:3: the file is not valid UTF-8"])
  }
}

@Suite("The catalog of templates")
struct TemplateCatalogTests {
  @Test("takes a template from the first folder that has it, before the built-in ones")
  func precedence() throws {
    let first = try TemplateWorld()
    let second = try TemplateWorld()
    let builtIn = try #require(EmbeddedTemplates.names.first)
    for (world, words) in [(first, "first"), (second, "second")] {
      for id in ["shared", "only-\(words)"] + (words == "second" ? [builtIn] : []) {
        let text = TemplateWorld.manifest().replacing("\"t\"", with: "\"\(id)\"")
          .replacing("\"d\"", with: "\"\(words)\"")
        try world.folder.write("Templates/\(id)/template.json", text)
        try world.folder.write("Templates/\(id)/V.swift", "v")
      }
    }
    let catalog = TemplateCatalog(
      folders: [first.templates, second.templates], fileSystem: DiskFileSystem())
    #expect(try catalog.template("shared").manifest.description == "first")
    #expect(try catalog.template("only-second").manifest.description == "second")
    #expect(try catalog.template(builtIn).manifest.description == "second")
    #expect(
      try catalog.ids()
        == Set(EmbeddedTemplates.names + ["only-first", "only-second", "shared", "t"]).sorted())
    let alone = TemplateCatalog(folders: [], fileSystem: DiskFileSystem())
    #expect(try alone.ids() == EmbeddedTemplates.names.sorted())
    #expect(try alone.manifest(builtIn).description != "second")
  }

  static let unknown = [
    ("tt", "did you mean 't'?"),
    ("", "known: "),
    (".", "known: "),
    ("empty", "known: "),
    ("file", "known: "),
  ]

  @Test("has nothing wrong in any file of a built-in template", arguments: EmbeddedTemplates.names)
  func builtInTemplates(id: String) throws {
    let catalog = TemplateCatalog(folders: [], fileSystem: DiskFileSystem())
    let template = try catalog.template(id)
    #expect(template.files.count == template.manifest.entries.count)
  }

  @Test("refuses a link in the place of a template instead of taking another one")
  func linkedTemplate() throws {
    let world = try TemplateWorld()
    try world.folder.link("Templates/viper", to: "t")
    let failure = #expect(throws: ScaffoldError.self) { try world.catalog.template("viper") }
    #expect(failure?.diagnostics.map(\.code) == [.notAFile])
    #expect(failure?.category == .containment)
    #expect(try world.catalog.ids().contains("t"))
  }

  @Test("names the nearest template where there is none of that id", arguments: unknown)
  func suggestions(id: String, help: String) throws {
    let world = try TemplateWorld()
    try world.folder.makeFolder("Templates/empty")
    try world.folder.write("Templates/file", "")
    let failure = #expect(throws: ScaffoldError.self) { try world.catalog.template(id) }
    #expect(failure?.diagnostics.map(\.code) == [.unknownTemplate])
    #expect(failure?.category == .notFound)
    #expect(failure?.diagnostics[0].help?.hasPrefix(help) == true)
  }

  @Test("reads a template at a path, which has a slash")
  func path() throws {
    let world = try TemplateWorld(files: ["V.swift": ""])
    let template = try TemplateCatalog(folders: [], fileSystem: DiskFileSystem())
      .template(world.templates + "/t")
    #expect(template.id == "t")
    let failure = #expect(throws: ScaffoldError.self) {
      try world.catalog.template(world.templates + "/none")
    }
    #expect(failure?.diagnostics.map(\.code) == [.noTemplateFolder])
    #expect(failure?.category == .notFound)
  }

  @Test(
    "reports a folder that does not exist, or is a file",
    arguments: ["none", "Package/Package.swift"])
  func missingFolder(name: String) throws {
    let world = try TemplateWorld()
    let path = "\(world.folder.path)/\(name)"
    let catalog = TemplateCatalog(folders: [path], fileSystem: DiskFileSystem())
    let failure = #expect(throws: ScaffoldError.self) { try catalog.ids() }
    #expect(failure?.diagnostics.map(\.message) == ["no folder '\(path)'"])
    #expect(failure?.category == .notFound)
  }
}
