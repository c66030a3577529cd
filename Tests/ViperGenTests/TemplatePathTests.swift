import Foundation
import Testing

/// A template that is named by the path of its folder.
@Suite("The path of a template")
struct TemplatePathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallTemplate.folder()
  }

  @Test(
    "is accepted wherever a template's id is",
    arguments: ["./Templates/pair", "Templates/pair", "Templates/pair/"])
  func everywhere(path: String) throws {
    let create = ["create", "SignIn", "-C", "Shop", "--template", path, "--text", "hi"]
    let made = try Program.viperGen(create, in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try folder.text(of: "Shop/\(SmallTemplate.screen)").contains("\"hi\""))
    // The folder of the template is not named here.
    let listed = try folder.viperGen("list", "-C", "Shop").output
    #expect(listed == "SignIn  pair  App  2 files  template not found\n")
    #expect(try Program.viperGen(create, in: folder.url).errors == "unchanged\n")
    let shown = try folder.viperGen("templates", "show", path)
    #expect(shown.status == 0 && shown.output.hasPrefix("pair: a screen and its model\n"))
    let exported = try folder.viperGen("templates", "export", path, "Copy/pair")
    #expect(exported.status == 0 && exported.errors.contains("--template pair --templates"))
    let config = try folder.viperGen("config", "-C", "Shop", "-t", path, "--text", "hi")
    let row = config.output.split(separator: "\n").last?.split(separator: " ")
    #expect(config.status == 0 && row == ["text", "hi", "command", "line"], "\(config.output)")
    let help = try folder.viperGen("create", "--template", path, "--help")
    #expect(help.output.contains("options of the template 'pair'"))
  }

  @Test("leads to a module that changes when the folder above is named")
  func changed() throws {
    let create = ["create", "SignIn", "-C", "Shop", "--template", "./Templates/pair"]
    try #require(try Program.viperGen(create, in: folder.url).status == 0)
    let changed = try folder.viperGen(
      "change", "SignIn", "-C", "Shop", "--templates", "Templates", "--text", "bye")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try folder.text(of: "Shop/\(SmallTemplate.screen)").contains("\"bye\""))
  }

  @Test("can be a word if no template has this id, or the working directory")
  func words() throws {
    let templates = folder.url.appending(path: "Templates")
    let word = try Program.viperGen(
      ["create", "SignIn", "-C", "../Shop", "-t", "pair", "-n"], in: templates)
    #expect(word.status == 0 && word.output.contains("SignInModel.swift"))
    let here = try Program.viperGen(
      ["create", "SignIn", "-C", "../../Shop", "-t", ".", "-n"],
      in: templates.appending(path: "pair"))
    #expect(here.status == 0 && here.output == word.output)
    // A template's id wins over a folder.
    try folder.write("{}", to: "Templates/viper/template.json")
    let builtIn = try Program.viperGen(["templates", "show", "viper"], in: templates)
    #expect(builtIn.status == 0 && builtIn.output.hasPrefix("viper: "))
  }

  @Test("may be the working directory for one to be written", arguments: [".", "./"])
  func written(path: String) throws {
    for (id, command) in [("copy", ["export", "vip"]), ("own", ["new"])] {
      let place = folder.url.appending(path: "Mine/\(id)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let written = try Program.viperGen(["templates"] + command + [path], in: place)
      #expect(written.status == 0, "\(written.errors)")
      #expect(written.errors.contains("viper-gen create SignIn "), "\(written.errors)")
      #expect(written.errors.contains(" --template \(id) --templates /"), "\(written.errors)")
      let check = try folder.viperGen("templates", "check", "Mine/\(id)")
      #expect(check.status == 0, "\(check.errors)")
    }
  }

  @Test("can be in the configuration, from the package's root, and in a list of modules")
  func files() throws {
    try folder.write(#"{"template": "../Templates/pair"}"#, to: "Shop/.viper-gen.json")
    let configured = try Program.viperGen(
      ["create", "SignIn", "-n"], in: folder.url.appending(path: "Shop/Sources"))
    #expect(configured.status == 0 && configured.output.contains("SignInModel.swift"))
    try folder.write(#"[{"name": "LogIn", "template": "./Templates/pair"}]"#, to: "list.json")
    let listed = try folder.viperGen("create", "--file", "list.json", "-C", "Shop", "-n")
    #expect(listed.status == 0 && listed.output.contains("LogInModel.swift"), "\(listed.errors)")
  }

  @Test("can be verified, which reports the template by its id")
  func verified() throws {
    let verified = try folder.viperGen(
      "templates", "verify", "--quick", "./Templates/pair", "--json")
    #expect(verified.status == 0, "\(verified.output)")
    let combinations = try #require(
      try verified.json()["combinations"] as? [[String: Any]])
    #expect(Set(combinations.compactMap { $0["template"] as? String }) == ["pair"])
  }

  @Test("that leads to no template is an error with the path")
  func wrong() throws {
    let missing = try folder.viperGen("create", "SignIn", "-C", "Shop", "-t", "./Templates/par")
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("error: no folder './Templates/par'\n"))
    let other = try folder.viperGen("create", "SignIn", "-C", "Shop", "-t", "./Shop")
    #expect(other.status == 65)
    #expect(other.errors.contains("'./Shop' has no template.json"))
    let config = #"{"template": "./none"}"#
    try folder.write(config, to: "Shop/.viper-gen.json")
    let configured = try folder.viperGen("create", "SignIn", "-C", "Shop")
    #expect(configured.status == 78)
    #expect(configured.errors.hasPrefix(".viper-gen.json:1:14: error: no folder "))
  }
}
