/// Merges the template's changes into the user's file declaration by declaration.
///
/// The user's file stays as it is, except for the declarations that the template adds, changes or removes. Each
/// is found by its container, kind and name.
struct DeclarationMerge {
  let sides: MergeSides
  let layout: MemberLayout
  let renamed: RenamedNames
  /// The user's own functions and enum cases with names of the template, by path, kind and base name.
  let ownFunctions: [String: Int]
  /// The user's own declarations with names of the template, by path, kind and name.
  let ownDeclarations: [String: Int]
  /// The names that belong to a conflict: what uses one of them and is changed is a conflict, too.
  let disputed: Set<String>
  private(set) var edits = SourceEdits()
  /// The containers in the user's file of which all members are replaced.
  private(set) var refilled: Set<Int> = []
  /// The declarations of the base that the new ones replaced with all of their members.
  private(set) var replaced: Set<Int> = []
  private(set) var notes: [MergeNote] = []

  init(_ sides: MergeSides, disputing disputed: Set<String> = []) {
    self.sides = sides
    self.disputed = disputed
    layout = MemberLayout(sides)
    renamed = RenamedNames(sides)
    var (ownFunctions, ownDeclarations) = ([String: Int](), [String: Int]())
    for node in sides.yours.nodes.indices
    where sides.toYours.backward[node] == nil && !sides.yours[node].isForeign {
      let key = sides.yours[node].fullSelectorKey
      if ownDeclarations[key] == nil { ownDeclarations[key] = node }
      for key in DeclarationMerge.functionKeys(sides.yours[node]) where ownFunctions[key] == nil {
        ownFunctions[key] = node
      }
    }
    self.ownFunctions = ownFunctions
    self.ownDeclarations = ownDeclarations
  }

  /// The keys by which functions and enum cases of the same base name are found.
  static func functionKeys(_ node: MergeNode) -> [String] {
    guard node.isDeclaration(.function) || node.isDeclaration(.enumCase) else { return [] }
    return node.looseKeys.map { (node.path + [$0]).joined(separator: "\u{0}") }
  }

  /// The merged text; `nil` if changes overlap.
  mutating func merged() -> MergedText? {
    var open = [0]
    while let container = open.popLast() {
      guard let mine = sides.yours(ofNew: container) else { continue }
      insertMembers(of: container)
      for node in sides.new[container].children { merge(node, into: &open) }
      if sides.toNew.backward[container] != nil { mergeComments(of: container, mine) }
    }
    removeMembers()
    let imports = RemovedImports(sides)
    for node in imports.users {
      let base = sides.toYours.backward[node]
      dispute(
        node, base: base, new: base.flatMap { sides.toNew.forward[$0] },
        reason: imports.reason(for: node))
    }
    reportRenamedNames()
    return edits.applied(to: sides.yours.text)
  }

  /// Reports code of the template that uses a name that the user's file no longer has.
  private mutating func reportRenamedNames() {
    for node in renamed.users {
      guard let mine = sides.yours(ofNew: node), let reason = renamed.reason(for: node) else {
        continue
      }
      dispute(mine, base: sides.toNew.backward[node], new: node, reason: reason)
    }
  }

  // MARK: Reporting

  mutating func add(_ edits: SourceEdits) { self.edits.append(edits) }

  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    edits.replace(range, with: text)
  }

  /// Notes that new members replace all members of a container; returns whether it was noted before.
  mutating func refill(_ container: Int) -> Bool { !refilled.insert(container).inserted }

  mutating func note(_ text: String, at offset: Int) {
    notes.append(MergeNote(line: sides.yours.lines.line(at: offset) + 1, text: text))
  }

  /// Reports a conflict of whole lines of the user's file.
  mutating func dispute(_ mine: Int, base: Int?, new: Int?, reason: String) {
    let yours = sides.yours
    let range = yours.wholeLines(of: yours[mine].range)
    let dispute = MergedText.Dispute(
      offset: yours[mine].code.lowerBound, yours: Array(yours.text[range]),
      base: base.map { sides.base.lines(of: $0) } ?? [],
      new: new.map { sides.new.lines(of: $0) } ?? [], name: yours[mine].name, reason: reason)
    edits.replace(range, with: MergedText(dispute), subject: yours[mine].range)
  }

  /// Reports what the template adds and what has no place in a type of the user's file.
  mutating func disputeAtEnd(base: Int?, new node: Int, reason: String) {
    let end = sides.yours.text.count
    let dispute = MergedText.Dispute(
      offset: end, yours: [], base: base.map { sides.base.lines(of: $0) } ?? [],
      new: sides.new.lines(of: node), name: sides.new[node].name, reason: reason)
    edits.replace(end..<end, with: MergedText(dispute))
  }
}

