// Whether code that needs one declaration compiles with another one of the same name and labels.
extension Declaration {
  /// Whether code for another declaration compiles with this one, which may be of the user's own: it
  /// has the same types, no further effects, and is no less visible.
  func canStandFor(_ other: Declaration) -> Bool {
    if other.kind == .associatedtype { return true }
    return kind == other.kind && isStatic == other.isStatic
      && parameterTypes == other.parameterTypes
      && hasResult(of: other) && Set(effects).isSubset(of: Set(other.effects))
      && (!isPrivate || other.isPrivate)
  }

  /// A property may have no type in its code.
  private func hasResult(of other: Declaration) -> Bool {
    if kind == .property, resultType == nil || other.resultType == nil { return true }
    return (resultType ?? "Void") == (other.resultType ?? "Void")
  }

  /// Whether it is seen in its file or type only.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.text) }
  }

  /// What tells it from others of the same name in a message, such as `signedIn(user: String) async -> Bool`.
  func form(in text: [UInt8]) -> String {
    String(decoding: text[head], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
