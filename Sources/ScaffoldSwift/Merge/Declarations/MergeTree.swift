/// The declarations of a file, each with a number. A container has a lower number than its members.
struct MergeTree: Sendable {
  let text: [UInt8]
  let tokens: TokenNumbers
  /// The lines of the text.
  let lines: TextLines
  private(set) var nodes: [MergeNode] = []

  init(_ text: [UInt8], numbering: inout LineNumbers) throws(SwiftReadingError) {
    let file = try SwiftFile(reading: text)
    self.text = text
    lines = TextLines(text)
    tokens = TokenNumbers(text, numbering: &numbering)
    nodes = [
      MergeNode(
        kind: .file, name: "", key: "", selectorKey: "", looseKeys: [], path: [],
        range: text.indices, code: text.indices, head: 0..<0, body: text.indices, parent: -1,
        isContainer: true)
    ]
    addAll(file.declarations)
  }

  subscript(node: Int) -> MergeNode { nodes[node] }

  /// Adds the declarations and their members, without recursion.
  private mutating func addAll(_ declarations: [Declaration]) {
    var open = declarations.reversed().map { (declaration: $0, parent: 0, path: [String]()) }
    while let next = open.popLast() {
      let id = add(next.declaration, parent: next.parent, path: next.path)
      let path = next.path + next.declaration.addedPath
      for branch in next.declaration.branches {
        let branchID = add(branch, parent: id, path: path)
        open += branch.declarations.reversed().map { ($0, branchID, path) }
      }
      open += next.declaration.members.reversed().map { ($0, id, path) }
    }
  }

  private mutating func add(_ declaration: Declaration, parent: Int, path: [String]) -> Int {
    let keys = DeclarationKeys(declaration)
    return append(
      MergeNode(
        kind: .declaration(declaration.kind), name: keys.name, key: keys.key,
        selectorKey: keys.selectorKey, looseKeys: keys.looseKeys, testName: keys.testName,
        path: path,
        addedPath: declaration.addedPath, inheritance: declaration.inheritance,
        range: declaration.range, code: declaration.code,
        head: declaration.head,
        body: declaration.body, parent: parent, isContainer: declaration.isContainer))
  }

  private mutating func add(
    _ branch: Declaration.Branch, parent: Int, path: [String]
  ) -> Int {
    let name = branch.condition ?? "#else"
    return append(
      MergeNode(
        kind: .branch, name: name, key: name, selectorKey: name, looseKeys: [], path: path,
        range: branch.body, code: branch.body,
        head: branch.body.lowerBound..<branch.body.lowerBound,
        body: branch.body, parent: parent, isContainer: true))
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
