import Foundation
import Testing

@Suite("A signature with the name of a generated member")
struct SignatureClashTests {
  private func create(_ arguments: String...) throws -> Outcome { try create(arguments) }

  private func create(_ arguments: [String]) throws -> Outcome {
    let folder = try TemporaryFolder()
    return try Program.viperGen(
      ["create", "A", "--init", "--package-path", "Demo"] + arguments, in: folder.url)
  }

  @Test(
    "is accepted where no type has that member",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"],
    ["show(item: Int)", "present()", "dismiss()", "copy(id: Int)", "viewWillAppear()"])
  func accepted(template: String, signature: String) throws {
    let outcome = try create("--template", template, "--actions", signature)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "is accepted if the name of an own type in it begins or ends with its name",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"],
    [
      "login(user: String) async throws -> LoginResponse",
      "pay(with request: Payment) async throws",
      "request(login: LoginRequest) async throws -> LoginRequest", "select(index: Int)",
    ])
  func ownTypes(template: String, signature: String) throws {
    let folder = try TemporaryFolder()
    let package = ["--package-path", "Demo"]
    _ = try Program.viperGen(["create", "A", "--init"] + package, in: folder.url)
    try Data(
      """
      struct LoginRequest: Codable, Equatable, Sendable { let user: String }
      struct LoginResponse: Codable, Equatable, Sendable { let token: String }
      enum Payment: String, Codable, Sendable { case card }
      """.utf8
    ).write(to: folder.url.appending(path: "Demo/Sources/Demo/Types.swift"))
    let outcome = try Program.viperGen(
      ["create", "B", "--template", template, "--actions", signature] + package, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The links of a template, and the functions that its mocks have whatever the links are told.
  private func links(
    of template: String
  ) throws -> (options: [String], functions: Set<String>) {
    let folder = Program.project.appending(path: "Templates/\(template)")
    let data = try Data(contentsOf: folder.appending(path: "template.json"))
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let options = try #require(manifest["options"] as? [[String: Any]]).filter {
      $0["type"] as? String == "signatures" && $0["names"] == nil
    }
    var functions: Set<String> = []
    for file in try #require(FileManager.default.enumerator(atPath: folder.path)) {
      guard let path = file as? String, path.contains(/Mocks.*\.swift$/) else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      functions.formUnion(text.matches(of: /func (\w+)\(/).map { String($0.1) })
    }
    return (options.compactMap { $0["name"] as? String }, functions)
  }

  @Test(
    "is accepted if the module's own function has other labels",
    arguments: [
      ["viper", "--with", "service", "--with", "entity"], ["viper", "--with", "service"], ["vip"],
      ["vip", "--worker", "--testing", "xctest"], ["viper-closures"],
      ["viper-contract"], ["viper-list-detail", "--detail", "load"],
    ])
  func ownFunctions(template: [String]) throws {
    let (options, functions) = try links(of: template[0])
    #expect(options.count > 3 && functions.count > 1)
    for option in options where template != ["vip"] || option != "interactor-to-worker" {
      // An action that throws is answered by two more functions, which may be the module's own.
      let effects = option == "actions" ? "" : " throws"
      let signatures = functions.sorted().flatMap { ["--\(option)", "\($0)(zeta: Int)\(effects)"] }
      let outcome = try create(["--dry-run", "--template"] + template + signatures)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test("is refused with the type that would have it twice")
  func twice() throws {
    let outcome = try create("--actions", "viewDidLoad()", "--actions", "leave()")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "--actions:1:1: error: 'AView' would have two members 'viewDidLoad()'\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("help: choose another name\n"))
    let loading = try create("--actions", "load()", "--with", "service,entity")
    #expect(loading.status == 64 && loading.errors.contains("two members 'load()'"))
    #expect(try create("--actions", "load()").status == 0)
    let apart = try create(
      "--actions", "save(to: Int)", "--view-to-presenter", "save(to: Int, again: Bool)")
    #expect(apart.errors.contains("help: choose another name, or give it with '--actions', too\n"))
    let together = ["save(to: Int)", "save(to: Int, again: Bool)"].flatMap { ["--actions", $0] }
    #expect(try create(together).status == 0)
  }

  @Test("is refused where the class of a view inherits it")
  func inherited() throws {
    let outcome = try create("--actions", "copy()", "--ui", "uikit")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "--actions:1:1: error: 'AView' inherits 'copy()' from 'UIViewController'\n"),
      "\(outcome.errors)")
    #expect(try create("--actions", "copy()", "--ui", "none").status == 0)
    #expect(try create("--actions", "viewWillAppear()", "--ui", "uikit").status == 0)
    #expect(try create("--actions", "viewWillAppear()", "--ui", "appkit").status == 64)
    #expect(try create("--actions", "viewWillAppear(_ animated: Bool)").status == 64)
  }
}
