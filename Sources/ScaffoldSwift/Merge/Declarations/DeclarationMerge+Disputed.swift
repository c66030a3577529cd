// Declarations that belong to a conflict in another place of the module.
extension DeclarationMerge {
  static let belongsToConflict = "it changes together with what is in conflict elsewhere"

  /// Whether a declaration that is not the same in the three versions belongs to a conflict.
  func isDisputed(_ base: Int?, _ mine: Int, _ node: Int) -> Bool {
    guard !disputed.isEmpty, !sides.yours[mine].isContainer, !sides.new[node].isContainer else {
      return false
    }
    let isSame =
      sides.yours.hasSameCode(mine, as: node, in: sides.new)
      && base.map { sides.base.hasSameCode($0, as: node, in: sides.new) } ?? true
    return !isSame
      && (usesDisputed(mine, in: sides.yours) || usesDisputed(node, in: sides.new)
        || base.map { usesDisputed($0, in: sides.base) } ?? false)
  }

  /// Whether a declaration has a name that belongs to a conflict.
  func usesDisputed(_ node: Int, in tree: MergeTree) -> Bool {
    guard !disputed.isEmpty else { return false }
    return tree.tokens.indices(in: tree[node].code).contains { index in
      disputed.contains(String(decoding: tree.text[tree.tokens.ranges[index]], as: UTF8.self))
    }
  }

  /// The conflict about members that the template adds, at their place.
  ///
  /// - Parameter insertion: the edit that would insert them.
  func dispute(_ run: [Int], _ insertion: SourceEdits, reason: String) -> SourceEdits {
    guard let edit = insertion.edits.first, insertion.edits.count == 1 else { return insertion }
    let (position, text) = (edit.range.lowerBound, edit.content.text)
    let yours = sides.yours
    var dispute = MergedText.Dispute(
      offset: position, yours: [], base: [], new: [], name: sides.new[run[0]].name, reason: reason)
    var edits = SourceEdits()
    if edit.range.isEmpty, yours.isLastOnLine(position), text.starts(with: layout.lineEnd) {
      let end = yours.lineEnd(of: position)
      dispute.new = text.dropFirst(layout.lineEnd.count) + layout.lineEnd
      edits.replace(end..<end, with: MergedText(dispute))
      return edits
    }
    let lines = yours.wholeLines(of: edit.range)
    if edit.range.isEmpty, yours.isFirstOnLine(position), position > lines.lowerBound {
      let indentation = Array(yours.text[lines.lowerBound..<position])
      guard text.suffix(indentation.count) == indentation[...] else { return insertion }
      dispute.new = indentation + text.dropLast(indentation.count)
      edits.replace(lines.lowerBound..<lines.lowerBound, with: MergedText(dispute))
      return edits
    }
    dispute.yours = Array(yours.text[lines])
    dispute.base = dispute.yours
    dispute.new =
      yours.text[lines.lowerBound..<position] + text
      + yours.text[edit.range.upperBound..<lines.upperBound]
    edits.replace(lines, with: MergedText(dispute), subject: edit.range)
    return edits
  }
}
