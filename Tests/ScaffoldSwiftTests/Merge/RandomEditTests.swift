import Testing

@testable import ScaffoldSwift

/// Properties of merges that hold for every edit, tried with random edits of generated modules.
struct RandomEditTests {
  @Test func `The generated modules are there`() {
    #expect(RenderedFile.withAction.count > 45)
    #expect(RenderedFile.all.count > 80)
  }

  @Test(arguments: RenderedFile.all)
  func `A side without changes returns the other side's bytes`(file: RenderedFile) throws {
    var generator = SeededGenerator(seed: 2)
    let yours = try edited(file, 0, edits: 3, &generator).yours
    let windows = [0xEF, 0xBB, 0xBF] + LineEnd.both.applied(to: yours).dropLast(2)
    for text in [yours, windows] {
      #expect(try FileMerge.swift(base: file.base, yours: text, new: file.base).text == text)
      #expect(try FileMerge.swift(base: file.base, yours: text, new: text).text == text)
      #expect(try FileMerge.swift(base: text, yours: text, new: file.new).text == file.new)
    }
  }

  @Test(arguments: RenderedFile.withAction)
  func `Adding an action and removing it restores every byte`(file: RenderedFile) throws {
    var generator = SeededGenerator(seed: 3)
    for round in [3] {
      let yours = try edited(file, round, edits: 1 + round, &generator).yours
      let added = try FileMerge.swift(base: file.base, yours: yours, new: file.new)
      guard added.conflicts.isEmpty else { continue }
      let removed = try FileMerge.swift(base: file.new, yours: added.text, new: file.base)
      #expect(removed.conflicts.isEmpty)
      #expect(String(removed.text) == String(yours))
      let again = try FileMerge.swift(base: file.new, yours: added.text, new: file.new)
      #expect(again.text == added.text)
    }
  }

  @Test(arguments: RenderedFile.all)
  func `A merge has the lines of the same edit in the new text`(file: RenderedFile) throws {
    var generator = SeededGenerator(seed: 4)
    for round in [2] {
      let edits = try edited(file, round, edits: 1 + round % 4, &generator)
      let merge = try FileMerge.swift(base: file.base, yours: edits.yours, new: file.new)
      guard merge.conflicts.isEmpty, let expected = edits.new else { continue }
      #expect(lines(of: merge.text) == lines(of: expected))
    }
  }

  @Test(arguments: RenderedFile.all)
  func `No line that the user wrote is lost`(file: RenderedFile) throws {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<1 {
      let yours = try edited(file, round, edits: 5, &generator).yours
      let merge = try FileMerge.swift(base: file.base, yours: yours, new: file.new)
      let found = Set(lines(of: merge.text))
      let known = Set(lines(of: file.base))
      let lost = lines(of: yours).filter { !found.contains($0) && !known.contains($0) }
      let text = String(merge.text)
      #expect(lost.allSatisfy { isPartOfHead($0) || text.contains($0) })
    }
  }

  @Test func `Few edits of a generated module conflict with a new action`() throws {
    var generator = SeededGenerator(seed: 6)
    var (count, conflicts) = (0, 0)
    for file in RenderedFile.withAction {
      for round in 0..<1 {
        let yours = try edited(file, round, edits: 3, &generator).yours
        let merge = try FileMerge.swift(base: file.base, yours: yours, new: file.new)
        count += 1
        conflicts += merge.conflicts.isEmpty ? 0 : 1
      }
    }
    #expect(count > 45)
    #expect(conflicts * 100 <= count * 3)
  }

  // MARK: Helpers

  /// The base after random edits, and the new text after the same ones if they can be made there.
  private func edited(
    _ file: RenderedFile, _ round: Int, edits: Int, _ generator: inout SeededGenerator
  ) throws -> (yours: [UInt8], new: [UInt8]?) {
    var yours = file.base
    var new: [UInt8]? = file.new
    for index in 0..<edits {
      let edit = try UserEdit.random(in: yours, number: round * 100 + index, using: &generator)
      guard let edit, let text = try edit.applied(to: yours) else { continue }
      yours = text
      new = try new.flatMap { try edit.applied(to: $0) }
    }
    return (yours, new)
  }

  /// The lines that are not blank, without their indentation, sorted.
  private func lines(of text: [UInt8]) -> [String] {
    text.split { $0 == 0x0A || $0 == 0x0D }
      .map { String(Array($0.drop { $0 == 0x20 })) }.filter { !$0.isEmpty }.sorted()
  }

  /// Whether a line may be changed by both sides: attributes, names and conformances before a body.
  private func isPartOfHead(_ line: String) -> Bool {
    ["@", "func ", "final ", "struct ", "class ", "enum ", "extension ", "init(", "let ", "var "]
      .contains { line.hasPrefix($0) } || line.contains("Own") || line.contains("async")
  }
}
