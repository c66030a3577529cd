import Foundation
import Testing

/// A parameter of an action that equals an input of the module comes from the module.
@Suite("An input of a module")
struct InputsInActionsTests {
  static let templates = ["viper", "viper-contract", "vip", "viper-closures", "viper-list-detail"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct Team: Codable, Equatable, Sendable { let name: String }
      struct Player: Codable, Equatable, Sendable, Identifiable { let id: Int; let name: String }

      """, to: "P/Sources/App/Types.swift")
  }

  /// The generated files by their names, with blanks in place of line ends and indentation.
  private func files(_ arguments: String) throws -> [String: String] {
    let outcome = try folder.shell("viper-gen create Shop \(arguments)", in: "P")
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

  private static let inputs = "--input 'team: Team' --input 'season: Int' --input 'unused: String'"

  private static let actions = """
    --actions 'rename(team: Team, name: String) async throws' \
    --actions 'loadTable(team: Team, season: Int) async throws -> Int'
    """

  @Test("viper sends it from the interactor to the service")
  func viper() throws {
    let files = try files("\(Self.inputs) \(Self.actions)")
    let interactor = try #require(files["ShopInteractor.swift"])
    #expect(
      interactor.contains(
        "func rename(name: String) { start(.rename) { [service, team] in "
          + "try await service.rename(team: team, name: name) }"))
    #expect(interactor.contains("service.loadTable(team: team, season: season)"))
    #expect(files["ShopPresenter.swift"]?.contains("interactor?.rename(name: name)") == true)
    #expect(
      files["ShopPresenter.swift"]?.contains(
        "func beganPresenting() { isDismissed = false loadTable()") == true)
    let tests = try #require(files["ShopInteractorTests.swift"])
    #expect(tests.contains("service.renameCalls.first?.team == ShopSamples.team"))
    #expect(tests.contains("service.loadTableCalls.first?.season == 1"))
  }

  @Test("viper-contract sends it from the interactor to the data fetcher")
  func contract() throws {
    let files = try files(
      "-t viper-contract \(Self.inputs) \(Self.actions) --on-load loadTable --validate name")
    let interactor = try #require(files["ShopInteractor.swift"])
    #expect(interactor.contains("{ [fetcher, team] in try await fetcher.rename(team: team, "))
    #expect(interactor.contains("fetcher.loadTable(team: team, season: season)"))
    #expect(files["ShopPresenter.swift"]?.contains("interactor.rename(name: name)") == true)
    let tests = try #require(files["ShopInteractorTests.swift"])
    #expect(tests.contains("fetcher.renameCalls.first?.team == ShopSamples.team"))
    #expect(tests.contains("fetcher.renameCalls.first?.name == \"text 1\""))
  }

  @Test("vip sends it from the interactor to the worker")
  func vip() throws {
    let files = try files(
      "-t vip \(Self.inputs) --use-cases 'Rename(team: Team, name: String) async throws'"
        + " --use-cases 'LoadTable(season: Int) -> Int'"
        + " --use-cases 'Squad(team: Team, season: Int) -> [Player]'")
    let interactor = try #require(files["ShopInteractor.swift"])
    #expect(
      interactor.contains(
        "{ [worker, team] in try await worker.rename(team: team, name: request.name) }"))
    #expect(interactor.contains("loadTable(.init()) squad(.init()) }"))
    #expect(files["ShopModels.swift"]?.contains("let team") == false)
    let tests = try #require(files["ShopInteractorTests.swift"])
    #expect(tests.contains("worker.squadCalls.first?.team == ShopSamples.team"))
    #expect(tests.contains("viewDidLoad_whenReady_startsSquad()"))
  }

  @Test("viper-closures sends it from the presenter", arguments: ["closures", "async"])
  func closures(_ style: String) throws {
    let files = try files("-t viper-closures --style \(style) \(Self.inputs) \(Self.actions)")
    let presenter = try #require(files["ShopPresenter.swift"])
    #expect(presenter.contains("interactor.rename(team: team, name: name"))
    #expect(presenter.contains("func rename(name: String"))
    let interactor = try #require(files["ShopInteractor.swift"])
    #expect(interactor.contains("service.rename(team: team, name: name)"))
    #expect(!interactor.contains("let team"))
    let tests = try #require(files["ShopPresenterTests.swift"])
    #expect(tests.contains("interactor.renameCalls.first?.team == ShopSamples.team"))
  }

  @Test("viper-list-detail sends it from the interactor of the list to the server")
  func listDetail() throws {
    let files = try files("-t viper-list-detail \(Self.inputs) \(Self.actions)")
    let interactor = try #require(files["ShopListInteractor.swift"])
    #expect(
      interactor.contains(
        "{ [networkManager, team] in try await networkManager.rename(team: team, name: name) }"))
    let tests = try #require(files["ShopListInteractorTests.swift"])
    #expect(tests.contains("networkManager.renameCalls.first?.team == ShopSamples.team"))
  }

  @Test("has no control", arguments: templates, ["uikit", "appkit", "swiftui"])
  func controls(_ template: String, _ ui: String) throws {
    let files = try files(
      "-t \(template) --ui \(ui) --input 'season: Int' "
        + "--actions 'rename(season: Int, name: String) async throws'")
    let form = files.filter { $0.key.hasSuffix("Form.swift") || $0.key.hasSuffix("Texts.swift") }
      .values.joined()
    #expect(form.contains("renameName") && !form.lowercased().contains("season"))
  }

  @Test("leaves earlier lines as they are when an action is added", arguments: templates)
  func adding(_ template: String) throws {
    _ = try files("-t \(template) \(Self.inputs) \(Self.actions)")
    let before = try interactors()
    let outcome = try folder.shell(
      "viper-gen add Shop 'drop(team: Team, player: Int) async throws'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try interactors()
    #expect(after.joined().contains("func drop("))
    var rest = after[...]
    for line in before {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
  }

  /// The lines of the interactors, and of their tests and mocks.
  private func interactors() throws -> [String] {
    let files = try folder.contents(below: "P").filter { $0.key.contains("Interact") }
    return files.sorted { $0.key < $1.key }.flatMap {
      String(decoding: $0.value, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test("does not change an action of a template that does not accept inputs")
  func otherTemplate() throws {
    try folder.write(
      """
      {
        "id": "t", "description": "d",
        "options": [
          {"name": "actions", "type": "signatures", "accepts": ["results"], "help": "h"},
          {"name": "input", "type": "parameters", "help": "h"}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """, to: "P/T/t/template.json")
    try folder.write(
      "<<for action in actions>>\nfunc <<action.event>> { service.<<action.name>>(<<action.arguments>>) }\n<<end>>\n",
      to: "P/T/t/V.swift")
    let files = try files(
      "--templates T -t t --input 'season: Int' --actions 'rename(season: Int, name: String)'")
    #expect(
      files["Shop.swift"]
        == "func rename(season: Int, name: String) { service.rename(season: season, name: name) } ")
  }
}
