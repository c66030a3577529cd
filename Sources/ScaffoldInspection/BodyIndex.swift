/// Finds the body around a token among bodies that are inside of each other or apart, without a search of them all.
struct BodyIndex {
  /// Up to the next place, the same bodies are around each token.
  private struct Change {
    let place: Int
    /// The indices of the bodies; `nil` between bodies.
    let outermost: Int?
    let innermost: Int?
  }

  private var changes: [Change] = []

  /// - Parameter bodies: the tokens of bodies, each body after those around it.
  init(_ bodies: [Range<Int>]) {
    let order = bodies.indices.sorted {
      (bodies[$0].lowerBound, bodies[$1].upperBound, $0)
        < (bodies[$1].lowerBound, bodies[$0].upperBound, $1)
    }
    var open: [Int] = []
    func close(before place: Int, _ changes: inout [Change]) {
      while let last = open.last, bodies[last].upperBound <= place {
        open.removeLast()
        changes.append(
          Change(place: bodies[last].upperBound, outermost: open.first, innermost: open.last))
      }
    }
    for body in order where !bodies[body].isEmpty {
      close(before: bodies[body].lowerBound, &changes)
      open.append(body)
      changes.append(
        Change(place: bodies[body].lowerBound, outermost: open.first, innermost: body))
    }
    close(before: .max, &changes)
  }

  /// The index of the outermost body around a token; `nil` if there is none.
  func outermost(at place: Int) -> Int? { change(at: place)?.outermost }

  /// The index of the nearest body around a token; `nil` if there is none.
  func innermost(at place: Int) -> Int? { change(at: place)?.innermost }

  private func change(at place: Int) -> Change? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1] : nil
  }
}
