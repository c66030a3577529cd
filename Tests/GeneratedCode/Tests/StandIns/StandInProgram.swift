import Foundation
import Testing

/// A typical program for Apple's frameworks.
struct StandInProgram: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String

  init(_ description: String, _ source: String) {
    testDescription = description
    self.source = source
  }
}

/// Two programs in one text that differ in what matters: each `«wrong»→«right»` is its first
/// half in the one that is refused, and its second in the one that is not.
struct StandInMistake: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The essential words of the error.
  let words: String
  let wrong: String
  let right: String

  init(_ description: String, says words: String, _ source: String) {
    testDescription = description
    self.words = words
    wrong = Self.choosing(1, from: source)
    right = Self.choosing(2, from: source)
  }

  private static func choosing(_ half: Int, from source: String) -> String {
    source.replacing(/«([^»]*)»→«([^»]*)»/) { half == 1 ? $0.1 : $0.2 }
  }
}

extension StandInJudge {
  /// Expects a program to pass on a platform, in one language mode.
  static func expect(
    _ program: StandInProgram, on platform: String, mode: String, flags: [String] = []
  ) throws {
    let verdict = try check(program.source, on: platform, mode: mode, flags: flags)
    #expect(verdict.isAccepted && verdict.isComplete, "\(verdict.diagnostics)")
  }

  /// Expects the wrong program to fail for the reason given, and for no other, and the right one to
  /// pass.
  static func expect(_ mistake: StandInMistake, on platform: String, mode: String) throws {
    let refused = try check(mistake.wrong, on: platform, mode: mode)
    #expect(!refused.isAccepted)
    #expect(!refused.findings.isEmpty)
    for finding in refused.findings {
      #expect(finding.contains(mistake.words), "\(refused.diagnostics)")
    }
    let accepted = try check(mistake.right, on: platform, mode: mode)
    #expect(accepted.isAccepted && accepted.isComplete, "\(accepted.diagnostics)")
  }
}
