import ScaffoldSwift

extension MemberChange {
  /// Adds a setter to a computed property that returns a stored one of the mock: the setter sets that one.
  static func addSetter(
    to member: Declaration, in part: TypeBody, _ edits: inout SourceEdits
  ) -> Bool {
    guard let body = member.body, member.nameRanges.count == 1 else { return false }
    let code = CodeText(String(decoding: part.file.text[body], as: UTF8.self))
    let hasAccessors = ["get", "set", "mutating", "nonmutating", "@"].contains(code.word(0))
    guard !hasAccessors, !code.text.contains("\"\"\""),
      let stored = code.words.last.flatMap({ storedProperty($0, in: part) }),
      code.count == 1 || code.word(code.count - 2) == "return"
    else { return false }
    let layout = part.layout
    let outer = layout.indentation(at: member.code.lowerBound)
    let inner = outer + layout.unit
    let setter = inner + Array("set { \(stored) = newValue }".utf8) + layout.lineEnd + outer
    if layout.lineEnds(in: body) == 0 {
      let getter = layout.lineEnd + inner + Array("get { \(code.text.trimmedBlanks) }".utf8)
      edits.replace(body, with: getter + layout.lineEnd + setter)
      return true
    }
    // The lines of the getter go one level deeper.
    var lines: [UInt8] = []
    for (index, byte) in zip(body, part.file.text[body]) {
      lines.append(byte)
      let next = index + 1
      if byte == 0x0A, next < body.upperBound, !SwiftByte.isLineEnd(part.file.text[next]) {
        lines += layout.unit
      }
    }
    edits.replace(
      body,
      with: layout.lineEnd + inner + Array("get {".utf8) + lines + Array("}".utf8)
        + layout.lineEnd + setter)
    return true
  }

  /// A stored variable of the mock with a name.
  private static func storedProperty(_ name: String, in part: TypeBody) -> String? {
    part.declaration.members.contains { member in
      member.kind == .property && member.names == [name] && member.accessors == nil
        && member.body == nil && !member.isConstant(in: part.file)
    } ? name : nil
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    var text = self[...].drop { $0 == " " }
    while text.hasSuffix(" ") { text.removeLast() }
    return String(text)
  }
}
