import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The README")
struct ReadmeTests {
  private let readme = Document.readme

  @Test("is short, and its first screen has a picture, the first commands and the installation")
  func firstScreen() {
    let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false)
    for beginning in [
      "![", "swift run viper-gen create ", "swift test --package-path ", "swift test ",
      "swift run viper-gen remove ", "sudo install ", "viper-gen create ", "```swift",
    ] {
      #expect(lines.prefix(45).contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
    #expect(!lines.prefix(90).contains { $0.contains("OWNER") })
    #expect(lines.count <= 160)
  }

  @Test("shows code that the command above it writes")
  func code() throws {
    let folder = try TemporaryFolder()
    let create = try #require(readme.commands.first { $0.hasPrefix("viper-gen create ") })
    #expect(try folder.shell(create).status == 0)
    let blocks = readme.blocks("swift")
    #expect(!blocks.isEmpty)
    let files = try folder.contents(below: "Shop").values.map {
      String(decoding: $0, as: UTF8.self)
    }
    for block in blocks { #expect(files.contains { $0.contains(block) }, "\(block)") }
  }

  @Test("names the commands for a fresh machine, and the first of them makes a module")
  func freshMachine() throws {
    let run = try #require(readme.commands.first { $0.hasPrefix("swift run viper-gen ") })
    #expect(readme.commands.contains("swift test"))
    let folder = try TemporaryFolder()
    let arguments = run.split(separator: " ").dropFirst(3).map(String.init)
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      try folder.tree(below: "Demo/Sources").keys.contains { $0.hasSuffix("Presenter.swift") })
  }

  @Test("removes the module with the command that it shows")
  func undo() throws {
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    let undo = try #require(readme.commands.first { $0.hasPrefix("swift run viper-gen remove ") })
    let arguments = undo.split(separator: " ").dropFirst(3).map(String.init)
    #expect(try Program.viperGen(arguments, in: folder.url).status == 0)
    let files = try folder.tree(below: "Demo").keys.filter { $0.hasSuffix(".swift") }
    #expect(files == ["Package.swift"])
    #expect(readme.text.contains("`swift run --package-path .. viper-gen`"))
  }

  @Test("and the articles explain every exit status")
  func statuses() {
    let article = Document.article("CommandLine").text
    for category in Diagnostic.Category.allCases {
      #expect(article.contains("\n| \(category.rawValue) | "), "\(category)")
    }
  }

  @Test("names the version that the program has, which is one line")
  func version() throws {
    let folder = try TemporaryFolder()
    #expect(readme.text.contains("from: \"\(ViperGen.version)\""))
    let release = Document.article("OfferingARelease").text
    #expect(release.contains(".ci/bundle \(ViperGen.version) "))
    #expect(release.contains("/download/\(ViperGen.version)/"))
    let changelog = try String(
      contentsOf: Program.project.appending(path: ".github/CHANGELOG.md"), encoding: .utf8)
    #expect(changelog.contains("\n## \(ViperGen.version)\n"))
    let line = try folder.viperGen("--version").output
    // A release adds the commit of its build.
    let name = "viper-gen \(ViperGen.version)"
    #expect(line == name + "\n" || line.hasPrefix(name + " (") && line.hasSuffix(")\n"))
    #expect(line.count(where: \.isNewline) == 1)
  }
}
