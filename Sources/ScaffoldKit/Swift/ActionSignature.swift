/// A user action as a Swift signature, with everything that templates derive from it.
///
/// ```swift
/// let action = try ActionSignature.parse("signIn(username: String)", path: "--actions")
/// action.declaration               // signIn(username: String)
/// action.selector                  // signIn(username:)
/// action.parameters[0].variable    // signInUsername
/// action.sampleArguments           // username: "username"
/// ```
struct ActionSignature: Sendable, Hashable {
  /// `signIn`.
  let name: String
  let parameters: [Parameter]
  /// `async`, `throws`, `throws(E)`.
  let effects: [String]
  /// The location of the name.
  let location: SourceLocation

  /// Reads a signature such as `signIn(username: String) async throws`.
  ///
  /// A leading `func` is accepted, and `refresh` is `refresh()`. `path` names the text's origin in
  /// errors: `--actions:1:17: error: …`.
  static func parse(_ text: String, path: String) throws(ScaffoldError) -> ActionSignature {
    var parser = try SignatureParser(SourceText(path: path, text))
    return try parser.action()
  }

  struct Parameter: Sendable, Hashable {
    /// The argument's label, `_` for none.
    let label: String
    /// The name within the function.
    let name: String
    let syntax: TypeSyntax
    /// The mock's variable that stores the argument: `signInUsername`.
    let variable: String
    /// An expression of the type, empty if none is known.
    let sample: String
    /// Whether `==` can compare the stored argument with the sample.
    let isComparable: Bool
  }
}

extension ActionSignature {
  /// What follows `func`: `signIn(username: String) async throws`.
  var declaration: String {
    let list = parameters.map(\.declaration).joined(separator: ", ")
    return (["\(name)(\(list))"] + effects).joined(separator: " ")
  }

  /// What follows the parameters: nothing, `async`, `throws`, `async throws`.
  var effectsText: String { effects.joined(separator: " ") }

  /// Whether each parameter should be on a line of its own, because a line that declares the action,
  /// calls it or names it in a test would be wider than 100 columns.
  var isLong: Bool {
    let widths = [declaration, arguments, sampleArguments].map(\.count)
    return widths[0] > 60 || name.count + max(widths[1], widths[2]) > 58 || selector.count > 45
  }

  /// What `#function` yields: `signIn(username:)`, `refresh()`.
  var selector: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// The signature that decides whether the action overrides another function: `cut(_: Any?)`.
  var overridden: String {
    "\(name)(\(parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
  }

  var isAsync: Bool { effects.first == "async" }
  var isThrowing: Bool { effects.last?.hasPrefix("throws") ?? false }

  /// The keywords before a call: none, `try `, `await ` or `try await `.
  var prefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// The arguments of a call that forwards the action: `username: username, to: password`.
  var arguments: String { list { $0.reference } }

  /// The arguments of a call in a test: `username: "username"`.
  var sampleArguments: String { list { $0.sample } }

  /// Whether every parameter has a sample.
  var isTestable: Bool { parameters.allSatisfy { !$0.sample.isEmpty } }

  /// Whether a file that declares the action must import Foundation.
  var needsFoundation: Bool { roots.mentionFoundation }

  /// The names that the types in it begin with.
  var roots: [String] { parameters.flatMap(\.syntax.roots) + effects.thrownRoots }

  private func list(_ value: (Parameter) -> String) -> String {
    parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + value($0) }.joined(separator: ", ")
  }
}

extension ActionSignature.Parameter {
  /// The type as declared: `@escaping (Int) -> Void`.
  var type: String { syntax.text }

  /// The type of a mock's variable: `String?`, `((Int) -> Void)?`.
  var stored: String { syntax.stored.text }

  /// The name as an expression, between backticks where it is a keyword.
  var reference: String { Identifier.escaped(name) }

  var isClosure: Bool { syntax.isClosure }

  /// `username: String`, `to password: String`, `_ id: Int`.
  var declaration: String {
    label == name ? "\(name): \(type)" : "\(label) \(reference): \(type)"
  }
}
