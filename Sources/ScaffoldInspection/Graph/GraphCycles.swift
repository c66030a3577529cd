/// The strongly connected parts of a graph that have more than one node.
struct GraphCycles {
  private(set) var found: [[String]] = []

  private let names: [String]
  private var targets: [[Int]]
  private var numbers: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next = 0

  init(_ names: [String], _ edges: [(String, String)]) {
    self.names = names
    let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    targets = Array(repeating: [], count: names.count)
    numbers = Array(repeating: -1, count: names.count)
    lowest = numbers
    isOpen = Array(repeating: false, count: names.count)
    for (from, to) in edges {
      if let from = indices[from], let to = indices[to] { targets[from].append(to) }
    }
    for node in names.indices where numbers[node] < 0 { visit(node) }
    found.sort { $0[0] < $1[0] }
  }

  /// Visits the nodes that can be reached, without recursion: a graph may be one long chain.
  private mutating func visit(_ start: Int) {
    var path = [(node: start, edge: 0)]
    enter(start)
    while let (node, edge) = path.last {
      if edge < targets[node].count {
        path[path.count - 1].edge += 1
        let target = targets[node][edge]
        if numbers[target] < 0 {
          enter(target)
          path.append((target, 0))
        } else if isOpen[target] {
          lowest[node] = min(lowest[node], numbers[target])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      if lowest[node] == numbers[node] { close(node) }
    }
  }

  private mutating func enter(_ node: Int) {
    numbers[node] = next
    lowest[node] = next
    next += 1
    isOpen[node] = true
    open.append(node)
  }

  private mutating func close(_ node: Int) {
    var part: [String] = []
    while let last = open.popLast() {
      isOpen[last] = false
      part.append(names[last])
      if last == node { break }
    }
    if part.count > 1 { found.append(part.sorted()) }
  }
}
