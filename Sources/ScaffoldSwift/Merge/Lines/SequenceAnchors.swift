/// Elements that occur once in each of two sequences.
enum SequenceAnchors {
  /// The places of one element.
  struct Pair: Sendable, Equatable {
    let old: Int
    let new: Int
  }

  /// The most pairs that are in the same order in both sequences.
  ///
  /// - Parameter pairs: the pairs in the order of the old sequence.
  static func longest(_ pairs: [Pair]) -> [Pair] {
    // The last pair of the best chain of each length, by index, and the pair before each one.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let length = firstLength(in: ends, notBelow: pairs[index].new, pairs)
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var chain: [Pair] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  private static func firstLength(in ends: [Int], notBelow place: Int, _ pairs: [Pair]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[ends[middle]].new < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
