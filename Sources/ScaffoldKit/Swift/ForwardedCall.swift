/// A call that the body of a requirement consists of, as `=>` in a signature names it.
///
/// ```swift
/// // --presenter-to-view 'show(price: Decimal)'
/// // --interactor-to-presenter 'loaded(price: Decimal) => show(price:)'
/// call.code       // view?.show(price: price)
/// ```
struct ForwardedCall: Sendable, Hashable {
  /// The option that has the signature of the function that is called.
  let option: String
  /// The name of the other part: `view`.
  let receiver: String
  /// A name for the function: `show`.
  let id: String
  /// The statement: `view?.show(price: price)`.
  let code: String
  /// What a mock of the other part has recorded: `showCalls`, or `refreshCallCount`.
  let calls: String
  /// What a mock has recorded of each argument: `showCalls.first`.
  let recorded: [String]
  /// The caller's parameters in the order of the arguments.
  var arguments: [ActionSignature.Parameter]

  /// - Parameter expression: names the other part: `view?`.
  init(
    _ callee: ActionSignature, of option: String, by expression: String,
    _ arguments: [ActionSignature.Parameter]
  ) {
    let list = zip(callee.parameters, arguments).map { parameter, argument in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + argument.reference
    }
    self.option = option
    receiver = expression.replacing("?", with: "")
    id = callee.id
    code = "\(callee.prefix)\(expression).\(callee.name)(\(list.joined(separator: ", ")))"
    calls = callee.calls
    recorded = callee.parameters.map(\.recorded)
    self.arguments = arguments
  }
}

extension ActionSignature {
  /// The same with the call that its `=>` names.
  ///
  /// - Parameters:
  ///   - receivers: the options whose functions the body can call, each with the expression of the part that has them.
  ///   - signatures: the signatures of each option.
  ///   - option: the option that has this signature, for messages.
  /// - Throws: a name that no function has, and arguments that this signature does not have.
  func forwarding(
    to receivers: [String: String], among signatures: [String: [ActionSignature]], of option: String
  ) throws(ScaffoldError) -> ActionSignature {
    guard let name = forwardedName else { return self }
    guard !receivers.isEmpty else {
      throw refused(name, "'--\(option)' calls nothing further", help: "leave '=> \(name)' out")
    }
    guard result == nil, !isProperty else {
      throw refused(name, "a signature with '=>' has no result", help: "write the body by hand")
    }
    let candidates = receivers.sorted { $0.key < $1.key }.flatMap { receiver in
      (signatures[receiver.key] ?? []).filter { !$0.isProperty }.map { (receiver, $0) }
    }
    let found = candidates.filter { $0.1.selector == name || $0.1.name == name }
    guard let (receiver, callee) = found.first, found.count == 1 else {
      let known = candidates.map(\.1.name).uniqued
      let options = receivers.keys.sorted().map { "'--\($0)'" }.joined(separator: ", ")
      throw refused(
        name, found.isEmpty ? "no function '\(name)' in \(options)" : "'\(name)' is there twice",
        help: Suggestion.help(
          for: String(name.prefix { $0 != "(" }), in: known,
          otherwise: known.isEmpty
            ? "declare it in one of them" : "known: \(known.joined(separator: ", "))"))
    }
    guard callee.result == nil, !callee.isAsync || isAsync, !callee.isThrowing || isThrowing else {
      throw refused(
        name, "'\(callee.declaration)' cannot be all that '\(declaration)' does",
        help: "'async', 'throws' and a result need the same in the signature that calls it")
    }
    guard !callee.isAsync || !receiver.value.hasSuffix("?") else {
      throw refused(
        name, "'\(receiver.value)' may be gone, and the caller of '\(selector)' would not know",
        help: "write the body by hand, with an error for that case")
    }
    var action = self
    var arguments: [Parameter] = []
    for parameter in callee.parameters {
      let names = [parameter.label, parameter.name]
      let argument = parameters.first {
        $0.type == parameter.type && (names.contains($0.name) || names.contains($0.label))
      }
      guard let argument else {
        throw refused(
          name, "'\(declaration)' has no '\(parameter.declaration)' for '\(callee.selector)'",
          help: "add the parameter, or leave '=> \(name)' out and write the body by hand")
      }
      arguments.append(argument)
    }
    action.forwarded = ForwardedCall(callee, of: receiver.key, by: receiver.value, arguments)
    return action
  }

  private func refused(_ name: String, _ message: String, help: String?) -> ScaffoldError {
    ScaffoldError(
      .usage, .forward, "'=> \(name.escapingControlCharacters)': \(message)", at: location,
      help: help)
  }
}
