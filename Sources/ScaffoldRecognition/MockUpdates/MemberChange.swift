import ScaffoldSwift

/// Edits of a member's head that leave its body as it is.
enum MemberChange {
  /// Gives a function the labels and the effects of a requirement. The names in its body stay.
  static func function(
    _ member: Declaration, in part: TypeBody, to required: RequiredMember,
    _ edits: inout SourceEdits
  ) -> Bool {
    let old = part.file.parameters(of: member)
    let new = required.file.parameters(of: required.declaration)
    guard old.count == new.count, member.genericClause == nil,
      required.declaration.genericClause == nil, let name = member.nameRanges.first
    else { return false }
    let parameters = zip(old, new).map { old, new in
      let (label, name) = (new.label ?? "_", old.name ?? "_")
      return "\(label == name ? name : "\(label) \(name)"): \(old.type.text)"
    }
    var head = "(\(parameters.joined(separator: ", ")))"
    for effect in required.declaration.effects { head += " \(effect)" }
    if let result = member.resultType { head += " -> \(result)" }
    edits.replace(name.upperBound..<member.head.upperBound, with: Array(head.utf8))
    return true
  }

  /// Lets a stored property be set.
  static func property(
    _ member: Declaration, in part: TypeBody, _ edits: inout SourceEdits
  ) -> Bool {
    let closed = member.modifiers.filter {
      ["private(set)", "fileprivate(set)"].contains($0.text)
    }
    if let modifier = closed.first {
      let end = part.layout.endOfBlanks(after: modifier.range.upperBound)
      edits.replace(modifier.range.lowerBound..<end, with: [])
      return true
    }
    if member.body != nil { return addSetter(to: member, in: part, &edits) }
    guard member.isConstant(in: part.file), let name = member.nameRanges.first else { return false }
    let keyword = part.file.token(atOrAfter: name.lowerBound) - 1
    edits.replace(part.file.tokens[keyword].range, with: Array("var".utf8))
    return true
  }
}
