import Foundation
import Testing

/// Names and versions that a repository brings reach the terminal without characters that steer it.
@Suite("A text of a repository in a message")
struct ShownTextTests {
  /// Escape, bell, a control of eight bits, and characters that change the direction.
  static let texts = [
    "\u{1B}[2J", "\u{7}", "\u{9B}31m", "\u{202E}abc", "\u{2066}abc\u{2069}", "a\u{8}b",
  ]

  private static func isPlain(_ outcome: Outcome) -> Bool {
    let texts = outcome.output + outcome.errors
    let harmful: Set<Unicode.Scalar> = [
      "\u{1B}", "\u{7}", "\u{8}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2069}",
    ]
    return !texts.unicodeScalars.contains { harmful.contains($0) }
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("is escaped as the version of an earlier copy", arguments: texts)
  func version(text: String) throws {
    let origin = try GitRepository.withTemplate()
    let commit = String(repeating: "b", count: 40)
    try origin.folder.write(
      """
      {"repositories": [{"url": \(try Self.quoted(origin.path)), "version": \(try Self.quoted(text)),
      "commit": "\(commit)", "folder": "Templates", "templates": ["screen"]}]}
      """, to: "Shop/.viper-gen.json")
    for words in [["config"], ["templates", "list"], ["templates", "add", origin.path]] {
      let outcome = try origin.run(words)
      #expect(Self.isPlain(outcome), "\(words): \(outcome)")
    }
  }

  @Test("is escaped as the name of a role or link", arguments: texts)
  func link(text: String) throws {
    let folder = try TemporaryFolder()
    let name = try Self.quoted("P" + text)
    try folder.write(
      """
      {
        "id": "t", "description": "d",
        "roles": [{"name": \(name), "help": \(name)}, {"name": "S", "help": "s"}],
        "links": [{"from": \(name), "to": "S", "by": \(name), "strength": "strong"}],
        "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}]
      }
      """, to: "T/template.json")
    try folder.write("struct <<Module>>View {}\n", to: "T/View.swift")
    for format in [[], ["text"], ["mermaid"], ["dot"]] {
      let words = ["templates", "show", "./T"] + format.flatMap { ["--format", $0] }
      let outcome = try Program.viperGen(words, in: folder.url)
      #expect(Self.isPlain(outcome), "\(words): \(outcome)")
    }
  }

  @Test("keeps no template in the folder of the records")
  func recordFolder() throws {
    let origin = try GitRepository.withTemplate()
    for folder in [".viper-gen", ".viper-gen/templates", ".Viper-Gen", "./.viper-gen/x"] {
      let outcome = try origin.add("--into", folder)
      #expect(outcome.status == 77, "\(folder): \(outcome.errors)")
      #expect(try origin.folder.tree(below: "Shop")[".viper-gen"] == nil)
    }
  }
}
