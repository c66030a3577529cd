/// Takes out of Swift code what is for other systems than those of an app: stand-ins for UIKit, imports of Linux.
///
/// ```swift
/// let code = """
///   #if canImport(UIKit)
///     import UIKit
///
///     final class SignInView: UIViewController {}
///   #else
///     final class SignInView {}
///   #endif
///
///   """
/// SystemConditions(app: .uiKit).text(code)
/// // import UIKit
/// //
/// // final class SignInView: UIViewController {}
/// SystemConditions(app: .apple).text(code)
/// // the same code, for it depends on the system
/// ```
struct SystemConditions {
  let app: AppKind

  /// Whether a condition holds, if that is known.
  private enum Value {
    case holds(Bool)
    /// What remains of the condition.
    case depends(String)
  }

  /// The text without the branches that never apply, and without the conditions that always hold.
  func text(_ text: String) -> String {
    guard text.contains("#if ") else { return text }
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let lines = block(&rest)
    // A branch without its `#if` is no Swift.
    guard rest.isEmpty, lines.joined(separator: "\n") != text else { return text }
    return Self.groupingImports(lines).joined(separator: "\n")
  }

  /// The lines up to the end of a branch or of the text.
  private func block(_ rest: inout ArraySlice<Substring>) -> [Substring] {
    var lines: [Substring] = []
    while let line = rest.first, Self.directive(line) == nil || Self.directive(line) == "#if" {
      rest.removeFirst()
      guard Self.directive(line) == "#if" else {
        lines.append(line)
        continue
      }
      var kept = condition(from: line, &rest)[...]
      // No two blank lines where a condition was, and none at the beginning of a block.
      let isAfterBlank = lines.last.map { $0.isEmpty || $0.hasSuffix("{") } ?? true
      if isAfterBlank { kept = kept.drop(while: \.isEmpty) }
      let endsBlank = kept.last?.isEmpty ?? isAfterBlank
      if endsBlank, rest.first?.isEmpty == true { rest.removeFirst() }
      lines += kept
    }
    return lines
  }

  /// What remains of the branches of an `#if`, whose first line is `line`.
  private func condition(
    from line: Substring, _ rest: inout ArraySlice<Substring>
  ) -> [Substring] {
    let indent = line.prefix { $0 == " " }
    var kept: [Substring] = []
    var (isDecided, isOpen) = (false, false)
    var head: Substring? = line
    while let line = head {
      let lines = block(&rest)
      head = rest.popFirst().flatMap { Self.directive($0) == "#endif" ? nil : $0 }
      guard !isDecided else { continue }
      let text = line.drop { $0 == " " }.drop { $0 != " " }.dropFirst()
      switch text.isEmpty ? .holds(true) : value(of: text) {
      case .holds(false): break
      case .holds(true):
        isDecided = true
        kept +=
          isOpen
          ? [indent + "#else"] + lines : lines.map { $0.dropFirst($0.hasPrefix("  ") ? 2 : 0) }
      case .depends(let condition):
        kept += [indent + (isOpen ? "#elseif " : "#if ") + condition] + lines
        isOpen = true
      }
    }
    return isOpen ? kept + [indent + "#endif"] : kept
  }

  /// The value of a condition: parts that are joined by `&&`.
  private func value(of condition: Substring) -> Value {
    guard !condition.contains("||"), !condition.contains("(!") else {
      return .depends(String(condition))
    }
    var open: [String] = []
    for part in condition.split(separator: " && ") {
      switch holds(String(part)) {
      case false: return .holds(false)
      case true: continue
      case nil: open.append(String(part))
      }
    }
    return open.isEmpty ? .holds(true) : .depends(open.joined(separator: " && "))
  }

  /// Whether a part of a condition holds; `nil` if it depends on the system.
  private func holds(_ part: String) -> Bool? {
    if part.hasPrefix("!") { return holds(String(part.dropFirst())).map(!) }
    switch part {
    case "canImport(SwiftUI)", "canImport(Combine)", "canImport(ObjectiveC)",
      "canImport(DeveloperToolsSupport)":
      return true
    case "canImport(FoundationNetworking)": return false
    case "canImport(UIKit)": return app == .apple ? nil : app == .uiKit
    // Mac Catalyst has AppKit, too.
    case "canImport(AppKit)": return app == .appKit ? true : nil
    case "os(watchOS)": return app == .apple ? nil : false
    case "os(macOS)": return app == .apple ? nil : app == .appKit
    case "targetEnvironment(macCatalyst)": return app == .appKit ? false : nil
    default: return nil
    }
  }

  /// `#if`, `#elseif`, `#else` or `#endif` at the beginning of a line.
  private static func directive(_ line: Substring) -> Substring? {
    let word = line.drop { $0 == " " }.prefix { $0 != " " }
    return ["#if", "#elseif", "#else", "#endif"].contains(word) ? word : nil
  }

  /// The lines with all imports at the top in one group, sorted, and those with attributes in a second one.
  private static func groupingImports(_ lines: [Substring]) -> [Substring] {
    var imports: [Substring] = []
    var code: [Substring] = []
    for line in lines {
      if !line.hasPrefix(" "), ImportWriter.module(of: line) != nil {
        imports.append(line)
      } else if !line.isEmpty || code.last?.isEmpty == false {
        code.append(line)
      }
    }
    imports.sort { (ImportWriter.module(of: $0) ?? "") < (ImportWriter.module(of: $1) ?? "") }
    let head = code.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    let groups = [
      imports.filter { !$0.hasPrefix("@") }, imports.filter { $0.hasPrefix("@") },
      Array(code[head.endIndex...].drop(while: \.isEmpty)),
    ]
    return Array(head) + groups.filter { !$0.isEmpty }.joined(separator: [""])
  }
}
