/// The direction of each edge in a drawing, so that no circle is left, and the columns that follow from it.
struct ForwardEdges {
  /// Whether an edge is drawn against its direction.
  private(set) var isReversed: [Bool]
  /// The longest path to each node.
  private(set) var columns: [Int]

  init(count: Int, _ edges: [(from: Int, to: Int)]) {
    isReversed = Array(repeating: false, count: edges.count)
    columns = Array(repeating: 0, count: count)
    var outgoing = Array(repeating: [Int](), count: count)
    var incoming = Array(repeating: 0, count: count)
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      outgoing[edge.from].append(index)
      incoming[edge.to] += 1
    }
    // 0 is new, 1 is on the path, 2 is done.
    var states = Array(repeating: 0, count: count)
    var order: [Int] = []
    // Nodes that no edge leads to come first, so that a circle is left where it is entered.
    let starts = (0..<count).sorted {
      (incoming[$0] == 0 ? 0 : 1, $0) < (incoming[$1] == 0 ? 0 : 1, $1)
    }
    for start in starts where states[start] == 0 {
      var path = [(node: start, next: 0)]
      states[start] = 1
      while let (node, next) = path.last {
        guard next < outgoing[node].count else {
          states[node] = 2
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = outgoing[node][next]
        let target = edges[edge].to
        if states[target] == 1 {
          isReversed[edge] = true
        } else if states[target] == 0 {
          states[target] = 1
          path.append((target, 0))
        }
      }
    }
    // A reversed edge leads from a node that was done later, so that one pass is enough.
    var forward = Array(repeating: [Int](), count: count)
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      let (from, to) = isReversed[index] ? (edge.to, edge.from) : (edge.from, edge.to)
      forward[from].append(to)
    }
    for node in order.reversed() {
      for target in forward[node] { columns[target] = max(columns[target], columns[node] + 1) }
    }
  }
}
