import Foundation
import Testing

@Suite("A name that no template has")
struct UnknownTemplateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallTemplate.folder()
    let made = try folder.viperGen("templates", "new", "Shop/Templates/onboarding")
    #expect(made.status == 0, "\(made.errors)")
  }

  private func run(_ line: String) throws -> Outcome {
    try folder.shell("viper-gen \(line)", in: "Shop")
  }

  /// Each command that takes a template, with `_` in the place of its name.
  static let commands = [
    "create SignIn --template _", "config --template _", "templates show _",
    "create SignIn --template _ --help",
  ]

  @Test(
    "is answered with the nearest template of the folders that are searched", arguments: commands)
  func searched(command: String) throws {
    let outcome = try run(command.replacing("_", with: "piar") + " --templates ../Templates")
    #expect(outcome.status == 66)
    let list = "'viper-gen templates list --templates ../Templates' lists all"
    #expect(outcome.errors.contains("help: did you mean 'pair'? \(list)\n"), "\(outcome.errors)")
    let listed = try run("templates list --templates ../Templates")
    #expect(listed.status == 0 && listed.output.contains("pair"))
  }

  @Test(
    "is answered with the template in the usual folder, and the option that names it",
    arguments: commands)
  func unsearched(command: String) throws {
    for name in ["onbaording", "Onboardng", "onboarding"] {
      let outcome = try run(command.replacing("_", with: name))
      #expect(outcome.status == 66, "\(outcome.errors)")
      let near = name == "onboarding" ? "" : "did you mean 'onboarding'? "
      #expect(
        outcome.errors.contains(
          "help: \(near)add '--templates Templates', the folder that has it\n"),
        "\(outcome.errors)")
    }
    let found = try run(command.replacing("_", with: "onboarding") + " --templates Templates")
    #expect(!found.errors.contains("no template"), "\(found.errors)")
  }

  @Test("that is near to none is answered with all of them, whatever is in the usual folder")
  func far() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Shop/Templates"))
    try folder.write("no folder\n", to: "Shop/Templates")
    let outcome = try run("create SignIn --template xylophone")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == """
        error: no template 'xylophone'
        help: known: vip, viper, viper-closures, viper-contract, viper-list-detail; 'viper-gen \
        templates list' describes them

        """)
  }
}
