import Foundation
import Testing

/// A list of vip whose rows can be deleted.
@Suite("The deletion of a row")
struct RowDeletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct Player: Codable, Equatable, Sendable { let id: Int; let name: String }
      struct Team: Codable, Equatable, Sendable { let id: Int; let name: String }

      """, to: "P/Sources/App/Types.swift")
  }

  /// The generated files by their names, with blanks in place of line ends and indentation.
  private func files(_ arguments: String) throws -> [String: String] {
    let outcome = try folder.shell("viper-gen create Shop -t vip \(arguments)", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.contents(below: "P").filter { $0.key.hasSuffix(".swift") }
    let texts = files.map { path, data in
      let text = String(decoding: data, as: UTF8.self).replacing(/\s+/, with: " ")
      return (path, text.replacing("( ", with: "(").replacing(" )", with: ")"))
    }
    return Dictionary(
      texts.map { (String($0.split(separator: "/").last ?? ""), $1) },
      uniquingKeysWith: { first, _ in first })
  }

  private static let useCases = """
    --use-cases 'FetchPlayers() async throws -> [Player]' \
    --use-cases 'DeletePlayer(id: Int) async throws'
    """

  @Test("is a swipe of UIKit")
  func uikit() throws {
    let files = try files(Self.useCases)
    let form = try #require(files["ShopForm.swift"])
    #expect(form.contains("trailingSwipeActionsConfigurationForRowAt"))
    #expect(form.contains("self?.screen?.requestDeletePlayer(id: id)"))
    #expect(!form.contains("deletePlayerIdField"))
    #expect(files["ShopModels.swift"]?.contains("let id: Int let text: String") == true)
    #expect(files["ShopTexts.swift"]?.contains("static var deletePlayerButton") == true)
    #expect(
      files["ShopFormTests.swift"]?.contains(
        "fetchPlayersList_whenRowIsSwiped_requestsDeletePlayer()") == true)
  }

  @Test("is a menu of AppKit")
  func appkit() throws {
    let form = try #require(try files("--ui appkit \(Self.useCases)")["ShopForm.swift"])
    #expect(form.contains("onDelete(rows[table.clickedRow].id)"))
    #expect(form.contains("table.menu = menu"))
    #expect(!form.contains("deletePlayerIdField"))
  }

  @Test("is a swipe of SwiftUI", arguments: ["", "--next Detail"])
  func swiftui(_ next: String) throws {
    let form = try #require(try files("--ui swiftui \(Self.useCases) \(next)")["ShopForm.swift"])
    #expect(form.contains(".swipeActions(allowsFullSwipe: false) {"))
    #expect(form.contains("model.requestDeletePlayer(id: row.id)"))
    #expect(!form.contains("$deletePlayerId"))
  }

  @Test("loads a list of an action again")
  func actions() throws {
    let files = try files(
      "--actions 'squad() async throws -> [Player]' "
        + "--actions 'removePlayer(_ playerID: Int) async throws -> Bool'")
    #expect(files["ShopForm.swift"]?.contains("requestRemovePlayer(id)") == true)
    #expect(
      files["ShopInteractor.swift"]?.contains(
        "if result { interactor.tasks.removeValue(forKey: .squad)?.cancel() interactor.squad("
      ) == true)
  }

  @Test("takes the row away before the list is loaded again")
  func row() throws {
    let files = try files("--actions 'squad() async throws -> [Player]' " + Self.deletion)
    #expect(
      files["ShopInteractor.swift"]?.contains(
        "interactor.squadItems.remove(at: squadIndex) "
          + "interactor.presenter.presentSquad(.init(result: interactor.squadItems)) }"
      ) == true)
  }

  private static let deletion = "--actions 'deletePlayer(id: Int) async throws'"

  @Test(
    "leaves earlier lines as they are when it is added",
    arguments: ["uikit", "appkit", "swiftui"])
  func adding(_ ui: String) throws {
    _ = try files("--ui \(ui) --actions 'players() async throws -> [Player]'")
    let before = try lines()
    let outcome = try folder.shell(
      "viper-gen add Shop 'deletePlayer(id: Int) async throws'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try lines()
    #expect(after.joined().contains("requestDeletePlayer(id:"))
    var rest = after[...]
    for line in before {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
  }

  /// The lines of the form and of the models.
  private func lines() throws -> [String] {
    let files = try folder.contents(below: "P").filter {
      $0.key.hasSuffix("ShopForm.swift") || $0.key.hasSuffix("ShopModels.swift")
    }
    return files.sorted { $0.key < $1.key }.flatMap {
      String(decoding: $0.value, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test(
    "is not found without a list of such rows",
    arguments: [
      "--actions 'deleteTeam(id: Int) async throws'",
      "--actions 'deletePlayer(id: String) async throws'",
      "--actions 'deletePlayer(id: Int, reason: String) async throws'",
      "--actions 'delete(id: Int) async throws' --actions 'teams() async throws -> [Team]'",
    ])
  func other(_ action: String) throws {
    let files = try files("--actions 'players() async throws -> [Player]' \(action)")
    let form = try #require(files["ShopForm.swift"])
    #expect(!form.contains("onDelete"))
    #expect(form.contains("IdField") || form.contains("IDField"))
  }
}
