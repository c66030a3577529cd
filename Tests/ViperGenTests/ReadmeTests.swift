import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The README")
struct ReadmeTests {
  private let readme = Document.readme

  @Test("shows a command and its output before its fifteenth line")
  func firstScreen() {
    let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(14).contains { $0.hasPrefix("$ viper-gen create") })
    #expect(lines.count < 400)
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

  @Test("lists every command, and every option of create, list, remove, verify and config")
  func options() throws {
    let folder = try TemporaryFolder()
    for command in ["create", "list", "remove", "verify", "config"] {
      let help = try folder.viperGen("help", command).output
      for match in help.matches(of: /--([a-z-]+)/) where !["help", "version"].contains(match.1) {
        let isTemplates = Document.article("Architectures").text.contains("--\(match.1)")
        #expect(isTemplates || readme.text.contains("--\(match.1)"), "\(match.1)")
      }
    }
    let overview = try folder.viperGen("help").output
    let commands = overview.matches(of: /(?m)^  ([a-z]+(?: [a-z]+)?)(?= |$)/).map(\.1)
    #expect(commands.contains("list") && commands.contains("templates show"))
    for command in commands { #expect(readme.text.contains("\n| `\(command)"), "\(command)") }
  }

  @Test("and the articles explain every exit status")
  func statuses() {
    let article = Document.article("ReportsForScripts").text
    for category in Diagnostic.Category.allCases {
      #expect(article.contains("\n| \(category.rawValue) | "), "\(category)")
    }
  }

  @Test("names the version that the program has, which is one line")
  func version() throws {
    let folder = try TemporaryFolder()
    #expect(readme.text.contains("tag: \"\(ViperGen.version)\""))
    let release = Document.article("OfferingARelease").text
    #expect(release.contains("\"version\": \"\(ViperGen.version)\""))
    let line = try folder.viperGen("--version").output
    #expect(line == ViperGen.versionLine + "\n" && line.hasPrefix("viper-gen \(ViperGen.version)"))
  }
}
