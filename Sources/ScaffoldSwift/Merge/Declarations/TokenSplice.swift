/// Tokens of the new text in the place of tokens of the user's file, with fitting white space.
struct TokenSplice {
  let range: Range<Int>
  let text: [UInt8]

  /// - Parameters:
  ///   - yours: the indices of the user's tokens, empty for an insertion.
  ///   - new: the indices of the new tokens, empty for a removal.
  ///   - bounds: the user's head, in bytes.
  init(_ sides: MergeSides, yours: Range<Int>, new: Range<Int>, within bounds: Range<Int>) {
    let mine = SplicedTokens(sides.yours, yours)
    let theirs = SplicedTokens(sides.new, new)
    let hasBefore = yours.lowerBound > 0 && mine.before.lowerBound >= bounds.lowerBound
    let hasAfter =
      yours.upperBound < sides.yours.tokens.ranges.count
      && mine.after.upperBound <= bounds.upperBound
    if !yours.isEmpty && !new.isEmpty {
      range = mine.tokens
      text = Array(sides.new.text[theirs.tokens])
    } else if hasBefore, hasAfter, yours.isEmpty ? mine.isGapEmpty : theirs.isGapEmpty {
      // Without white space of its own, the place takes that of both sides of the new tokens.
      range = mine.before.upperBound..<mine.after.lowerBound
      text = Array(sides.new.text[theirs.before.upperBound..<theirs.after.lowerBound])
    } else if yours.isEmpty {
      let goesAfterGap = !hasBefore || (hasAfter && mine.gapBefore == theirs.gapBefore)
      let place = goesAfterGap ? mine.after.lowerBound : mine.before.upperBound
      range = place..<place
      text = Array(
        sides.new.text[
          goesAfterGap
            ? theirs.tokens.lowerBound..<theirs.after.lowerBound
            : theirs.before.upperBound..<theirs.tokens.upperBound])
    } else {
      let takesGapAfter = !hasBefore || (hasAfter && mine.gapBefore == theirs.gapBefore)
      range =
        takesGapAfter
        ? mine.tokens.lowerBound..<max(mine.tokens.upperBound, mine.after.lowerBound)
        : mine.before.upperBound..<mine.tokens.upperBound
      text = []
    }
  }
}

/// Consecutive tokens, or a place between tokens, with the tokens around.
private struct SplicedTokens {
  let tokens: Range<Int>
  /// The token before, or the beginning of the text.
  let before: Range<Int>
  /// The token after, or the end of the text.
  let after: Range<Int>
  /// Whether the tokens before and after the place touch.
  var isGapEmpty: Bool { before.upperBound == after.lowerBound }
  /// The white space before the tokens.
  let gapBefore: ArraySlice<UInt8>

  init(_ tree: MergeTree, _ indices: Range<Int>) {
    let ranges = tree.tokens.ranges
    let end = tree.text.count
    before = indices.lowerBound > 0 ? ranges[indices.lowerBound - 1] : 0..<0
    after = indices.upperBound < ranges.count ? ranges[indices.upperBound] : end..<end
    tokens =
      indices.isEmpty
      ? after.lowerBound..<after.lowerBound
      : ranges[indices.lowerBound].lowerBound..<ranges[indices.upperBound - 1].upperBound
    gapBefore = tree.text[before.upperBound..<tokens.lowerBound].filter { $0 != 0x0D }[...]
  }
}
