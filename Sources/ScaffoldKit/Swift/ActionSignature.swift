/// A user action, or another requirement of a protocol, as a Swift signature, with everything that templates
/// derive from it.
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
  var parameters: [Parameter]
  /// `async`, `throws`, `throws(E)`.
  let effects: [String]
  /// What it returns, or the value of a property; `nil` for a function that returns nothing.
  var result: Value?
  /// What may be done with a property; `nil` for a function.
  var accessors: Accessors?
  /// A name for what belongs to it in a mock and in tests: ``name``, or a longer one where an earlier
  /// requirement has that.
  var id: String
  /// The location of the name.
  let location: SourceLocation

  enum Accessors: Sendable, Hashable { case get, getSet }

  /// Reads a signature such as `signIn(username: String) async throws`.
  ///
  /// A leading `func` is accepted, and `refresh` is `refresh()`. What follows `=>` is not part of it, but names the
  /// function that its body calls. `path` names the text's origin in errors: `--actions:1:17: error: …`.
  static func parse(
    _ text: String, path: String, rules: SignatureRules = SignatureRules()
  ) throws(ScaffoldError) -> ActionSignature {
    let arrow = text.firstRange(of: "=>")
    let end = arrow.map { text[..<$0.lowerBound].utf8.count } ?? text.utf8.count
    var parser = try SignatureParser(SourceText(path: path, text), before: end)
    var action = try parser.action(rules)
    action.forwardedName = arrow.map { range in
      String(text[range.upperBound...].filter { !$0.isWhitespace })
    }
    return action
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
    var sample: String
    /// Whether `==` can compare the stored argument with the sample.
    var isComparable: Bool
    /// Whether the user has to write the sample, because none could be made of a type of the user's own.
    var isMissing = false
    /// ``sample``, but with an expression that throws until the user has written a missing one; `nil` if none is missing.
    var throwingSample: String?
    /// The expression for the argument of the first call that a mock has recorded: `searchCalls.first`, or
    /// `signInCalls.first?.username`.
    var recorded = ""
    /// The type of the raw values, if the type is the user's own and known to have them: `String`; else empty.
    var rawType = ""
    /// What a text must be like; `nil` if it may be any.
    var rule: TextRule?
    /// Whether it is an e-mail address that names an account.
    var isAccountName = false
    /// Whether its value is an input of the module.
    var isInput = false
  }

  /// A result, or a property's value.
  struct Value: Sendable, Hashable {
    let syntax: TypeSyntax
    /// An expression of the type, empty if none is known.
    var sample: String
    /// Whether `==` can compare it with the sample.
    var isComparable: Bool
  }

  /// The names of the samples that the user writes before the tests can run.
  var missingSamples: [String] = []
  /// Whether the values of a list in the result are known to have an `id`, because their type is `Identifiable`.
  var isElementIdentifiable = false
  /// The property that names the result, or each value of a list, for people; `nil` if none is known.
  var resultTitle: String?
  /// What follows `=>`: the name of the function that the body calls, `show(price:)`.
  var forwardedName: String?
  /// The call that ``forwardedName`` names, once it is found.
  var forwarded: ForwardedCall?
  /// Whether the module has a next screen.
  var isBeforeNext = false
  /// Whether the first next screen follows it.
  var leadsOn = false
  /// Whether the first next screen follows it in an architecture whose lists lead on.
  var leadsOnAmongLists = false
  /// The action with the parameters whose values are inputs of the module; empty if it has none of them.
  var wholes: [ActionSignature] = []
  /// The type of the property `id` of ``element``, if it is one of ``rowIDs``; else empty.
  var elementID = ""
  /// Whether its template lets the user delete the rows of lists.
  var mayDeleteRows = false
  /// Whether it deletes a row of a list, so that it has no controls.
  var deletesRow = false
  /// The action that deletes the rows of its list; empty if there is none.
  var rowDeletions: [ActionSignature] = []
  /// Whether it calls the data source although it has neither effects nor a result.
  var isPlainCall = false
  /// Whether it is no call of the data source, and the view has no values for it, as for `logOut()`.
  var isBare = false
}

extension ActionSignature {
  /// What follows `func`, or `var` for a property: `signIn(username: String) async throws -> Bool`.
  var declaration: String {
    if isProperty { return "\(name): \(resultType)" }
    let list = parameters.map(\.declaration).joined(separator: ", ")
    return (["\(name)(\(list))"] + effects + (result == nil ? [] : ["->", resultType]))
      .joined(separator: " ")
  }

  /// How a protocol declares it: `func signIn(username: String)`, `var title: String { get }`.
  var requirement: String {
    switch accessors {
    case nil: "func \(declaration)"
    case .get: "var \(declaration) { \((["get"] + effects).joined(separator: " ")) }"
    case .getSet: "var \(declaration) { get set }"
    }
  }

  var isProperty: Bool { accessors != nil }

  /// The type of the result; empty without one.
  var resultType: String { result?.syntax.text ?? "" }

