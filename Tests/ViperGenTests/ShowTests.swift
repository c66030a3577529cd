import Foundation
import Testing

@Suite("viper-gen show and list, with modules that others have written")
struct ShowTests {
  private let folder: TemporaryFolder

  private static let favorites = """
    protocol FavoritesViewProtocol: AnyObject { func show(_ items: [String]) }
    protocol FavoritesPresenterProtocol { func load() }
    final class FavoritesViewController: FavoritesViewProtocol {
      var presenter: FavoritesPresenterProtocol?
      func show(_ items: [String]) {}
    }
    final class FavoritesPresenter { weak var view: FavoritesViewProtocol? }
    extension FavoritesPresenter: FavoritesPresenterProtocol { func load() { view?.show([]) } }

    """
  private static let mock = """
    @testable import Demo
    final class MockFavoritesView: FavoritesViewProtocol { func show(_ items: [String]) {} }

    """

  /// A package with a generated module and one by hand.
  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "-q", "--protocols", "inline",
      "--actions", "signIn(username: String) async throws",
      "--with", "service", "--access", "public")
    try #require(made.status == 0, "\(made.errors)")
    try folder.write(Self.favorites, to: "Demo/Sources/Demo/Old/Favorites.swift")
    try folder.write(Self.mock, to: "Demo/Tests/DemoTests/Mocks.swift")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  @Test("lists modules without a record after the others, and leaves them out with --recorded")
  func list() throws {
    let all = try run("list")
    #expect(all.status == 0)
    let lines = all.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].hasPrefix("SignIn     viper  Demo"))
    let words = lines[1].split(separator: " ").map(String.init)
    #expect(words == ["Favorites", "–", "Demo", "1", "file", "view", "presenter"])
    #expect(try run("list", "--recorded").output.split(separator: "\n").count == 1)
    let json = try run("list", "--json").json()
    let found = try #require(json["unrecorded"] as? [[String: Any]])
    #expect(found.map { $0["module"] as? String } == ["Favorites"])
    let links = try #require(found[0]["links"] as? [[String: Any]])
    #expect(links.map { $0["protocol"] as? String }.contains("FavoritesViewProtocol"))
    #expect(links.allSatisfy { $0["served"] as? Bool == true })
  }

  @Test("shows parts, links, mocks and files of a module without a record")
  func found() throws {
    let outcome = try run("show", "Favorites")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        Favorites: not written by viper-gen, in Demo

        parts:
          view       FavoritesViewController  Sources/Demo/Old/Favorites.swift:3
          presenter  FavoritesPresenter       Sources/Demo/Old/Favorites.swift:7

        links:
          view → presenter  FavoritesPresenterProtocol  strong
          presenter → view  FavoritesViewProtocol       weak

        mocks:
          MockFavoritesView  FavoritesViewProtocol

        files:
          Sources/Demo/Old/Favorites.swift

        """)
  }

  @Test("shows a generated module with the command that creates the same files again")
  func recorded() throws {
    let view = "Demo/Sources/Demo/SignIn/SignInView.swift"
    let text = try folder.text(of: view)
    try folder.write(text + "// mine\n", to: view)
    let outcome = try run("show", "SignIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix(
        "SignIn: viper in Demo, with tests in DemoTests\n\nviper-gen create SignIn "))
    #expect(outcome.output.contains("  view        SignInView "))
    #expect(outcome.output.contains("SignInView.swift") && outcome.output.contains("  edited\n"))
    #expect(!outcome.output.contains("  navigation "), "it does not matter for UIKit")
    try folder.write(text, to: view)
    let before = try folder.tree(below: "Demo").mapValues(\.contents)
    let line = outcome.output.split(separator: "\n").map(String.init)[1]
    #expect(try run("remove", "SignIn", "-q").status == 0)
    let again = try folder.shell(line, in: "Demo")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.tree(below: "Demo").mapValues(\.contents) == before)
  }

  @Test("is an error for any other name")
  func unknown() throws {
    let outcome = try run("show", "SignInn")
    #expect(outcome.status == 66 && outcome.errors.contains("did you mean 'SignIn'?"))
  }

  @Test("needs no package in the project of an app", arguments: SmallProject.allCases)
  func projects(kind: SmallProject) throws {
    let project = try kind.folder()
    try project.write(Self.favorites, to: "Shop/Favorites/Favorites.swift")
    let list = try Program.viperGen(["list"], in: project.url.appending(path: "Shop"))
    guard kind != .bazel else {
      #expect(list.status == 66, "a workspace of Bazel has many projects")
      return
    }
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.hasPrefix("Favorites  –  "))
    #expect(list.errors.contains("1 module that viper-gen has not written"))
    #expect(try project.viperGen("show", "Favorites").output.contains("FavoritesPresenter "))
  }
}
