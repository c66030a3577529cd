import Foundation
import Testing

/// `viper-gen/config.json` in the user's configuration folder.
@Suite("The user's settings")
struct UserConfigurationTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try SmallTemplate.folder()
    path = folder.url.appending(path: "config/viper-gen/config.json").path
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      arguments, in: folder.url.appending(path: "Shop"),
      environment: ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path])
  }

  /// The rows of `config`, their columns one blank apart.
  private func rows(_ arguments: String...) throws -> [String] {
    let outcome = try Program.viperGen(
      ["config"] + arguments, in: folder.url.appending(path: "Shop"),
      environment: ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path])
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  private func writeSettings(_ text: String) throws {
    try folder.write(text, to: "config/viper-gen/config.json")
  }

  @Test("apply where the package and the command line set nothing, each with its place")
  func precedence() throws {
    try writeSettings(
      #"""
      {"template": "vip", "header": ["mine"], "into": "Mine",
       "options": {"ui": "none", "testing": "xctest", "layout": "layers"},
       "templateOptions": {"vip": {"worker": true, "ui": "uikit"}}}
      """#)
    try folder.write(
      "{\n\"into\": \"Team\", \"options\": {\"ui\": \"swiftui\"}}", to: "Shop/.viper-gen.json")
    let rows = try rows("--layout", "flat")
    for row in [
      "template vip \(path):1", "header mine \(path):1", "into Team .viper-gen.json:2",
      "ui swiftui .viper-gen.json:2", "testing xctest \(path):2", "layout flat command line",
      "worker true \(path):3", "access internal template's default",
    ] { #expect(rows.contains(row), "\(row) in \(rows)") }
  }

  @Test("name folders of templates from their own folder, and may be a link")
  func folders() throws {
    try folder.write(
      #"{"template": "pair", "templates": ["../../Templates"]}"#, to: "dotfiles/viper.json")
    let link = folder.url.appending(path: "config/viper-gen/config.json")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "../../dotfiles/viper.json")
    let made = try run("create", "SignIn")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try folder.tree()["Shop/\(SmallTemplate.model)"] != nil)
    let templates = try run("templates", "list")
    #expect(templates.output.contains("pair") && templates.output.contains("model (default)\n"))
    // A path of a template starts there, too.
    try folder.write(#"{"template": "../../Templates/pair"}"#, to: "dotfiles/viper.json")
    #expect(try run("create", "LogIn").status == 0)
  }

  @Test("with errors stop create with the place in the file")
  func errors() throws {
    try writeSettings(#"{"templte": "vip", "options": {"uii": "none"}}"#)
    try folder.write(#"{"onConflict": "never"}"#, to: "Shop/.viper-gen.json")
    let outcome = try run("create", "SignIn")
    #expect(outcome.status == 78)
    let places = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(places == [".viper-gen.json:1:16:", "\(path):1:2:", "\(path):1:32:"], "\(places)")
    try writeSettings("[")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Shop/.viper-gen.json"))
    #expect(try run("config").errors.hasPrefix("\(path):1:"))
  }

  @Test("are found in ~/.config without XDG_CONFIG_HOME, and need no file")
  func home() throws {
    #expect(try rows().contains("template viper default"))
    try folder.write(#"{"template": "vip"}"#, to: "home/.config/viper-gen/config.json")
    let outcome = try Program.viperGen(
      ["config"], in: folder.url.appending(path: "Shop"),
      environment: ["XDG_CONFIG_HOME": "", "HOME": folder.url.appending(path: "home").path])
    #expect(outcome.output.contains("home/.config/viper-gen/config.json:1"))
    // Without a package there is nothing to configure.
    try writeSettings(#"{"template": "vip"}"#)
    #expect(try run("config", "--package-path", "..").status == 66)
  }
}
