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
}
