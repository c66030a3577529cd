import Foundation
import Testing

/// A page that people read: the README or an article of the documentation.
struct Document: CustomTestStringConvertible {
  /// Below the project's root.
  let path: String
  let text: String

  var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

  static let catalog = "Sources/ScaffoldKit/ScaffoldKit.docc"

  static let readme = Document("README.md")

  static let articles: [Document] = {
    let folder = Program.project.appending(path: catalog).path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".md") }.sorted().map { Document("\(catalog)/\($0)") }
  }()

  static let all = [readme] + articles

  static func article(_ name: String) -> Document { Document("\(catalog)/\(name).md") }

  private init(_ path: String) {
    self.path = path
    let data = FileManager.default.contents(atPath: Program.project.appending(path: path).path)
    text = String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The blocks of code in a language, without the lines that fence them.
  func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        open = open == nil ? String(line.dropFirst(3)) : nil
        if open == language { blocks.append("") }
      } else if open == language {
        blocks[blocks.count - 1] += line + "\n"
      }
    }
    return blocks
  }

  /// The commands that the page shows, each with the output that follows.
  var transcript: [(command: String, output: String)] {
    var entries: [(command: String, output: String)] = []
    for line in blocks("console").joined().split(separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("$ ") {
        entries.append((String(line.dropFirst(2)), ""))
      } else if !entries.isEmpty {
        entries[entries.count - 1].output += line + "\n"
      }
    }
    // The last line's end is no line of its own.
    if let last = entries.indices.last { entries[last].output.removeLast() }
    return entries
  }

  /// The commands of scripts and pipelines, with lines joined that end in `\` and without comments.
  var commands: [String] {
    (blocks("sh") + blocks("yaml")).flatMap { block in
      block.replacing(/\\\n\s*/, with: "").split(separator: "\n").map { line in
        let bare = line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
        return bare.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
