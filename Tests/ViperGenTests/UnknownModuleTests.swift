import Foundation
import Testing

@Suite("A name that no module has")
struct UnknownModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "Account/Profile", "--init", "--package-path", "Shop", "--ui", "none",
      "--actions", "logOut()")
    #expect(made.status == 0, "\(made.errors)")
  }

  private func run(_ line: String) throws -> Outcome {
    try Program.viperGen(
      line.split(separator: " ").map(String.init), in: folder.url.appending(path: "Shop"))
  }

  /// Each command that takes the name of a module, with `_` in its place.
  static let commands = [
    "remove _", "change _ --testing none", "rename _ LogIn", "add _ help()", "update _", "show _",
    "verify _ --no-build", "mocks _", "lint _", "graph _", "templates learn mine _",
  ]

  @Test(
    "is answered with the nearest name by each command, whether its end or its letters are wrong",
    arguments: commands, ["Sing", "SingIn", "signin", "SignInn", "Account/SignIn"])
  func nearest(command: String, name: String) throws {
    let before = try folder.tree()
    let outcome = try run(command.replacing("_", with: name))
    #expect(outcome.status == 66, "\(outcome.errors)")
    #expect(outcome.errors.contains("help: did you mean 'SignIn'?"), "\(outcome.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("is answered with the modules of that name in other folders, and removes none of them")
  func elsewhere() throws {
    let before = try folder.tree()
    let one = try run("remove Profile")
    #expect(one.status == 66, "\(one.errors)")
    #expect(one.errors.contains("help: did you mean 'Account/Profile'?"), "\(one.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("that has no module near it is answered with the command that lists all")
  func far() throws {
    for command in Self.commands {
      let outcome = try run(command.replacing("_", with: "Xylophone"))
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(
        outcome.errors.contains("help: 'viper-gen list' lists the modules"), "\(outcome.errors)")
    }
  }

  @Test("of a module without a record is answered with the nearest of these")
  func unrecorded() throws {
    #expect(try run("change SignIn --testing none").status == 0)
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Shop/.viper-gen/Shop/SignIn.json"))
    for command in Self.commands + ["adopt _"] {
      let outcome = try run(command.replacing("_", with: "Sing"))
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors.contains("help: did you mean 'SignIn'?"), "\(outcome.errors)")
    }
  }
}
