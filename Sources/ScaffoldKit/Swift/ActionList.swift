/// The actions of one module, or the requirements of one protocol, whose names do not clash.
enum ActionList {
  /// Reads all the signatures and checks that a mock can distinguish them.
  ///
  /// No two actions may have the same base name, unless the rules accept overloads. A mock's variable for an
  /// action must not be named like another one or like an action. Nothing may have a reserved name.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    _ texts: [String], path: String, rules: SignatureRules = SignatureRules()
  ) throws(ScaffoldError) -> [ActionSignature] {
    var actions: [ActionSignature] = []
    var diagnostics: [Diagnostic] = []
    for text in texts {
      do throws(ScaffoldError) {
        actions.append(try ActionSignature.parse(text, path: path, rules: rules))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if rules.accepts(.overloads) { actions = identified(actions, rules) }
    diagnostics += clashes(of: actions, rules)
    for action in actions {
      for parameter in action.parameters where rules.parameters.contains(parameter.name) {
        diagnostics.append(.reservedName(parameter.name, at: action.location))
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
    return actions
  }

  /// The actions, each with an ``ActionSignature/id`` of its own that gives a mock no variable with a reserved
  /// name. The first one with a name keeps it, so that another one changes nothing.
  private static func identified(
    _ actions: [ActionSignature], _ rules: SignatureRules
  ) -> [ActionSignature] {
    var taken: Set<String> = []
    return actions.map { action in
      let numbered = (2...).lazy.map { "\(action.name)\($0)" }
      let isFree = { (id: String) in
        !taken.contains(id)
          && !action.identified(as: id).mockNames.contains(where: rules.actions.contains)
      }
      let id = action.ids.first(where: isFree) ?? numbered.first(where: isFree) ?? action.name
      taken.insert(id)
      return action.identified(as: id)
    }
  }

  private static func clashes(
    of actions: [ActionSignature], _ rules: SignatureRules
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var keys: Set<String> = []
    // Names of types are checked as such.
    for action in actions where !rules.areTypes {
      let key = rules.accepts(.overloads) ? action.overridden : action.name
      if rules.reserves(action) {
        diagnostics.append(.reservedName(action.name, at: action.location))
      } else if !keys.insert(key).inserted {
        diagnostics.append(
          Diagnostic(
            .usage, .actionDuplicate, "two actions are named '\(key)'", at: action.location,
            help: "rename one of them, so that a mock can distinguish them"))
      }
    }
    // The variables of a mock, by their names, are each of one action and its parameter.
    let names = Set(actions.map(\.name))
    var owners: [String: String] = [:]
    for action in actions {
      let variables =
        rules.accepts(.overloads)
        ? [] : action.parameters.map { ($0.variable, " for a parameter of") }
      for (name, of) in action.mockNames.map({ ($0, " for") }) + variables {
        let owner = owners.updateValue(action.id, forKey: name)
        let isTaken = rules.actions.contains(name) || names.contains(name)
        guard isTaken || owner ?? action.id != action.id else { continue }
        diagnostics.append(
          Diagnostic(
            .usage, .actionDuplicate,
            "the mock's variable '\(name)'\(of) '\(action.name)' already exists",
            at: action.location, help: "rename the action or the parameter"))
      }
    }
    return diagnostics
  }
}

extension ActionSignature {
  /// The names that can tell it from others, the shortest first: the base name, then with its labels, with
  /// its types, with all names.
  fileprivate var ids: [String] {
    func id(_ words: [String]) -> String {
      name + words.map { CaseStyle.upperCamel.apply(to: $0).normalizedToNFC }.joined()
    }
    let labels = parameters.map(\.label).filter { $0 != "_" }
    let types = parameters.map { $0.type.filter(\.isIdentifierPart) }
    let names = parameters.flatMap { [$0.label == "_" ? "" : $0.label, $0.name] }
    let all = zip(parameters, types).flatMap { [$0.label == "_" ? "" : $0.label, $1] }
    return [name, id(labels), id(labels + types), id(all), id(names + types)]
  }
}

extension ActionSignature {
  /// A warning for a name of a signature in a style that linters reject; `nil` if there is none.
  static func styleWarning(of text: String, path: String) -> Diagnostic? {
    let accepted = Set(SignatureRules.Feature.allCases)
    var problems: [Diagnostic] = []
    _ = attempt(&problems) { () throws(ScaffoldError) in
      try parse(text, path: path, rules: SignatureRules(features: accepted))
    }
    guard problems.first?.code == .actionName else { return nil }
    var ignored: [Diagnostic] = []
    let free = attempt(&ignored) { () throws(ScaffoldError) in
      try parse(text, path: path, rules: SignatureRules(features: accepted, acceptsAnyNames: true))
    }
    return free == nil ? nil : problems[0].asWarning
  }
}

extension SignatureRules {
  fileprivate func reserves(_ action: ActionSignature) -> Bool {
    [action.name, action.selector, action.overridden].contains(where: actions.contains)
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool {
    unicodeScalars.allSatisfy(Identifier.isContinuation)
  }
}

extension Diagnostic {
  /// A name that the generated code uses for itself.
  static func reservedName(
    _ name: String, code: Diagnostic.Code = .actionReserved, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .usage, code, "'\(name)' is reserved for the generated code", at: location,
      help: "choose another name")
  }

  /// A name that two parameters or two fields have.
  static func duplicateName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .usage, .actionDuplicate, "the name '\(name)' is used twice", at: location,
      help: "choose another name")
  }
}
