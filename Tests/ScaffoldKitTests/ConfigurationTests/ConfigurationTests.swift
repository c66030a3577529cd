import Testing

@testable import ScaffoldKit

@Suite("A configuration")
struct ConfigurationTests {
  private static func package(_ json: String) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "ui", "type": "string", "values": ["a", "b"], "help": "h"},
          {"name": "deep", "type": "boolean", "help": "h", "when": "ui == \"b\""},
          {"name": "words", "type": "list", "values": ["x", "y"], "default": ["x"], "help": "h"},
          {"name": "acts", "type": "signatures", "reserved": ["load"], "help": "h"}
          """#),
      files: ["V.swift": "import Swift\n// <<ui>><<for w in words>> <<w>><<end>>\n"],
      package: [".viper-gen.json": json])
  }

  private static func read(_ world: TemplateWorld) throws -> Configuration {
    // The folder goes with the last reference to the world.
    try withExtendedLifetime(world) {
      try Scaffolder().configuration(
        packagePath: world.package, templateFolders: [world.templates])
    }
  }

  /// What is wrong with a file, as place and message.
  private static func problems(_ json: String) throws -> [String] {
    do {
      _ = try read(try package(json))
      return []
    } catch let failure as ScaffoldError {
      #expect(failure.diagnostics.allSatisfy { $0.category == .configuration }, "\(failure)")
      return failure.diagnostics.map { "\($0.location?.description ?? "-"): \($0.message)" }
    }
  }

  @Test("has the values of its file and their places, with comments and a byte order mark")
  func values() throws {
    let world = try Self.package(
      "\u{FEFF}// ours\n" + #"""
        {
          "$schema": "x.json",
          "template": "t", /* a template of ours */
          "templates": ["../Templates"],
          "target": "App", "testTarget": "AppTests",
          "into": "Features/New", "onConflict": "ask",
          "header": ["<<File>>", ""],
          "options": {"ui": "b"}, "templateOptions": {"t": {"words": []}}
        }
        """#)
    let configuration = try Self.read(world)
    #expect(configuration.template?.value == "t")
    #expect(configuration.template?.location.description == ".viper-gen.json:4:15")
    #expect(configuration.templateFolders == [world.package + "/../Templates"])
    #expect(configuration.target?.value == "App" && configuration.testTarget?.value == "AppTests")
    #expect(configuration.into?.value?.components == ["Features", "New"])
    #expect(configuration.onConflict?.value == "ask")
    #expect(configuration.header?.value == ["<<File>>", ""])
    let template = try Scaffolder().template("t", folders: [world.templates])
    #expect(
      try configuration.presets(for: template) == [.init("ui", "b"), .init("words", "")])
    #expect(try configuration.presets(for: template, without: ["ui"]) == [.init("words", "")])
  }

  @Test("is empty without a file, and without a package")
  func absent() throws {
    let folder = try TestPackage()
    for path in [folder.path, folder.path + "/nowhere/at/all"] {
      let configuration = try Scaffolder().configuration(packagePath: path)
      #expect(configuration.template == nil && configuration.templateFolders.isEmpty)
    }
  }

  static let mistakes: [(String, [String])] = [
    (#"{"tempalte": "t"}"#, [".viper-gen.json:1:2: unknown key 'tempalte'"]),
    (#"{"template": 1}"#, [".viper-gen.json:1:14: expected a string, found a number"]),
    (#"{"template": ""}"#, [".viper-gen.json:1:14: 'template' is empty"]),
    (#"{"template": "tt"}"#, [".viper-gen.json:1:14: no template 'tt'"]),
    (#"{"templates": "x"}"#, [".viper-gen.json:1:15: expected an array, found a string"]),
    (#"{"templates": ["x"]}"#, [".viper-gen.json:1:16: no folder 'x'"]),
    (#"{"into": "../x"}"#, [".viper-gen.json:1:10: '../x' points outside the target's folder"]),
    (#"{"onConflict": "no"}"#, [".viper-gen.json:1:16: 'onConflict' cannot be 'no'"]),
    (#"{"header": ["<<Modul>>"]}"#, [".viper-gen.json:1:16: unknown variable 'Modul'"]),
    (
      #"{"header": ["a\u0007"]}"#,
      [".viper-gen.json:1:14: a line of the header contains an invisible character"]
    ),
    (#"{"options": {"uo": "a"}}"#, [".viper-gen.json:1:14: no template has an option 'uo'"]),
    (
      #"{"options": {"deep": "a"}}"#,
      [".viper-gen.json:1:22: expected true or false, found a string"]
    ),
    (
      #"{"templateOptions": {"t": {"ui": "c", "words": ["x", "z"], "acts": ["go(", 1]}}}"#,
      [
        ".viper-gen.json:1:34: 'ui' cannot be 'c'", ".viper-gen.json:1:54: 'words' cannot be 'z'",
        ".viper-gen.json:1:76: expected a string, found a number",
      ]
    ),
    (
      #"{"templateOptions": {"t": {"nope": 1}, "s": {}}}"#,
      [
        ".viper-gen.json:1:28: the template 't' has no option 'nope'",
        ".viper-gen.json:1:40: no template 's'",
      ]
    ),
    (
      "{\"target\": \"\",\n \"x\": 1}",
      [".viper-gen.json:1:12: 'target' is empty", ".viper-gen.json:2:2: unknown key 'x'"]
    ),
    ("{\"target\": \"a\",}", [".viper-gen.json:1:15: a comma before the end of an object"]),
    ("[]", [".viper-gen.json:1:1: expected an object, found an array"]),
    ("", [".viper-gen.json:1:1: the JSON text ends too early"]),
  ]

  @Test("is refused with every mistake at its place, in their order", arguments: mistakes)
  func refused(json: String, expected: [String]) throws {
    let problems = try Self.problems(json)
    #expect(problems == expected)
  }

  @Test("may have a value that only another template than the chosen one allows")
  func otherTemplates() throws {
    // The built-in templates have 'ui' with 'swiftui', and 'testing', which the template 't' lacks.
    let world = try Self.package(
      #"{"template": "t", "options": {"ui": "swiftui", "testing": "xctest"}}"#)
    let configuration = try Self.read(world)
    let template = try Scaffolder().template("t", folders: [world.templates])
    let failure = #expect(throws: ScaffoldError.self) {
      try configuration.presets(for: template)
    }
    #expect(failure?.category == .configuration)
    #expect(failure?.diagnostics.map(\.message) == ["'ui' cannot be 'swiftui'"])
    #expect(try configuration.presets(for: template, without: ["ui"]) == [])
    let viper = try Scaffolder().template("viper")
    #expect(
      try configuration.presets(for: viper) == [.init("ui", "swiftui"), .init("testing", "xctest")])
  }

  @Test("is a regular file: neither a link nor a folder, and not huge")
  func plainFile() throws {
    let world = try TemplateWorld(files: ["V.swift": ""])
    try world.folder.write("real.json", "{}")
    try world.folder.link("Package/.viper-gen.json", to: "../real.json")
    #expect(throws: ScaffoldError.self) { try Self.read(world) }
    let other = try TemplateWorld(files: ["V.swift": ""])
    try other.folder.makeFolder("Package/.viper-gen.json")
    #expect(throws: ScaffoldError.self) { try Self.read(other) }
    let huge = try Self.package(String(repeating: " ", count: 1 << 20) + "{}")
    let failure = #expect(throws: ScaffoldError.self) { try Self.read(huge) }
    #expect(failure?.diagnostics.map(\.code) == [.limit])
  }
}

@Suite("A preset")
struct PresetTests {
  private static func texts(
    settings: [ScaffoldRequest.Setting] = [], presets: [ScaffoldRequest.Setting]
  ) throws -> (text: String, warnings: Int, sources: [EffectiveOption.Source]) {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "ui", "type": "string", "values": ["a", "b"], "help": "h"},
          {"name": "deep", "type": "boolean", "help": "h", "when": "ui == \"b\""},
          {"name": "words", "type": "list", "default": ["x"], "help": "h"}
          """#),
      files: ["V.swift": "<<ui>><<if deep>> deep<<end>><<for w in words>> <<w>><<end>>"])
    var request = try world.request(["SignIn"], settings: settings)
    request.presets = presets
    let plan = try Scaffolder().plan(request)
    let sources = try Scaffolder().options(of: request).map(\.source)
    return (plan.texts[0], plan.diagnostics.count, sources)
  }

  @Test("replaces the template's default, and is replaced by a setting")
  func precedence() throws {
    let preset = try Self.texts(presets: [
      .init("ui", "b"), .init("words", "p"), .init("words", "q"),
    ])
    #expect(preset.text == "b p q" && preset.sources == [.preset, .template, .preset])
    let set = try Self.texts(
      settings: [.init("words", "s")], presets: [.init("ui", "b"), .init("words", "p")])
    #expect(set.text == "b s" && set.sources == [.preset, .template, .setting])
    #expect(try Self.texts(presets: [.init("words", "")]).text == "a")
  }

  @Test("is no mistake where it has no effect, or where the template has no such option")
  func idle() throws {
    let result = try Self.texts(presets: [.init("deep", "true"), .init("other", "x")])
    #expect(result.text == "a x" && result.warnings == 0)
    #expect(result.sources == [.template, .template, .template])
    #expect(try Self.texts(settings: [.init("deep", "true")], presets: []).warnings == 1)
  }
}
