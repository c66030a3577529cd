@testable import ScaffoldSwift

/// An edit of the kind that people make in a generated file, which can be made in several versions of it.
struct UserEdit: Sendable {
  enum Kind: CaseIterable, Sendable {
    case addStatementFirst, addStatementLast, changeStatement, addHelperAfter, addHelperBefore
    case addProperty, addComment, addMark, addBlankLines, swap, moveToExtension, moveIntoDebug
    case delete, renameParameter, makeAsync, addAttribute, addConformance, addImport
    case addTrailingComment, addOverload, rewriteBody
  }

  let kind: Kind
  /// The key of the declaration, and which of those with the same key it is.
  let key: String
  let occurrence: Int
  /// What makes the names of the edit its own.
  let number: Int

  /// The edited text; `nil` if the text has no such declaration or the edit does not apply to it.
  func applied(to text: [UInt8]) throws -> [UInt8]? {
    var numbering = LineNumbers()
    let tree = try MergeTree(text, numbering: &numbering)
    let found = tree.nodes.indices.filter { tree[$0].fullKey == key && tree[$0].kind != .branch }
    guard found.indices.contains(occurrence) else { return nil }
    var edits = SourceEdits()
    guard edit(tree, found[occurrence], &edits) else { return nil }
    return edits.applied(to: text)?.text
  }

  /// A random edit of a declaration of the text.
  static func random(
    in text: [UInt8], number: Int, using generator: inout SeededGenerator
  ) throws -> UserEdit? {
    var numbering = LineNumbers()
    let tree = try MergeTree(text, numbering: &numbering)
    let nodes = tree.nodes.indices.filter {
      !tree[$0].isTransparent && !tree[$0].isDeclaration(.import)
    }
    guard let node = nodes.randomElement(using: &generator),
      let kind = Kind.allCases.randomElement(using: &generator)
    else { return nil }
    let key = tree[node].fullKey
    let before = tree.nodes.indices.filter { $0 < node && tree[$0].fullKey == key }
    return UserEdit(kind: kind, key: key, occurrence: before.count, number: number)
  }
}

// MARK: Making the edit

extension UserEdit {
  private func edit(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    switch kind {
    case .addStatementFirst, .addStatementLast, .changeStatement, .rewriteBody, .makeAsync,
      .renameParameter, .addOverload:
      return tree[node].isDeclaration(.function) && editFunction(tree, node, &edits)
    case .addProperty, .addConformance: return editType(tree, node, &edits)
    case .addComment, .addMark, .addBlankLines, .addAttribute, .addTrailingComment, .addImport:
      return decorate(tree, node, &edits)
    case .addHelperAfter, .addHelperBefore, .swap, .moveToExtension, .moveIntoDebug, .delete:
      return arrange(tree, node, &edits)
    }
  }

  private func indentation(_ tree: MergeTree, _ node: Int) -> String {
    String(Array(tree.indentation(at: tree[node].range.lowerBound)))
  }

  private func insert(_ text: String, at place: Int, _ edits: inout SourceEdits) {
    edits.replace(place..<place, with: Array(text.utf8))
  }

  // MARK: Functions

  private func editFunction(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    switch kind {
    case .renameParameter:
      guard let colon = tree.text[tree[node].head].firstIndex(of: UInt8(ascii: ":")) else {
        return false
      }
      insert("Renamed\(number)", at: colon, &edits)
      return true
    case .makeAsync:
      guard let parenthesis = tree.text[tree[node].head].lastIndex(of: UInt8(ascii: ")")),
        parenthesis + 1 == tree[node].head.upperBound
      else { return false }
      insert(" async", at: parenthesis + 1, &edits)
      return true
    case .addOverload:
      guard tree.isFirstOnLine(tree[node].range.lowerBound) else { return false }
      let base = tree[node].name.prefix { $0 != "(" }
      let hasBody = tree[node].body != nil
      insert(
        "\n\(indentation(tree, node))func \(base)(own\(number): Int)\(hasBody ? " {}" : "")",
        at: tree[node].range.upperBound, &edits)
      return true
    default: return editBody(tree, node, &edits)
    }
  }

