import ScaffoldRecognition
import ScaffoldSwift

extension DraftModule {
  /// The option for what a screen shows, and its value for controls.
  private static let form = (option: "screen", value: "form")

  /// A note for each action of a new module that has no button on its screen, because no control gives one of its values,
  /// with the function of the view that calls it.
  var actionsWithoutControls: [Diagnostic] {
    let choice = resolved.choice
    let shown = choice.options.names(of: Self.form.option, in: choice.template.manifest)
    guard resolved.request.rerendering == nil, shown == [Self.form.value],
      choice.options.activeOptions.contains(Self.form.option)
    else { return [] }
    let actions = choice.options.userActions(in: choice.template.manifest).filter(\.lacksControls)
    guard !actions.isEmpty else { return [] }
    let declared = functionsOfViews
    return actions.map { action in
      let function = declared.first { $0.function.calls(action) }
      return Diagnostic.noControls(
        action, in: path.name, function.map { "\($0.type).\($0.function.selector)" }
      ).attributed(to: origin)
    }
  }

  /// The functions that other code can call, of the types that are views or hold what a view shows.
  private var functionsOfViews: [(type: String, function: Declaration)] {
    let sources = files.filter { $0.role == .source && $0.file.path.isSwift }
    let types = sources.flatMap { SwiftFile(ifReadable: $0.file.contents)?.declarations ?? [] }
    return types.filter { $0.kind != .protocol && Self.isView($0.name) }.flatMap { type in
      type.members.filter { $0.kind == .function && !$0.isHidden }.map { (type.name, $0) }
    }
  }

  private static func isView(_ type: String) -> Bool {
    type.hasSuffix("Model") || RoleTable.standard.part(named: type)?.role == .view
  }
}

extension Declaration {
  fileprivate var isHidden: Bool {
    isStatic || modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  /// Whether it is the function of a view for an action: `publish(article:)` or `requestPublish(article:)`, with the
  /// action's types.
  fileprivate func calls(_ action: ActionSignature) -> Bool {
    parameterTypes == action.parameters.map(\.syntax.text)
      && selector.drop { $0 != "(" } == action.selector.drop { $0 != "(" }
      && name.caseFolded.hasSuffix(action.name.caseFolded)
  }
}

extension ActionSignature {
  /// Whether a user cannot enter one of its values, and no list calls it.
  fileprivate var lacksControls: Bool { !isProperty && !deletesRow && !hasControls }

  /// The types of which no control gives a value.
  fileprivate var typesWithoutControl: [String] {
    parameters.filter { $0.control == nil }.map(\.syntax.text).uniqued
  }
}

extension Diagnostic {
  /// A screen has no button for an action.
  ///
  /// - Parameter function: the function of the view that calls the action; `nil` if it is not known.
  fileprivate static func noControls(
    _ action: ActionSignature, in module: ModuleName, _ function: String?
  ) -> Diagnostic {
    let types = action.typesWithoutControl.map { "'\($0.escapingControlCharacters)'" }
    return Diagnostic(
      .usage, .noControls,
      "the screen of '\(module.text)' has no button for '\(action.selector)', because no control gives "
        + "a value of \(types.joined(separator: " or "))",
      help: function.map { "call '\($0)' from a control of your own" }
        ?? "call the action from a control of your own",
      severity: .note)
  }
}
