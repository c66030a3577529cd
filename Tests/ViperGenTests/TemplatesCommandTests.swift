import Foundation
import Testing

@Suite("viper-gen templates")
struct TemplatesCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("lists the built-in templates as text and as JSON")
  func lists() throws {
    let text = try folder.viperGen("templates", "list")
    #expect(text.status == 0)
    #expect(text.output.split(separator: "\n").contains { $0.hasPrefix("viper  ") })
    let json = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(json["templates"] as? [[String: Any]])
    #expect(templates.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
    let standard = templates.filter { $0["isDefault"] as? Bool == true }
    #expect(standard.map { $0["id"] as? String } == ["viper"])
    let marked = text.output.split(separator: "\n").filter { $0.hasSuffix(" (default)") }
    #expect(marked.count == 1 && marked[0].hasPrefix("viper  "))
    let vip = try folder.viperGen("create", "A", "--init", "-C", "App", "--template", "vip")
    #expect(vip.status == 0)
    try folder.write(#"{"template": "vip"}"#, to: "App/.viper-gen.json")
    let other = try folder.viperGen("templates", "list", "-C", "App").output
    #expect(
      other.split(separator: "\n").first { $0.hasSuffix(" (default)") }?.hasPrefix("vip ") == true)
  }

  @Test("shows the files of a template in words: path, target and condition")
  func showsFiles() throws {
    let shown = try folder.viperGen(
      "templates", "show", "viper", environment: ["COLUMNS": "250"]
    ).output
    let text = shown.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "files, for the module SignIn with the default options:",
      "SignInPresenter.swift source",
      "SignInState.swift source, if actions contains isCall, or with contains service and actions "
        + "contains isBare, or with contains service and (with contains entity, or with contains "
        + "view-object)",
      "SignInPresenterProtocols.swift source, if protocols is separate",
      "SignInViewTests.swift test, if testing is not none",
    ] { #expect(text.contains(line), "\(line) in \(shown)") }
    #expect(!shown.contains("<<"))
    _ = try folder.viperGen("templates", "new", "Mine/screen")
    let own = try folder.viperGen("templates", "show", "Mine/screen").output
    #expect(own.contains("<state>") && own.contains("source, for each of states"), "\(own)")
  }

  @Test("shows the paths of files with the defaults of options")
  func showsDefaults() throws {
    try folder.write(
      #"""
      {
        "id": "screen", "description": "d",
        "options": [{"name": "suffix", "type": "string", "default": "screen", "help": "h"}],
        "files": [
          {"source": "V.swift", "path": "<<Module>><<suffix | upperCamel>>.swift", "role": "source"}
        ]
      }
      """#, to: "Mine/screen/template.json")
    try folder.write("// <<suffix>>\n", to: "Mine/screen/V.swift")
    let shown = try folder.viperGen("templates", "show", "Mine/screen")
    #expect(shown.output.contains("SignInScreen.swift"), "\(shown)")
  }

  @Test("shows the options of a template as text and as JSON")
  func shows() throws {
    let text = try folder.viperGen("templates", "show", "viper")
    #expect(text.status == 0)
    #expect(text.output.contains("--protocols separate|inline"))
    let json = try folder.viperGen("templates", "show", "viper", "--json").json()
    let options = try #require(json["options"] as? [[String: Any]])
    let ui = try #require(options.first { $0["name"] as? String == "ui" })
    #expect(ui["default"] as? String == "uikit")
    #expect((ui["values"] as? [String])?.contains("none") == true)
    #expect(ui["type"] as? String == "string")
  }

  @Test("reports the errors of every template of a folder at once")
  func listsErrors() throws {
    for id in ["a", "b"] { try folder.write("{}", to: "Mine/\(id)/template.json") }
    let outcome = try folder.viperGen("templates", "list", "--templates", "Mine")
    #expect(outcome.status == 65 && !outcome.output.contains("\na "))
    for id in ["a", "b"] { #expect(outcome.errors.contains("Mine/\(id)/template.json:1:1: error")) }
  }

  @Test("looks into the folders of the package's configuration, too")
  func configured() throws {
    _ = try folder.viperGen("templates", "new", "App/Mine/screen")
    try folder.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
    try folder.write(#"{"templates": ["Mine"]}"#, to: "App/.viper-gen.json")
    try folder.write("", to: "App/Sources/App/App.swift")
    #expect(try folder.viperGen("templates", "show", "screen").status == 66)
    let place = ["--package-path", "App"]
    let inside = folder.url.appending(path: "App/Sources")
    for (place, start) in [(place, folder.url), ([], inside)] {
      let list = try Program.viperGen(["templates", "list"] + place, in: start)
      #expect(list.output.hasPrefix("screen") && list.output.contains("\nviper  "))
      let shown = try Program.viperGen(["templates", "show", "screen"] + place, in: start)
      #expect(shown.status == 0 && shown.output.hasPrefix("screen: "))
    }
    let checked = try Program.viperGen(
      ["templates", "verify", "--quick", "screen", "--set", "testing=none"], in: inside)
    #expect(checked.status == 0, "\(checked.errors)")
    let export = ["templates", "export", "screen", "Copy/screen"]
    #expect(try Program.viperGen(export + place, in: folder.url).status == 0)
  }

  @Test("refuses a template instead of its parent folder, as every command does")
  func templateAsFolder() throws {
    _ = try folder.viperGen("templates", "new", "Mine/screen")
    let mistake = ["--templates", "Mine/screen"]
    for arguments in [
      ["templates", "list"], ["create", "SignIn", "--init", "--package-path", "Demo", "-n"],
      ["templates", "verify", "--quick"],
    ] {
      let outcome = try Program.viperGen(arguments + mistake, in: folder.url)
      #expect(outcome.status == 66 && outcome.output == "", "\(arguments)")
      #expect(
        outcome.errors == """
          error: 'Mine/screen' is a template itself
          help: give the folder that contains it

          """, "\(arguments)")
    }
    #expect(try folder.viperGen("templates", "show", "./Mine/screen").status == 0)
    try folder.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
    try folder.write(#"{"templates": ["../Mine/screen"]}"#, to: "App/.viper-gen.json")
    let configured = try folder.viperGen("config", "--package-path", "App")
    #expect(configured.status == 78)
    #expect(configured.errors.contains(":1:16: error: '../Mine/screen' is a template itself"))
  }

  @Test("warns of a configuration that cannot be used, and shows what it finds elsewhere")
  func badConfiguration() throws {
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write(#"{"template": "vipre"}"#, to: ".viper-gen.json")
    let warning = ".viper-gen.json:1:14: warning: no template 'vipre'"
    for arguments in [["list"], ["show", "viper"], ["export", "viper", "Copy"]] {
      let outcome = try Program.viperGen(["templates"] + arguments, in: folder.url)
      #expect(outcome.status == 0 && outcome.output != "", "\(arguments)")
      #expect(outcome.errors.contains(warning), "\(arguments)")
    }
    let missing = try folder.viperGen("templates", "show", "mine")
    #expect(missing.status == 66 && missing.errors.contains(warning))
  }

  @Test("refuses a package that is none")
  func noPackage() throws {
    for arguments in [["list"], ["show", "viper"], ["export", "viper", "Copy"]] {
      let command = ["templates"] + arguments + ["--package-path", "nowhere"]
      let outcome = try Program.viperGen(command, in: folder.url)
      #expect(outcome.status == 66 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("error: no Package.swift in "))
    }
    #expect(try folder.tree().isEmpty)
  }

  @Test("lists the templates beside one that something is wrong with")
  func brokenTemplate() throws {
    _ = try folder.viperGen("templates", "new", "Mine/screen")
    try folder.write("{", to: "Mine/other/template.json")
    _ = try folder.viperGen("templates", "export", "vip", "Mine/.kept")
    let list = try folder.viperGen("templates", "list", "--templates", "Mine")
    #expect(list.status == 65 && list.errors.contains("Mine/other/template.json:"))
    #expect(!list.errors.contains(".kept"))
    let ids = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.contains("screen") && ids.contains("vip") && !ids.contains("other"))
  }

  @Test("proposes what can be typed next")
  func proposals() throws {
    _ = try folder.viperGen("templates", "new", "Mine/screen")
    let list = try folder.viperGen("templates", "list", "--templates", "Mine")
    #expect(list.errors == "next: viper-gen templates show screen --templates Mine\n")
    let shown = try folder.viperGen("templates", "show", "screen", "--templates", "Mine")
    #expect(shown.status == 0)
    let same = try folder.viperGen("templates", "export", "vip", "Copies/vip")
    #expect(
      same.errors.hasSuffix(
        "\nnext: viper-gen create SignIn --package-path Demo --template vip --templates Copies "
          + "--init\n"))
    let other = try folder.viperGen("templates", "export", "vip", "Copies/other")
    #expect(
      other.errors.hasSuffix(
        "\nnext: viper-gen create SignIn --package-path Demo --template other --templates Copies "
          + "--init\n"))
    let check = try folder.viperGen("templates", "check", "Copies/other")
    #expect(check.status == 0, "\(check.errors)")
    let manifest = try folder.text(of: "Copies/other/template.json")
    #expect(
      try folder.text(of: "Copies/vip/template.json")
        == manifest.replacing("\"id\": \"other\"", with: "\"id\": \"vip\""))
  }

  @Test("exports a folder that equals the built-in one")
  func exports() throws {
    let outcome = try folder.viperGen("templates", "export", "viper", "Mine/viper")
    #expect(outcome.status == 0)
    let original = Program.project.appending(path: "Templates/viper")
    let difference = try Program.tool(
      "diff", ["-r", original.path, "Mine/viper"], in: folder.url)
    #expect(difference.status == 0 && difference.output == "")
    let again = try folder.viperGen("templates", "export", "viper", "Mine/viper")
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasPrefix("identical  ") })
  }

  @Test(
    "reports what prevents a copy, with its folder, and no option that only 'create' has",
    arguments: [["new", "Mine/a"], ["export", "viper-contract", "Mine/a"]])
  func inTheWay(arguments: [String]) throws {
    func errors(after write: () throws -> Void) throws -> String {
      try write()
      let before = try folder.tree()
      let outcome = try Program.viperGen(["templates"] + arguments, in: folder.url)
      #expect(outcome.status == 73 && !outcome.errors.contains("--"), "\(outcome.errors)")
      #expect(try folder.tree() == before)
      try FileManager.default.removeItem(at: folder.url.appending(path: "Mine"))
      return outcome.errors
    }
    let manifest = try errors { try folder.write("", to: "Mine/a/template.json/x") }
    #expect(manifest.contains("Mine/a: error: 'template.json' is a folder, not a regular file\n"))
    #expect(manifest.hasSuffix("help: move it away, or choose another folder\n"))
    let includes = try errors { try folder.write("", to: "Mine/a/Includes") }
    #expect(includes.contains("Mine/a: error: 'Includes' is not a folder\n"))
    let itself = try errors { try folder.write("", to: "Mine/a") }
    #expect(itself.contains("/Mine/a' is not a folder\n"))
  }

  @Test(
    "refuses a folder that has other files, and writes nothing there",
    arguments: [["new", "Mine/vip"], ["export", "vip", "Mine/vip"]])
  func otherFiles(arguments: [String]) throws {
    let command = ["templates"] + arguments
    func expectRefusal(_ words: String) throws {
      let before = try folder.tree()
      let outcome = try Program.viperGen(command, in: folder.url)
      #expect(outcome.status == 73 && outcome.output == "")
      #expect(outcome.errors.contains("Mine/vip"), "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(outcome.errors.contains("\nhelp: "))
      #expect(try folder.tree() == before)
    }
    let own = folder.url.appending(path: "Mine/vip")
    try folder.write("mine\n", to: "Mine/vip/notes.txt")
    try expectRefusal("'notes.txt' is not part of the template")
    try FileManager.default.removeItem(at: own)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    #expect(try Program.viperGen(command, in: folder.url).status == 0)
    try folder.write("", to: "Mine/vip/.DS_Store")
    let before = try folder.tree()
    let again = try Program.viperGen(command, in: folder.url)
    #expect(again.status == 0 && again.output.contains("identical  template.json\n"))
    #expect(try folder.tree() == before)
    try folder.write("mine\n", to: "Mine/vip/Includes/own.swift")
    try expectRefusal("'Includes/own.swift' is not part of the template")
    try FileManager.default.removeItem(at: own.appending(path: "Includes/own.swift"))
    let manifest = try folder.text(of: "Mine/vip/template.json")
    try FileManager.default.removeItem(at: own.appending(path: "template.json"))
    try expectRefusal("only some of the template's files")
    try folder.write(manifest + "\n", to: "Mine/vip/template.json")
    try expectRefusal("file already exists with different content")
  }

  @Test(
    "prints what works next in the current folder",
    arguments: [
      (#".target(name: "App")"#, "Mine/vip"), (#".target(name: "App")"#, "./vip/"),
      (#".target(name: "App"), .target(name: "Core")"#, "Mine/vip"),
      (
        #".target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])"#,
        "../Mine/vip"
      ), ("", "Mine/vip"),
    ])
  func nextStep(targets: String, path: String) throws {
    if !targets.isEmpty {
      try folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [\(targets)])
        """, to: "Shop/Package.swift")
    }
    for target in ["App", "Core"] { try folder.write("", to: "Shop/Sources/\(target)/A.swift") }
    for command in ["export vip \(path)", "new \(path)2"] {
      let outcome = try folder.shell(
        "viper-gen templates \(command.replacing("/2", with: "2"))", in: "Shop")
      #expect(outcome.status == 0)
      let suggestions = Suggestions(outcome.errors, of: []).lines.filter { !$0.contains("check") }
      #expect(suggestions.count == 1, "\(outcome.errors)")
      for line in suggestions {
        let next = try folder.copy().shell(line, in: "Shop")
        #expect(next.status == 0, "\(line)\n\(next.errors)")
      }
    }
  }

  @Test("uses an exported and edited template at once, with a new option as a flag")
  func usesEdited() throws {
    _ = try folder.viperGen("templates", "export", "viper", "Mine/viper")
    let manifest = try folder.text(of: "Mine/viper/template.json")
    let option = #""options": [{"name": "greeting", "type": "string", "help": "Says it."},"#
    try folder.write(
      manifest.replacingOccurrences(of: #""options": ["#, with: option),
      to: "Mine/viper/template.json")
    let view = try folder.text(of: "Mine/viper/View.swift")
    try folder.write("// <<greeting|words>>\n" + view, to: "Mine/viper/View.swift")
    let outcome = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "--templates", "Mine",
      "--greeting", "HelloWorld")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.text(of: "Demo/Sources/Demo/SignIn/SignInView.swift")
    #expect(text.hasPrefix("// Hello World\n"))
    let help = try folder.viperGen("create", "--templates", "Mine", "--help")
    #expect(help.output.contains("--greeting TEXT"))
  }

  @Test("runs from any folder after being copied alone")
  func standsAlone() throws {
    let copy = folder.url.appending(path: "copied")
    try FileManager.default.copyItem(at: Program.viperGen, to: copy)
    let outcome = try Program.tool(
      copy.path, ["create", "SignIn", "--init", "--package-path", "Demo"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("created  Sources/Demo/SignIn/SignInWireframe.swift\n"))
  }

  @Test("help explains every command and every option of a template")
  func helps() throws {
    for arguments in [["--help"], ["help"], []] {
      let outcome = try Program.viperGen(arguments, in: folder.url)
      #expect(outcome.status == 0 && outcome.output.contains("create [NAME…]"))
    }
    let page = try folder.viperGen("create", "--template", "viper", "--help")
    #expect(page.output.contains("--with service|entity|view-object"))
    let version = try folder.viperGen("--version")
    #expect(version.output.hasPrefix("viper-gen "))
  }
}
