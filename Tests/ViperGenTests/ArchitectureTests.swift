import Foundation
import Testing

/// What holds across all built-in templates.
@Suite("The architectures", .serialized)
struct ArchitectureTests {
  private static let templates = Program.project.appending(path: "Templates")

  private func ids(_ folder: TemporaryFolder) throws -> [String] {
    let json = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(json["templates"] as? [[String: Any]])
    return templates.compactMap { $0["id"] as? String }
  }

  /// What the second module of each gets, so that every part has something to do.
  private static let options = [
    "viper": [
      "--with", "service", "--with", "entity", "--actions", "refresh",
      "--actions", "signIn(username: String, password: String) async throws",
    ],
    "vip": ["--worker", "--use-cases", "FetchPlayers", "--actions", "open(at index: Int)"],
    "viper-closures": ["--style", "async", "--next", "Detail"],
  ]

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
    for (file, lines) in covered { #expect(lines.covered == lines.count, "\(file)") }
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

  @Test("share what they have in common: files of one name are one text")
  func sharedFiles() throws {
    var texts: [String: [String: Data]] = [:]
    for id in try FileManager.default.contentsOfDirectory(atPath: Self.templates.path) {
      let includes = Self.templates.appending(path: "\(id)/Includes")
      for name in try FileManager.default.subpathsOfDirectory(atPath: includes.path)
      where name.hasSuffix(".swift") {
        texts[name, default: [:]][id] = try Data(contentsOf: includes.appending(path: name))
      }
    }
    #expect(texts.values.count { $0.count >= 4 } >= 3)
    for (name, versions) in texts {
      #expect(Set(versions.values).count == 1, "\(name) differs: \(versions.keys.sorted())")
    }
  }

  @Test("declare what they share with one wording, in one order")
  func options() throws {
    let order = [
      "ui", "navigation", "observation", "view", "testing", "layout", "access",
    ]
    let folder = try TemporaryFolder()
    var wordings: [String: Set<String>] = [:]
    for id in try ids(folder) {
      let json = try folder.viperGen("templates", "show", id, "--json").json()
      let options = try #require(json["options"] as? [[String: Any]])
      let names = options.compactMap { $0["name"] as? String }
      #expect(names.filter { order.contains($0) } == order, "\(id): \(names)")
      for option in options {
        guard let name = option["name"] as? String, order.contains(name) else { continue }
        let values = (option["values"] as? [String] ?? []).joined(separator: "|")
        wordings[name, default: []].insert("\(values): \(option["help"] ?? "")")
      }
    }
    for (name, wordings) in wordings {
      #expect(wordings.count == 1, "\(name): \(wordings.sorted())")
    }
  }
}