// MARK: Declarations of both versions of the template

extension DeclarationMerge {
  /// Merges a member of the new text that the base or the user's file has.
  mutating func merge(_ node: Int, into open: inout [Int]) {
    guard let base = sides.toNew.backward[node] else { return mergeExisting(node, into: &open) }
    guard let mine = sides.toYours.forward[base] else {
      return mergeDeleted(node, base, into: &open)
    }
    if isDisputed(base, mine, node) {
      return dispute(mine, base: base, new: node, reason: Self.belongsToConflict)
    }
    if replaceUnedited(node, base, mine) { return }
    var parts = DeclarationParts(sides, base: base, yours: mine, new: node)
    let isContainer = [sides.base[base], sides.yours[mine], sides.new[node]]
      .allSatisfy(\.isContainer)
    if let reason = parts.merge(isContainer: isContainer) {
      return dispute(mine, base: base, new: node, reason: reason)
    }
    add(parts.edits)
    if isContainer { open.append(node) }
  }

  /// Whether the user's bytes are those of the base, which the new ones replace.
  private mutating func replaceUnedited(_ node: Int, _ base: Int, _ mine: Int) -> Bool {
    let (yours, new) = (sides.yours, sides.new)
    guard sides.new[node].kind != .branch, !hasExisting(in: node),
      disputed.isEmpty || !sides.new[node].isContainer
    else { return false }
    let indentation = yours.indentation(at: yours[mine].range.lowerBound)
    let before = sides.base.text(of: sides.base[base].range, indentedBy: indentation)
    guard before[...] == yours.text[yours[mine].range] else { return false }
    let after = new.text(of: new[node].range, indentedBy: indentation)
    if before != after { replace(yours[mine].range, with: after) }
    replaced.insert(base)
    return true
  }

  /// Whether the template adds a member that the user's file has elsewhere.
  private func hasExisting(in node: Int) -> Bool {
    guard !sides.existing.isEmpty else { return false }
    var open = sides.new[node].children
    while let child = open.popLast() {
      if sides.existing[child] != nil { return true }
      open += sides.new[child].children
    }
    return false
  }

  private mutating func mergeExisting(_ node: Int, into open: inout [Int]) {
    guard let mine = sides.existing[node] else { return }
    if let forms = differingForms(node, mine) {
      return dispute(
        mine, base: nil, new: node,
        reason: "the template adds '\(forms.new)', and you have '\(forms.yours)'")
    }
    if isDisputed(nil, mine, node) {
      return dispute(mine, base: nil, new: node, reason: Self.belongsToConflict)
    }
    note(
      "'\(sides.new[node].name)' exists already; it is kept", at: sides.yours[mine].code.lowerBound)
    if sides.new[node].isContainer, sides.yours[mine].isContainer { open.append(node) }
  }

  /// A member that the template adds and the user's own one, as they are written; `nil` if the user's fits.
  private func differingForms(_ node: Int, _ mine: Int) -> (new: String, yours: String)? {
    guard !sides.new[node].isContainer, let added = sides.new[node].declaration,
      let own = sides.yours[mine].declaration
    else { return nil }
    let (condition, ownCondition) = (
      sides.new.conditions(around: node), sides.yours.conditions(around: mine)
    )
    if own.canStandFor(added), condition == ownCondition { return nil }
    return (
      added.form(in: sides.new.text),
      own.form(in: sides.yours.text) + (condition == ownCondition ? "" : " in an '#if'")
    )
  }
}

extension MergeTree {
  /// The lines that hold any part of the range.
  func wholeLines(of range: Range<Int>) -> Range<Int> {
    lineStart(of: range.lowerBound)..<lineEnd(of: range.upperBound)
  }

  /// The lines of a declaration.
  func lines(of node: Int) -> [UInt8] { Array(text[wholeLines(of: nodes[node].range)]) }
}

extension MergedText {
  init(_ dispute: Dispute) {
    self.init()
    append(dispute)
  }
}