  private func editBody(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    guard let body = tree[node].body, let lines = tree.innerLines(of: body) else { return false }
    let statement = "\(indentation(tree, node))  note(\"edit \(number)\")\n"
    switch kind {
    case .addStatementFirst: insert(statement, at: lines.lowerBound, &edits)
    case .addStatementLast: insert(statement, at: lines.upperBound, &edits)
    case .rewriteBody: edits.replace(lines, with: Array((statement + statement).utf8))
    default:
      guard !lines.isEmpty else { return false }
      let end = tree.lineEnd(of: lines.lowerBound)
      let line = tree.text[lines.lowerBound..<end]
      let isStatement =
        !line.contains { "{}[]#\"".utf8.contains($0) }
        && line.count { $0 == UInt8(ascii: "(") } == line.count { $0 == UInt8(ascii: ")") }
      guard end <= lines.upperBound, isStatement else { return false }
      edits.replace(lines.lowerBound..<end, with: Array(statement.utf8))
    }
    return true
  }

  // MARK: Types

  private func editType(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    guard tree[node].isType, let body = tree[node].body, tree.lineEnds(in: body) > 0 else {
      return false
    }
    if kind == .addProperty {
      guard !tree[node].isDeclaration(.protocol) else { return false }
      insert("\n\(indentation(tree, node))  var own\(number) = 0", at: body.lowerBound, &edits)
      return true
    }
    let head = TypeHead(tree, tree[node].head)
    guard let last = head.elements.last else { return false }
    insert(", Own\(number)", at: last.upperBound, &edits)
    return true
  }

  // MARK: Comments, attributes and imports

  private func decorate(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    let (range, code) = (tree[node].range, tree[node].code)
    guard tree.isFirstOnLine(range.lowerBound), tree.isFirstOnLine(code.lowerBound),
      tree.isLastOnLine(range.upperBound)
    else { return false }
    let indentation = indentation(tree, node)
    switch kind {
    case .addComment: insert("/// Edit \(number).\n\(indentation)", at: range.lowerBound, &edits)
    case .addMark:
      insert("// MARK: Edit \(number)\n\n\(indentation)", at: range.lowerBound, &edits)
    case .addBlankLines: insert("\n\n", at: range.upperBound, &edits)
    case .addAttribute: insert("@Own\(number) ", at: code.lowerBound, &edits)
    case .addTrailingComment: insert("  // edit \(number)", at: range.upperBound, &edits)
    default:
      guard let first = tree.nodes.first(where: { $0.isDeclaration(.import) }) else { return false }
      insert("import Own\(number)\n", at: tree.lineStart(of: first.range.lowerBound), &edits)
    }
    return true
  }

  // MARK: Order and place

  private func arrange(_ tree: MergeTree, _ node: Int, _ edits: inout SourceEdits) -> Bool {
    let range = tree[node].range
    guard tree.isFirstOnLine(range.lowerBound), tree.isLastOnLine(range.upperBound) else {
      return false
    }
    let indentation = indentation(tree, node)
    let isRequirement = tree[tree[node].parent].isDeclaration(.protocol)
    let helper = "func helper\(number)()\(isRequirement ? "" : " {\n\(indentation)}")"
    switch kind {
    case .addHelperAfter: insert("\n\n\(indentation)\(helper)", at: range.upperBound, &edits)
    case .addHelperBefore: insert("\(helper)\n\n\(indentation)", at: range.lowerBound, &edits)
    case .delete: edits.replace(tree.wholeLines(of: range), with: [])
    case .swap:
      guard let next = tree.sibling(after: node) else { return false }
      edits.replace(range, with: Array(tree.text[tree[next].range]))
      edits.replace(tree[next].range, with: Array(tree.text[range]))
    case .moveIntoDebug:
      insert("#if DEBUG\n\(indentation)", at: range.lowerBound, &edits)
      insert("\n\(indentation)#endif", at: range.upperBound, &edits)
    default:
      guard tree[node].isDeclaration(.function), tree[node].body != nil,
        tree[tree[node].parent].parent == 0, tree[tree[node].parent].isType
      else { return false }
      edits.replace(tree.wholeLines(of: range), with: [])
      let text = String(tree.text(of: range, indentedBy: [0x20, 0x20]))
      insert(
        "\nextension \(tree[node].path[0]) {\n  \(text)\n}\n", at: tree.text.count, &edits)
    }
    return true
  }
}
