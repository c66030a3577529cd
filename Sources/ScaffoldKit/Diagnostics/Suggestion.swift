/// Finds the known word that is most similar to a misspelled one.
package enum Suggestion {
  /// The candidate nearest to `word`, or `nil` when none is near.
  ///
  /// Case does not count, a swap of neighbours counts as one edit, and about a third of the word may
  /// be wrong, though not all of it: `nearest("tempalte", in: ["template", "target"])` is `"template"`. Else it is
  /// the only candidate that begins with the word: `nearest("bool", in: ["boolean", "text"])` is `"boolean"`; else the
  /// only one whose beginning is one edit away: `nearest("sing", in: ["signIn", "home"])` is `"signIn"`.
  package static func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let wanted = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word && candidate.utf8.count <= longestWord {
      let letters = Array(candidate.lowercased())
      let distance = distances(wanted, letters)[letters.count]
      let length = max(wanted.count, letters.count)
      guard distance <= max(1, length / 3), distance < length else { continue }
      // Of two that are as near, the longer one: letters are left out more often than added.
      if let best, (best.distance, -best.word.count) <= (distance, -candidate.count) { continue }
      best = (candidate, distance)
    }
    if let best { return best.word }
    for edits in [0, 1] where wanted.count > 2 + edits {
      let longer = candidates.filter { candidate in
        candidate != word && candidate.utf8.count <= longestWord
          && distances(wanted, Array(candidate.lowercased())).contains { $0 <= edits }
      }
      guard longer.isEmpty else { return longer.count == 1 ? longer[0] : nil }
    }
    return nil
  }

  /// The longest word to compare, in bytes: the time of a comparison grows with both words.
  private static let longestWord = 256

  /// Edits between a word and each beginning of another, the empty one first: insertions, removals, replacements and
  /// swaps of neighbours.
  private static func distances(_ a: [Character], _ b: [Character]) -> [Int] {
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, twoBack[j - 1] + 1) }
        row.append(best)
      }
      (twoBack, previous) = (previous, row)
    }
    return previous
  }

  /// `did you mean 'word'?`, or `otherwise` when nothing is near.
  package static func help(
    for word: String, in candidates: some Sequence<String>, otherwise: String? = nil
  ) -> String? {
    nearest(word, in: candidates).map { "did you mean '\($0)'?" } ?? otherwise
  }
}
