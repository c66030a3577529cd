// The modifiers of Xcode's macros, such as `:identifier`.
extension XcodeMacros {
  /// Parts as a modifier changes them.
  mutating func modified(
    _ parts: [TextPart], by modifier: String, in macro: Macro
  ) -> [TextPart] {
    switch modifier.lowercased() {
    case "lower", "lowercase", "lowercased": return parts.styled(.lower)
    case "upper", "uppercase", "uppercased": return parts.styled(.upper)
    case "identifier": return cleaned(parts, modifier, in: macro, Self.identifier)
    case "bundleidentifier", "rfc1034identifier":
      return cleaned(parts, modifier, in: macro, Self.domainName)
    case "xml": return cleaned(parts, modifier, in: macro, Self.escapedForXML)
    case "deletingpathextension": return parts.withoutExtension
    case "lastpathcomponent": return parts.lastName
    case "deletingtrailingdot": return parts
    default:
      refuse(
        "unknown modifier '\(modifier)'", at: macro,
        help: "known: identifier, lower, upper, rfc1034Identifier, bundleIdentifier, xml, "
          + "deletingPathExtension, lastPathComponent")
      return parts
    }
  }

  /// Parts with each character replaced that is not allowed. The values of an option are replaced one by one if
  /// they are known. A name is an identifier already.
  private mutating func cleaned(
    _ parts: [TextPart], _ modifier: String, in macro: Macro, _ clean: (String) -> String
  ) -> [TextPart] {
    var unknown: Set<String> = []
    let values = scope.values
    let isForDomain =
      modifier.lowercased().hasSuffix("rfc1034identifier")
      || modifier.lowercased() == "bundleidentifier"
    let result = parts.mapping(literal: clean) { name, style in
      if let known = values[name] {
        let styled = known.map { (value: $0, text: style?.apply(to: $0) ?? $0) }
        guard styled.contains(where: { clean($0.text) != $0.text }) else {
          return .value(name, style)
        }
        return .cases(name, styled.map { ($0.value, [.literal(clean($0.text))]) })
      }
      let isName = ["Module", "Target", "TestTarget"].contains(name)
      if !isName || isForDomain { unknown.insert(name) }
      return .value(name, style)
    }
    for name in unknown.sorted() {
      remarkChange(
        "'\(name)' is not changed by ':\(modifier)': give a value that needs no change", in: macro)
    }
    return result
  }

  private static func identifier(_ text: String) -> String {
    replacing(text) { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
      .replacing("-", with: "_")
  }

  private static func domainName(_ text: String) -> String {
    replacing(text) { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  private static func escapedForXML(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
  }

  /// The text with a hyphen for each other byte.
  private static func replacing(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    String(decoding: text.utf8.map { isKept($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
  }
}