  /// The type of the values of a list that has a row for each: `User` for `[User]`. Empty for other results, and for
  /// lists of optional or composed types.
  var element: String {
    guard case .array(let element) = result?.syntax,
      !element.text.contains(where: { ":?<(".contains($0) })
    else { return "" }
    return element.text
  }

  /// An expression of ``element``; empty if none is known.
  var elementSample: String {
    guard !element.isEmpty, let sample = result?.sample, sample.hasPrefix("["),
      sample.hasSuffix("]")
    else { return "" }
    return String(sample.dropFirst().dropLast())
  }

  /// What an implementation that does nothing yet returns; empty without a result.
  var defaultResult: String {
    guard let result else { return "" }
    return result.syntax.emptyValue ?? "fatalError(\"'\(selector)' is not implemented\")"
  }

  /// What follows the parameters: nothing, `async`, `throws`, `async throws`.
  var effectsText: String { effects.joined(separator: " ") }

  /// Whether each parameter should be on a line of its own, because a line that declares the action,
  /// calls it or names it in a test would be wider than 100 columns. A property has none.
  var isLong: Bool {
    guard !isProperty else { return false }
    let widths = [declaration, arguments, sampleArguments].map(\.count)
    return widths[0] > 60 || name.count + max(widths[1], widths[2]) > 58 || selector.count > 45
  }

  /// What `#function` yields: `signIn(username:)`, `refresh()`, `title`.
  var selector: String {
    isProperty ? name : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }

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

  /// Whether a test can compare the arguments with the JSON that a server is sent.
  var hasTestedBody: Bool { isTestable && parameters.contains { $0.syntax.isCodable } }

  /// Whether a file that declares the action must import Foundation.
  var needsFoundation: Bool { roots.mentionFoundation }

  /// The names that the types in it begin with.
  var roots: [String] {
    parameters.flatMap(\.syntax.roots) + effects.thrownRoots + (result?.syntax.roots ?? [])
  }

  // MARK: In a mock

  /// The mock's variable that records the calls: `signInCalls`, or `cancelCallCount` if there are no
  /// arguments.
  var calls: String { parameters.isEmpty ? "\(id)CallCount" : "\(id)Calls" }

  /// The type of one recorded call: `String`, `(username: String, password: String)`; empty without
  /// arguments.
  var callType: String {
    let types = parameters.map { ($0.name, $0.syntax.withoutEscaping) }
    if types.count < 2 { return types.first?.1.text ?? "" }
    let list = types.map { "\(Identifier.escapedLabel($0.0)): \($0.1.text)" }
    return "(\(list.joined(separator: ", ")))"
  }

  /// The expression that a mock records: `username`, `(username, password)`; empty without arguments.
  var callValue: String {
    let list = parameters.map(\.reference).joined(separator: ", ")
    return parameters.count < 2 ? list : "(\(list))"
  }

  /// The names in a mock that belong to it: those of its calls, its result and its error, if it has them.
  var mockNames: [String] {
    guard !isProperty else { return [] }
    let hook = "on" + CaseStyle.upperCamel.apply(to: id)
    return [calls] + (result == nil ? [] : ["\(id)Result"])
      + (isThrowing ? ["\(id)Error"] : []) + [hook]
  }

  /// The same with another ``id``.
  func identified(as id: String) -> ActionSignature {
    var action = self
    action.id = id
    action.parameters = parameters.map { parameter in
      var parameter = parameter
      let first = "\(action.calls).first"
      parameter.recorded = parameters.count == 1 ? first : "\(first)?.\(parameter.reference)"
      return parameter
    }
    return action
  }

  private func list(_ value: (Parameter) -> String) -> String {
    parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + value($0) }.joined(separator: ", ")
  }
}

extension ActionSignature.Parameter {
  /// The type as declared: `@escaping (Int) -> Void`.
  var type: String { syntax.text }

  /// The type of a constant that keeps the argument: `(Int) -> Void`.
  var valueType: String { syntax.withoutEscaping.text }

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

extension ActionSignature.Parameter {
  /// Reads values that are handed in, such as `user: User`, with distinct names of which none is reserved;
  /// their samples differ.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    all texts: [String], path: String, reserved: [String] = []
  ) throws(ScaffoldError) -> [ActionSignature.Parameter] {
    var parameters: [ActionSignature.Parameter] = []
    var names: Set<String> = []
    var diagnostics: [Diagnostic] = []
    var samples = SampleMaker()
    for text in texts {
      do throws(ScaffoldError) {
        var parser = try SignatureParser(SourceText(path: path, text))
        let parameter = try parser.parameterAlone(&samples)
        let location = SourceLocation(path: path)
        if reserved.contains(parameter.name) {
          diagnostics.append(.reservedName(parameter.name, at: location))
        } else if !names.insert(parameter.name).inserted {
          diagnostics.append(.duplicateName(parameter.name, at: location))
        }
        parameters.append(parameter)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
    return parameters
  }
}
