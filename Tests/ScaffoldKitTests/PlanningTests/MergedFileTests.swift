import ScaffoldKit
import Testing

@Suite("A merged file")
struct MergedFileTests {
  private func merge(
    _ base: String, _ yours: String, _ new: String, at path: String
  ) throws -> MergedFile {
    try MergedFile(
      base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8),
      path: RelativePath(validating: path))
  }

  @Test("has the edits and what is new, as its documentation shows")
  func documented() throws {
    let merge = try merge(
      "struct A {\n}\n", "struct A {\n  let own = 1\n}\n", "struct A {\n}\n\nstruct B {\n}\n",
      at: "A.swift")
    #expect(
      String(decoding: merge.contents, as: UTF8.self)
        == "struct A {\n  let own = 1\n}\n\nstruct B {\n}\n")
    #expect(merge.conflicts.isEmpty && merge.marked == merge.contents)
  }

  @Test("has a conflict with its place, and both versions between markers")
  func conflict() throws {
    let merge = try merge("a\nb\n", "a\nmine\n", "a\ntheirs\n", at: "Docs/notes.txt")
    #expect(String(decoding: merge.contents, as: UTF8.self) == "a\nmine\n")
    let conflict = try #require(merge.conflicts.first)
    #expect(conflict.location?.path == "Docs/notes.txt" && conflict.location?.line == 2)
    #expect(conflict.help == "the template has:\n  theirs\n  ")
    let marked = String(decoding: merge.marked, as: UTF8.self)
    #expect(marked.hasPrefix("a\n<<<<<<< yours\nmine\n||||||| base\nb\n=======\ntheirs\n>>>>>>>"))
  }

  @Test("is none if a brace of a Swift file is missing, and the place is named")
  func unreadable() throws {
    let error = #expect(throws: ScaffoldError.self) {
      try merge("struct A {\n}\n", "struct A {\n", "struct A {\n  let a = 1\n}\n", at: "A.swift")
    }
    #expect(error?.diagnostics.first?.code == .unreadableSwift)
    #expect(error?.diagnostics.first?.location?.path == "A.swift")
    #expect(error?.diagnostics.first?.category == .data)
  }
}
