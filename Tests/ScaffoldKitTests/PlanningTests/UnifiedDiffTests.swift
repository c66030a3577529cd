import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A unified diff")
struct UnifiedDiffTests {
  static let pictures: [(String?, String, String)] = [
    ("a\n", "b\n", "--- a/A\n+++ b/A\n@@ -1 +1 @@\n-a\n+b"),
    (nil, "a\nb\n", "--- /dev/null\n+++ b/A\n@@ -0,0 +1,2 @@\n+a\n+b"),
    ("a\n", "", "--- a/A\n+++ b/A\n@@ -1 +0,0 @@\n-a"),
    ("", "a\n", "--- a/A\n+++ b/A\n@@ -0,0 +1 @@\n+a"),
    (
      "a", "a\n",
      "--- a/A\n+++ b/A\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a"
    ),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
      "--- a/A\n+++ b/A\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8"
    ),
    ("a\n", "a\n", ""),
    ("", "", ""),
    (nil, "", "diff --git a/A b/A\nnew file mode 100644"),
    ("a\u{0}", "b", "Binary files a/A and b/A differ"),
    (nil, "b\u{0}", "Binary files /dev/null and b/A differ"),
  ]

  @Test("looks as diff prints it", arguments: pictures)
  func picture(old: String?, new: String, expected: String) {
    let diff = UnifiedDiff(path: "A", old: old.map { Array($0.utf8) }, new: Array(new.utf8))
    #expect(diff.description == expected)
  }

  @Test("keeps bytes apart that only look alike")
  func lookAlikes() {
    let diff = UnifiedDiff(path: "A", old: Array("\u{E9}\n".utf8), new: Array("e\u{301}\n".utf8))
    #expect(diff.lines.count == 5)
  }

  @Test("does not decode what is no text", arguments: [[0xFF], [0xC3], [0x61, 0x00]] as [[UInt8]])
  func noText(bytes: [UInt8]) {
    #expect(
      UnifiedDiff(path: "A", old: Array("a\n".utf8), new: bytes).description
        == "Binary files a/A and b/A differ")
  }

  @Test("escapes control characters in the file's name")
  func names() {
    let diff = UnifiedDiff(path: "a\u{1B}b", old: [0x61], new: [0x62])
    #expect(diff.lines.prefix(2) == [.heading(#"--- a/a\u{1B}b"#), .heading(#"+++ b/a\u{1B}b"#)])
  }

  @Test("has hunks of their own for changes more than six lines apart")
  func hunks() {
    let old = (1...30).map { "\($0)" }
    for (gap, count) in [(1, 1), (6, 1), (7, 2), (12, 2)] {
      var new = old
      new[5] = "x"
      new[6 + gap] = "y"
      let headings = diff(old, new).lines.count {
        if case .heading(let text) = $0 { text.hasPrefix("@@") } else { false }
      }
      #expect(headings == count, "gap of \(gap)")
    }
  }

  private func diff(_ old: [String], _ new: [String]) -> UnifiedDiff {
    UnifiedDiff(
      path: "A", old: Array(old.joined(separator: "\n").utf8),
      new: Array(new.joined(separator: "\n").utf8))
  }
}

@Suite("A printed diff")
struct PrintedDiffTests {
  /// Texts of a few lines, with every kind of line end.
  private static func text(_ generator: inout SeededGenerator) -> String {
    let ends = ["\n", "\n", "\n", "\r\n", "\r", ""]
    let lines = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
      ["a", "b", "", " c", "-d", "+e", "\\", "@@"].randomElement(using: &generator) ?? ""
    }
    return lines.map { $0 + (ends.randomElement(using: &generator) ?? "") }.joined()
  }

  @Test(
    "makes the new texts of the old ones when git applies it",
    arguments: ["A.swift", "Sources/My App/Größe.swift"])
  func applied(path: String) throws {
    let judge = try CompilerJudge()
    defer { removing { try judge.remove() } }
    try #require(try judge.run("git", ["init", "-q"]).status == 0)
    try FileManager.default.createDirectory(
      at: judge.folder.appendingPathComponent(path).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    var generator = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let old = round % 6 == 0 ? nil : Self.text(&generator)
      let new = Self.text(&generator)
      let diff = UnifiedDiff(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
      guard !diff.lines.isEmpty else {
        #expect(old == new)
        continue
      }
      let file = judge.folder.appendingPathComponent(path)
      if let old { try judge.write(old, to: path) } else { try removeIfThere(file) }
      try judge.write(diff.description + "\n", to: "patch")
      let verdict = try judge.run("git", ["apply", "--whitespace=nowarn", "patch"])
      #expect(verdict.status == 0, "\(verdict.output)\n\(diff)")
      #expect(try Data(contentsOf: file) == Data(new.utf8), "\(diff)")
    }
  }

  private func removeIfThere(_ file: URL) throws {
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func removing(_ remove: () throws -> Void) {
    do { try remove() } catch { Issue.record(error) }
  }
}
