import ScaffoldRecognition

/// The findings that a project had when it began to use `lint`, which are not reported.
///
/// ```swift
/// let baseline = Baseline(of: Lint(of: sources).findings)
/// baseline.new(in: Lint(of: sources).findings)  // []
/// ```
///
/// A finding is known by its rule, its path and the text of its line. It stays known while other lines change.
package struct Baseline: Sendable, Equatable {
  /// What findings have in common that are not told apart.
  struct Key: Sendable, Hashable, Comparable {
    let path: String
    let rule: String
    let line: String

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.rule, left.line) < (right.path, right.rule, right.line)
    }
  }

  /// How many findings each key has.
  let counts: [Key: Int]

  init(counts: [Key: Int]) { self.counts = counts }

  /// A baseline of all findings.
  package init(of findings: [Finding]) {
    counts = findings.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
  }

  /// The findings that are not in the baseline, in their order.
  ///
  /// If a line has more findings than in the baseline, the last ones are new.
  package func new(in findings: [Finding]) -> [Finding] {
    var known = counts
    return findings.filter { finding in
      guard let count = known[finding.key], count > 0 else { return true }
      known[finding.key] = count - 1
      return false
    }
  }

  /// The number of findings in the baseline that the project has no longer.
  package func fixedCount(in findings: [Finding]) -> Int {
    let current = Baseline(of: findings).counts
    return counts.reduce(0) { $0 + max(0, $1.value - current[$1.key, default: 0]) }
  }

  /// The text of the file, with a line end. The same findings in any order give the same text.
  package var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONText.object([
        ("path", .string(key.path)), ("rule", .string(key.rule)), ("line", .string(key.line)),
        ("count", .number(count)),
      ])
    }
    return JSONText.object([("version", .number(1)), ("findings", .array(entries))]).text
  }
}

extension Finding {
  fileprivate var key: Baseline.Key {
    Baseline.Key(path: place.path, rule: rule, line: line)
  }
}
