import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("README and articles")
struct DocumentationTests {
  @Test("are all there") func complete() {
    let index = Document.article("ScaffoldKit").text
    for page in Document.articles where !page.path.hasSuffix("/ScaffoldKit.md") {
      let name = page.path.split(separator: "/").last ?? ""
      #expect(index.contains("](\(name))"), "the index does not name \(name)")
    }
    for page in Document.all { #expect(page.text.count > 500, "\(page.path)") }
  }

  @Test("print for each command what the command prints", arguments: Document.all)
  func transcripts(_ page: Document) throws {
    let folder = try TemporaryFolder()
    var place = folder.url
    for (command, expected) in page.transcript {
      if command.hasPrefix("cd ") {
        place = place.appending(path: String(command.dropFirst(3)))
        continue
      }
      let path = Program.viperGen.deletingLastPathComponent().path
      let old = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let outcome = try Program.tool(
        "sh", ["-c", command], in: place,
        environment: [
          "PATH": "\(path):\(old)",
          "XDG_CACHE_HOME": folder.url.appending(path: ".test-cache").path,
        ])
      #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
      // Each change of a template changes its digest, so the pages elide them.
      let printed = outcome.output.replacing(/[0-9a-f]{64}/, with: "…")
      #expect(printed == expected, "\(command)")
    }
  }

  @Test("show some commands at least")
  func showsCommands() {
    #expect(Document.readme.transcript.count >= 6)
    #expect(Document.articles.flatMap(\.transcript).count >= 16)
  }

  @Test("name commands that the program understands", arguments: Document.all)
  func commands(_ page: Document) throws {
    let environment = Environment(
      variables: ProcessInfo.processInfo.environment, workingDirectory: "/")
    for command in page.commands {
      guard
        let range = command.firstMatch(of: /(?:^|run |\/|directory )viper-gen (?=[a-z-])/)?.range,
        !command.hasPrefix("git "), !command.contains("swift build"), !command.hasPrefix("sudo ")
      else { continue }
      let typed = command[range.upperBound...].replacing(/\$\{\{.*?\}\}/, with: "1")
        .replacing(/\s[|>] .*/, with: "")
      let words = try Program.tool(
        "sh", ["-c", "printf '%s\\n' \(typed)"], in: Program.project
      ).output.split(separator: "\n").map(String.init)
      // The options of a template that the reader writes are unknown here.
      _ = try Invocation(words, environment: environment).runnable()
    }
  }

  @Test(
    "lead to files and headings that are there",
    .enabled(if: OptionalTool.areInstalled("python3")))
  func links() throws {
    let outcome = try Program.tool("python3", [".ci/links"], in: Program.project)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("describe every architecture: its options, and the drawing that the command makes")
  func architectures() throws {
    let folder = try TemporaryFolder()
    let article = Document.article("Architectures").text
    let list = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(list["templates"] as? [[String: Any]])
    #expect(templates.count == 5)
    for id in templates.compactMap({ $0["id"] as? String }) {
      #expect(article.contains("\n## \(id): ") && Document.readme.text.contains("| [`\(id)`]("))
      let json = try folder.viperGen("templates", "show", id, "--json").json()
      let options = try #require(json["options"] as? [[String: Any]])
      for name in options.compactMap({ $0["name"] as? String }) {
        #expect(article.contains("`--\(name)"), "\(id): \(name)")
      }
      let drawing = try folder.viperGen("templates", "show", id, "--format", "text").output
      #expect(article.contains("```text\n\(drawing)```\n"), "\(id)")
    }
  }

  @Test("have a reference of the command line that is made from its table")
  func reference() throws {
    let folder = try TemporaryFolder()
    let page = try folder.viperGen("help", "--markdown").output
    #expect(Document.article("CommandLine").text == page)
    for command in Command.visible {
      #expect(page.contains("\n## \(command.name)\n"), "\(command.name)")
      for option in command.options where !option.isHidden {
        let names = ["--\(option.name)", "--[no-]\(option.name)"]
        #expect(names.contains { page.contains($0) }, "\(option.name)")
      }
    }
  }

  @Test("declare the package in a way that SwiftPM accepts")
  func manifests() throws {
    let blocks = Set(Document.all.flatMap { $0.blocks("swift") }.filter { $0.hasPrefix(".") })
    let products = blocks.filter { $0.hasPrefix(".product") }
    let targets = blocks.filter { $0.hasPrefix(".target") }
    let dependencies = blocks.subtracting(products).subtracting(targets)
    #expect(products.count == 1 && targets.count == 1 && dependencies.count == 1)
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [\(dependencies.joined())],
        targets: [
          .target(name: "App", dependencies: [\(products.joined())]),
          \(targets.joined()),
        ])
      """, to: "Package.swift")
    let dump = try Program.tool("swift", ["package", "dump-package"], in: folder.url)
    #expect(dump.status == 0, "\(dump.errors)")
    let version = "\"\(ViperGen.version)\""
    for block in dependencies { #expect(block.contains("from: \(version)")) }
  }
}
