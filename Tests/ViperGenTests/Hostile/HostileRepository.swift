import Foundation
import Testing

/// A repository that attacks, and the answer of `templates add`.
struct HostileRepository: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The exit status.
  let status: Int32
  /// A part of the message.
  let answer: String
  /// Makes the repository.
  let make: @Sendable (GitRepository) throws -> Void

  init(
    _ title: String, _ status: Int32, _ answer: String = "",
    _ make: @escaping @Sendable (GitRepository) throws -> Void
  ) {
    testDescription = title
    (self.status, self.answer, self.make) = (status, answer, make)
  }

  /// A template with an entry that it must not have.
  private static func entry(
    _ title: String, _ mode: String, _ name: [UInt8], _ status: Int32, _ answer: String
  ) -> HostileRepository {
    HostileRepository(title, status, answer) { origin in
      let object =
        switch mode {
        case "160000": String(repeating: "1", count: 40)
        case "40000": try origin.tree([RawEntry(file: "a", try origin.blob("x"))])
        default: try origin.blob("/etc/passwd")
        }
      try origin.commit(template: try origin.templateTree([RawEntry(mode, name, object)]))
    }
  }
}

extension HostileRepository {
  /// Small repositories that become large when they are unpacked.
  static let bombs = [
    HostileRepository("folders in each other, beside the template", 0, "3 files created") {
      origin in
      let bomb = try origin.nestedTree(depth: 9, width: 10)
      try origin.commit(template: try origin.templateTree(), [RawEntry(folder: "zzz", bomb)])
    },
    HostileRepository("folders in each other, in the template", 65, "more than 2000 entries") {
      origin in
      let bomb = try origin.nestedTree(depth: 9, width: 10)
      try origin.commit(template: try origin.templateTree([RawEntry(folder: "zzz", bomb)]))
    },
    HostileRepository("folders in each other, and no template", 66, "there is no template") {
      try $0.commit(tree: try $0.nestedTree(depth: 9, width: 10))
    },
    HostileRepository("a template in too many folders", 65, "more than 16 folders deep") { origin in
      let bomb = try origin.nestedTree(depth: 40, width: 1)
      try origin.commit(template: try origin.templateTree([RawEntry(folder: "zzz", bomb)]))
    },
    HostileRepository("a folder of 10 MB of files at the top", 65, "too many files and folders") {
      try $0.commit(tree: try $0.wideTree(50_000, "100644", try $0.blob("x")))
    },
    HostileRepository("50,000 templates of one folder", 65, "too many files and folders") {
      try $0.commit(tree: try $0.wideTree(50_000, "40000", try $0.templateTree()))
    },
    HostileRepository("101 templates", 65, "more than 100 templates") { origin in
      let template = try origin.templateTree()
      try origin.commit(
        tree: try origin.tree((0...100).map { RawEntry(folder: "t\($0)", template) }))
    },
    HostileRepository("100 templates of 1,000 files", 65, "more than 20000 entries") { origin in
      let files = RawEntry(folder: "f", try origin.wideTree(1_000, "100644", try origin.blob("x")))
      let template = try origin.templateTree([files])
      try origin.commit(
        tree: try origin.tree((0..<100).map { RawEntry(folder: "t\($0)", template) }))
    },
    HostileRepository("a folder of 40 MB", 65, "more than 32 MiB for one object") { origin in
      let bomb = try origin.wideTree(170_000, "100644", try origin.blob("x"))
      try origin.commit(template: try origin.templateTree(), [RawEntry(folder: "zzz", bomb)])
    },
    HostileRepository("a template of 20 files of 1 MB", 65, "more than 16777216 bytes") { origin in
      let files = try (0..<20).map { number in
        let text = String(repeating: "\(number % 10)", count: 1 << 20) + "\(number)"
        return RawEntry(file: "f\(number)", try origin.blob(text))
      }
      try origin.commit(template: try origin.templateTree(files))
    },
  ]

  /// Entries that a template's folder must not have.
  static let entries = [
    entry("a link", "120000", Array("Link.swift".utf8), 77, "'Link.swift' is a link"),
    entry("a submodule", "160000", Array("Sub".utf8), 77, "'Sub' is a submodule"),
    entry("a folder '..'", "40000", Array("..".utf8), 77, "'..' is not a valid path"),
    entry("a file '..'", "100644", Array("..".utf8), 77, "'..' is not a valid path"),
    entry("a folder '.'", "40000", Array(".".utf8), 77, "'.' is not a valid path"),
    entry("a folder of git", "40000", Array(".git".utf8), 77, "'.git' is not a valid path"),
    entry("the same in capitals", "40000", Array(".GIT".utf8), 77, "'.GIT' is not a valid path"),
    entry("the same for Windows", "40000", Array("git~1".utf8), 77, "'git~1' is not a valid path"),
    entry("an absolute path", "100644", Array("/etc/x".utf8), 77, "'/etc/x' is not a valid path"),
    entry("a path", "100644", Array("../../x".utf8), 77, "'../../x' is not a valid path"),
    entry("no name", "100644", [], 74, "empty filename in tree entry"),
    entry("a backslash", "100644", Array(#"a\x"#.utf8), 65, "has a backslash"),
    entry("a path for Windows", "100644", Array(#"..\x"#.utf8), 77, "points outside the package"),
    entry("a device", "100644", Array("nul".utf8), 65, "the name of a device"),
    entry("an invisible character", "100644", Array("a\u{200B}b".utf8), 65, "invisible character"),
    entry("another case", "100644", Array("view.SWIFT".utf8), 65, "would be the same file"),
    entry("a name twice", "100644", Array("View.swift".utf8), 65, "in the repository twice"),
    entry("a name that is not UTF-8", "100644", [0x61, 0xFF], 65, "is not valid UTF-8"),
    entry("a control character", "100644", Array("a\u{1B}[2J".utf8), 65, "invisible character"),
  ]
}
