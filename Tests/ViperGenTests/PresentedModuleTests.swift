import Foundation
import Testing

/// `--presents LogIn`, and what is said about a module that is not there.
@Suite("A presented module")
struct PresentedModuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try SmallPackage.folder() }

  private func run(_ line: String) throws -> Outcome {
    try folder.shell("viper-gen \(line)", in: "P")
  }

  private static let missing = """
    warning: 'Home' presents 'LogIn', which the target 'App' does not declare
    help: type 'viper-gen create LogIn --target App'

    """

  @Test(
    "that is not there is reported, with --quiet, too",
    arguments: ["", "--quiet", "--ui swiftui -q", "--testing none -q", "--into Features -q"])
  func missing(options: String) throws {
    let created = try run("create Home --presents LogIn \(options)")
    #expect(created.status == 0 && created.errors.contains(Self.missing), "\(created.errors)")
  }

  @Test("that is made by the same command or declared in the target is not reported")
  func present() throws {
    let both = try run("create LogIn --quiet && viper-gen create Home --presents LogIn --quiet")
    #expect(both.status == 0 && both.errors == "")
    let added = try run("create Start --quiet && viper-gen change Start --presents LogIn --quiet")
    #expect(added.status == 0 && added.errors == "")
    let wrong = try run("change Start --presents+=Nope --quiet")
    #expect(wrong.errors.contains("'Start' presents 'Nope'"))
    try folder.write("protocol Mine {}\n", to: "P/Sources/App/Mine.swift")
    #expect(try run("create Other --presents Mine --quiet").errors == "")
  }

  @Test("that is removed is reported with the command that repairs the module that presents it")
  func removed() throws {
    #expect(try run("create LogIn -q && viper-gen create Home --presents LogIn -q").status == 0)
    let removed = try run("remove LogIn --quiet")
    let command = "viper-gen change Home --target App --presents-=LogIn"
    #expect(
      removed.errors == """
        warning: 'Home' presents 'LogIn' and does not compile without it
        help: type '\(command)'

        """)
    let changed = try folder.shell(command, in: "P")
    #expect(changed.status == 0 && !changed.errors.contains("warning"), "\(changed.errors)")
    let home = try folder.text(of: "P/Sources/App/Home/HomePresenter.swift")
    #expect(!home.contains("LogIn"))
    #expect(try run("create LogIn -q && viper-gen remove LogIn -q").errors == "")
  }

  @Test("that is removed together with the module that presents it is not reported")
  func both() throws {
    #expect(try run("create LogIn -q && viper-gen create Home --presents LogIn -q").status == 0)
    #expect(try run("remove LogIn Home --quiet").errors == "")
  }

  @Test("with a screen of another kind is reported with the command that makes it fit")
  func foreignView() throws {
    #expect(try run("create LogIn --ui swiftui -q").errors == "")
    let created = try run("create Home --ui swiftui --navigation swiftui --presents LogIn -q")
    let command = "viper-gen change LogIn --target App --ui swiftui --navigation swiftui"
    #expect(created.status == 0)
    #expect(
      created.errors == """
        warning: 'Home' is made with '--ui swiftui --navigation swiftui' and cannot show the screen of 'LogIn'
        help: type '\(command)'

        """)
    #expect(try folder.shell(command + " -q", in: "P").errors == "")
    #expect(try run("change Home --presentation push -q").errors == "")
    // A hosting controller is a view controller of UIKit.
    #expect(try run("create Start --ui uikit -q").errors == "")
    #expect(try run("create Main --ui swiftui --presents Start -q").errors == "")
  }

  @Test("hands its results on by the delegate of the module that presents it, once for each type")
  func results() throws {
    let actions = [
      "logIn() async throws -> Token", "renew() async throws -> Token", "wipe() async throws",
      "ages() async throws -> [Int]",
    ].map { "--actions '\($0)'" }.joined(separator: " ")
    try folder.write("struct Token: Codable, Sendable {}\n", to: "P/Sources/App/Token.swift")
    #expect(try run("create LogIn -q \(actions)").errors == "")
    #expect(try run("create Home --presents LogIn -q").errors == "")
    let protocols = try folder.text(of: "P/Sources/App/Home/HomePresenterProtocols.swift")
    for parameters in ["with result: Token", "with result: [Int]"] {
      let function = "func didFinishLogIn(_ module: any Home, \(parameters))\n"
      #expect(protocols.components(separatedBy: function).count == 2, "\(protocols)")
    }
    #expect(protocols.contains("func didFinishLogIn(_ module: any Home)\n"))
    let presenter = try folder.text(of: "P/Sources/App/Home/HomePresenter.swift")
    let calls = presenter.components(
      separatedBy: "delegate?.didFinishLogIn(moduleWireframe, with: result)")
    #expect(calls.count == 4)
    #expect(try run("update --check").status == 0)
  }

  @Test("keeps its results within the module that presents it if that is more visible")
  func hiddenResults() throws {
    #expect(try run("create LogIn -q --actions 'logIn() async throws -> Int'").errors == "")
    #expect(try run("create Home --presents LogIn --access public -q").errors == "")
    let protocols = try folder.text(of: "P/Sources/App/Home/HomePresenterProtocols.swift")
    #expect(protocols.contains("func didFinishLogIn(_ module: any Home)\n"))
    #expect(!protocols.contains("with result"))
  }

  @Test("whose results change is followed by 'update', also from a record that does not have them")
  func earlierRecord() throws {
    #expect(try run("create LogIn -q --actions 'logIn() async throws'").errors == "")
    #expect(try run("create Home --presents LogIn -q").errors == "")
    let record = "P/.viper-gen/App/Home.json"
    let text = try folder.text(of: record)
    #expect(text.contains("\"shared\": true"))
    try folder.write(
      text.replacing(try Regex(",\\s*\"shared\": true"), with: ""), to: record)
    #expect(try run("change LogIn -q --actions 'logIn() async throws -> Int'").status == 0)
    let updated = try run("update -q")
    #expect(updated.status == 0 && updated.errors == "", "\(updated.errors)")
    let presenter = try folder.text(of: "P/Sources/App/Home/HomePresenter.swift")
    #expect(presenter.contains("didFinishLogIn(moduleWireframe, with: result)"))
    #expect(try folder.text(of: record).contains("\"shared\": true"))
  }
}
