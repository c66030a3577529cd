import Testing

@testable import ScaffoldSwift

/// A text with the lines that a change adds (`+`) or removes (`-`), as a comparison shows it.
struct Comparison: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [UInt8]
  let after: [UInt8]

  init(_ name: String, _ text: String) {
    testDescription = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    before = Comparison.text(of: lines.filter { !$0.hasPrefix("+") })
    after = Comparison.text(of: lines.filter { !$0.hasPrefix("-") })
  }

  private init(_ name: String, before: [UInt8], after: [UInt8]) {
    testDescription = name
    (self.before, self.after) = (before, after)
  }

  /// The comparison with other white space or line ends in both texts.
  func mapped(_ name: String, _ change: (String) -> String) -> Comparison {
    Comparison(
      name, before: Array(change(String(before)).utf8), after: Array(change(String(after)).utf8))
  }

  private static func text(of lines: [Substring]) -> [UInt8] {
    let changed = lines.map { $0.hasPrefix("+") || $0.hasPrefix("-") ? $0.dropFirst() : $0 }
    return Array(changed.map { $0 + "\n" }.joined().utf8)
  }

  /// Checks that merging the change of a template into `before` gives `after` without a conflict, and that the
  /// opposite change restores `before`.
  func expectMerge(of template: Comparison, isReversible: Bool = true) throws {
    let merge = try FileMerge.swift(
      base: template.before, yours: before, new: template.after)
    #expect(String(merge.text) == String(after))
    #expect(merge.conflicts.isEmpty)
    guard isReversible else { return }
    let undone = try FileMerge.swift(
      base: template.after, yours: merge.text, new: template.before)
    #expect(String(undone.text) == String(before))
    #expect(undone.conflicts.isEmpty)
  }
}
