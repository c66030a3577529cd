import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private let lines: [String]

  init() throws {
    let text = try String(
      contentsOf: Program.project.appending(path: "README.md"), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("shows a command and its output before its fifteenth line")
  func firstScreen() {
    #expect(lines.prefix(14).contains { $0.hasPrefix("$ viper-gen create") })
  }

  @Test("prints for each command what the command prints")
  func transcripts() throws {
    let folder = try TemporaryFolder()
    var place = folder.url
    var commands = 0
    for block in blocks("console") {
      for (command, expected) in transcript(block) {
        commands += 1
        if command.hasPrefix("cd ") {
          place = place.appending(path: String(command.dropFirst(3)))
          continue
        }
        let path = Program.viperGen.deletingLastPathComponent().path
        let old = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let outcome = try Program.tool(
          "sh", ["-c", command], in: place, environment: ["PATH": "\(path):\(old)"])
        #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
        #expect(outcome.output == expected, "\(command)")
      }
    }
    #expect(commands >= 5)
  }

  @Test("names the commands for a fresh machine, and the first of them does the main job")
  func freshMachine() throws {
    let commands = blocks("sh").flatMap { $0 }.map { $0.split(separator: "#")[0].trimmed }
    let run = try #require(commands.first { $0.hasPrefix("swift run viper-gen ") })
    #expect(commands.contains("swift test"))
    let folder = try TemporaryFolder()
    let arguments = run.split(separator: " ").dropFirst(3).map(String.init)
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 0)
    let test = try Program.tool("swift", ["test", "--package-path", "Demo"], in: folder.url)
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  @Test("describes every architecture: its options, and the drawing that the command makes")
  func architectures() throws {
    let folder = try TemporaryFolder()
    let readme = lines.joined(separator: "\n")
    let list = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(list["templates"] as? [[String: Any]])
    #expect(templates.count == 5)
    for id in templates.compactMap({ $0["id"] as? String }) {
      #expect(readme.contains("\n### `\(id)`: "))
      let json = try folder.viperGen("templates", "show", id, "--json").json()
      let options = try #require(json["options"] as? [[String: Any]])
      for name in options.compactMap({ $0["name"] as? String }) {
        #expect(readme.contains("`--\(name)"), "\(id): \(name)")
      }
      let drawing = try folder.viperGen("templates", "show", id, "--format", "mermaid").output
      #expect(readme.contains("```mermaid\n\(drawing)```\n"), "\(id)")
    }
  }

  @Test("lists every command, and every option of create, list, remove and verify")
  func options() throws {
    let folder = try TemporaryFolder()
    let readme = lines.joined(separator: "\n")
    for command in ["create", "list", "remove", "verify"] {
      let help = try folder.viperGen("help", command).output
      for match in help.matches(of: /--([a-z-]+)/) where !["help", "version"].contains(match.1) {
        #expect(readme.contains("--\(match.1)"), "\(match.1)")
      }
    }
    let overview = try folder.viperGen("help").output
    let commands = overview.matches(of: /(?m)^  ([a-z]+(?: [a-z]+)?)(?= |$)/).map(\.1)
    #expect(commands.contains("list") && commands.contains("templates show"))
    for command in commands { #expect(readme.contains("\n| `\(command)"), "\(command)") }
  }

  /// The blocks of code in a language.
  private func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line == "```\(language)" {
        blocks.append([])
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// The commands of a block, each with the output that follows.
  private func transcript(_ block: [String]) -> [(command: String, output: String)] {
    var entries: [(command: String, output: String)] = []
    for line in block {
      if line.hasPrefix("$ ") {
        entries.append((String(line.dropFirst(2)), ""))
      } else if !entries.isEmpty {
        entries[entries.count - 1].output += line + "\n"
      }
    }
    return entries
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingCharacters(in: .whitespaces) }
}
