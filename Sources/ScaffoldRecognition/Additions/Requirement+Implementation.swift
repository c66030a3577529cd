import ScaffoldSwift

extension Requirement {
  /// Whether a member of a type is an implementation.
  func isImplemented(by member: Declaration) -> Bool {
    guard member.kind == declaration.kind, !member.isPrivate,
      member.isStatic == declaration.isStatic,
      member.requirementKeys.contains(key)
    else { return false }
    if isFunction { return Set(member.effects).isSubset(of: Set(declaration.effects)) }
    let isReadOnly =
      member.accessors?.contains { $0.text.hasPrefix("get") } == true
      && member.accessors?.contains { $0.text.contains("set") } == false
    let isClosed = member.modifiers.contains {
      ["private(set)", "fileprivate(set)"].contains($0.text)
    }
    let type = declaration.resultType.map(Self.comparable)
    let hasType = member.resultType.map { Self.comparable($0) == type } ?? true
    return hasType && !(isSettable && (isReadOnly || isClosed))
  }

  /// A type in a form in which an optional has one mark only.
  private static func comparable(_ type: String) -> String {
    let text = TypeText(type).normalized
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

extension Requirement {
  /// Whether an implementation is one that an addition writes: it ends the program, or does nothing.
  func isStub(_ member: Declaration, in file: SwiftFile) -> Bool {
    guard let body = member.body else { return false }
    let code = CodeText(String(decoding: file.text[body], as: UTF8.self))
    let call = ["fatalError", "(", "\"\(selector) is not implemented\"", ")"]
    let hasComment = file.comments.contains { $0.overlaps(body) }
    if hasComment { return false }
    if isFunction { return code.words == call || code.words.isEmpty && result == nil }
    let accessors = declaration.accessors ?? []
    if accessors.map(\.text) == ["get"] { return code.words == call }
    return code.words == accessors.flatMap { CodeText($0.text).words + ["{"] + call + ["}"] }
  }
}
