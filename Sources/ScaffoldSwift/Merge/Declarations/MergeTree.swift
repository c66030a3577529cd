/// The declarations of a file, each with a number. A container has a lower number than its members.
struct MergeTree: Sendable {
  let text: [UInt8]
  let tokens: TokenNumbers
  /// The lines of the text.
  let lines: TextLines
  private(set) var nodes: [MergeNode] = []

  init(_ text: [UInt8], numbering: inout LineNumbers) throws(SwiftReadingError) {
    self.init(try SwiftFile(reading: text), numbering: &numbering)
  }

  /// The tree of a file.
  ///
  /// - Parameter known: the names that the template declares; `nil` for a text of the template. What has other
  ///   names is the user's own.
  init(_ file: SwiftFile, among known: TemplateNames? = nil, numbering: inout LineNumbers) {
    text = file.text
    lines = TextLines(text)
    tokens = TokenNumbers(file, numbering: &numbering)
    nodes = [
      MergeNode(.file, name: "", path: [], body: text.indices, parent: -1, isForeign: false)
    ]
    addAll(file.declarations, known)
  }

  subscript(node: Int) -> MergeNode { nodes[node] }

  /// Adds the declarations and their members, without recursion.
  private mutating func addAll(_ declarations: [Declaration], _ known: TemplateNames?) {
    var open = [(siblings: declarations, index: 0, parent: 0, path: [String]())]
    while var next = open.popLast() {
      guard next.index < next.siblings.count else { continue }
      let declaration = next.siblings[next.index]
      let isForeign = known.map { !$0.contains(declaration) } ?? false
      let id = append(
        MergeNode(
          next.siblings, next.index, path: next.path, parent: next.parent, isForeign: isForeign))
      let path =
        declaration.addedPath.isEmpty ? next.path : next.path + declaration.addedPath
      next.index += 1
      open.append(next)
      for branch in declaration.branches {
        let name = branch.condition ?? "#else"
        let isForeign = known.map { !$0.contains(name) } ?? false
        let branchID = append(
          MergeNode(
            .branch, name: name, path: path, body: branch.body, parent: id, isForeign: isForeign))
        open.append((branch.declarations, 0, branchID, path))
      }
      open.append((declaration.members, 0, id, path))
    }
  }

  private mutating func append(_ node: MergeNode) -> Int {
    nodes.append(node)
    nodes[node.parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// The number of branches and conditionals between a declaration and the type that it is in.
  func conditions(around node: Int) -> Int {
    var (parent, count) = (nodes[node].parent, 0)
    while parent > 0, nodes[parent].isTransparent {
      (parent, count) = (nodes[parent].parent, count + 1)
    }
    return count
  }

  /// Whether a declaration is a requirement of a protocol.
  func isRequirement(_ node: Int) -> Bool {
    var parent = nodes[node].parent
    while parent > 0, nodes[parent].isTransparent { parent = nodes[parent].parent }
    return parent > 0 && nodes[parent].isDeclaration(.protocol)
  }
}
