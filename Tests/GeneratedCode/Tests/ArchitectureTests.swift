import Foundation
import Testing

/// The modules of all built-in templates in one target.
@Suite("The architectures")
struct ArchitectureTests {
  /// What the second module of each gets, so that every part has something to do.
  private static let options = [
    "viper": [
      "--with", "service", "--with", "entity", "--actions", "refresh",
      "--actions", "signIn(username: String, password: String) async throws",
      "--actions", "load(page: Int)", "--presenter-to-view", "show(name: String)",
      "--interactor-to-presenter", "loaded(count: Int)",
      "--interactor-to-service", "fetch(id: Int) async throws -> String",
      "--presenter-to-delegate", "beganPresenting(at date: Date)",
      "--presenter-to-view", "tint(_ color: UIColor, of view: UIView?)",
      "--view-to-presenter", "var icon: UIImage? { get }",
    ],
    "vip": [
      "--worker", "--use-cases", "FetchPlayers -> [String]",
      "--use-cases", "Authenticate(username: String, password: String) -> Bool",
      "--actions", "open(at index: Int)", "--actions", "rate(_ stars: Int) async -> Double",
      "--input", "team: Int", "--actions", "close(after seconds: Int)",
      "--interactor-to-presenter", "presentFailure(count: Int)",
      "--presenter-to-view", "configure(title: String)", "--view-to-router", "close(after: Int)",
      "--view-to-router", "open(from view: UIView) -> Bool",
    ],
    "viper-closures": [
      "--style", "async", "--next", "Detail", "--actions", "save(name: String) -> Int",
      "--input", "team: Int",
    ],
    "viper-contract": [
      "--actions", "viewDidLoad(twice: Bool)", "--presenter-to-view", "updateLoading(to: Int)",
      "--interactor-to-presenter", "failed(count: Int)", "--presenter-to-router", "showAlert()",
      "--datafetcher-to-interactor", "fetchFailed(code: Int)",
      "--presenter-to-view", "show(image: UIImage, and others: [NSImage])",
    ],
    "viper-list-detail": [
      "--detail", "load", "--actions", "moveToDetail(of id: Int)",
      "--detail-actions", "loadData(again: Bool)",
      "--list-presenter-to-list-view", "push(_ count: Int)",
      "--list-presenter-to-list-interactor", "getData(page: Int)",
      "--list-interactor-to-network-manager", "data(of id: Int) async throws -> String",
      "--detail-interactor-to-detail-presenter", "dataDidFetch(count: Int)",
      "--list-presenter-to-list-view", "show(image: UIImage)",
    ],
  ]

  private func ids(_ folder: TemporaryFolder) throws -> [String] {
    let json = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(json["templates"] as? [[String: Any]])
    return templates.compactMap { $0["id"] as? String }
  }

  @Test(
    "live side by side in one target, and their tests run every line of presenter and interactor")
  func sideBySide() throws {
    let folder = try TemporaryFolder()
    let ids = try ids(folder)
    #expect(ids.count == 5)
    for (index, id) in ids.enumerated() {
      for (name, options) in [("First\(index)", []), ("Second\(index)", Self.options[id] ?? [])] {
        let outcome = try Program.viperGen(
          ["create", name, "--template", id, "--init", "--package-path", "Demo"] + options,
          in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
    let package = folder.url.appending(path: "Demo")
    #expect(try Judge.lint(["."], in: package) == "")
    let outcome = try Judge.test(package, extra: ["--enable-code-coverage"])
    let passed = try #require(Judge.passedTests(outcome), "\(outcome.output)\(outcome.errors)")
    #expect(passed > 2 * 5 * 10)
    let covered = try coverage(of: package).filter { file in
      file.key.contains("/Sources/") && file.key.contains(/(Presenter|Interactor)\.swift$/)
    }
    #expect(covered.count > 2 * 5 * 2)
    for (file, lines) in covered {
      let empty = try emptyFunctions(in: file)
      #expect(lines.covered + empty >= lines.count, "\(file)")
    }
  }

  /// The lines of functions that wait for the user's code, which no test forbids.
  private func emptyFunctions(in file: String) throws -> Int {
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    return text.matches(of: /(?m)^  func .+\{\}$/).count
      + 3 * text.matches(of: /(?m)^  func .+\{\n    \/\/ .+\n  \}$/).count
  }

  /// The lines of each file, and how many of them ran, as the toolchain counts them.
  private func coverage(of package: URL) throws -> [String: (covered: Int, count: Int)] {
    struct Export: Decodable {
      struct Part: Decodable { let files: [File] }
      struct File: Decodable {
        let filename: String
        let summary: Summary
      }
      struct Summary: Decodable { let lines: Lines }
      struct Lines: Decodable {
        let covered: Int
        let count: Int
      }
      let data: [Part]
    }
    let path = try Program.tool("swift", ["test", "--show-codecov-path"], in: package)
    let file = URL(filePath: String(path.output.split(separator: "\n").last ?? ""))
    let export = try JSONDecoder().decode(Export.self, from: try Data(contentsOf: file))
    return Dictionary(
      export.data.flatMap(\.files).map {
        ($0.filename, ($0.summary.lines.covered, $0.summary.lines.count))
      }
    ) { first, _ in first }
  }
}
