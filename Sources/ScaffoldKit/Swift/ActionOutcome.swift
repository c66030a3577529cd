// What follows from the outcome of an action, as far as its signature says it.
extension ActionSignature {
  /// Whether the result says that the action succeeded or was refused: a `Bool`, unless the name asks for a value, such
  /// as `loadSetting`, or, where no screen comes next, `isMember`, `hasAccess` or `canPay`.
  var isVerdict: Bool {
    guard result?.syntax.text == "Bool", !isProperty, !startsByItself else { return false }
    let words = CaseStyle.snake.apply(to: name).split(separator: "_")
    return isBeforeNext || !["is", "has", "can"].contains(words.first)
  }

  /// The result in tests; empty if none is known. A `Bool` lets the module go on.
  var resultSample: String { result?.syntax.text == "Bool" ? "true" : result?.sample ?? "" }

  /// Whether it has no parameters and a name such as `loadPlayers`: a screen starts it when it appears.
  fileprivate var startsByItself: Bool {
    let text = CaseStyle.lower.apply(to: name)
    let others = ["reload", "upload", "download", "unload"]
    return parameters.isEmpty && ["load", "fetch"].contains(where: text.contains)
      && !others.contains(where: text.contains)
  }

  /// The same where only use cases such as `LoadPlayers` start by themselves, and each value of a list leads on.
  fileprivate var startsWithoutChoice: Bool {
    parameters.isEmpty && element.isEmpty && ["Load", "Fetch"].contains(where: name.contains)
  }
}

extension [ActionSignature] {
  /// The same with ``ActionSignature/isBare``. If `asCalls` is true, such an action after the first call is a call, too;
  /// one that is added behind the others changes none of them.
  func markingBare(asCalls: Bool) -> [ActionSignature] {
    let first = asCalls ? firstIndex(where: \.isCall) : nil
    return indices.map { index in
      var action = self[index]
      guard !action.isProperty, !action.isCall, action.parameters.isEmpty else { return action }
      action.isPlainCall = first.map { index > $0 } ?? false
      action.isBare = !action.isPlainCall
      action.wholes = action.wholes.map { whole in
        var whole = whole
        (whole.isPlainCall, whole.isBare) = (action.isPlainCall, action.isBare)
        return whole
      }
      return action
    }
  }

  /// The action that the first next screen follows: the first one with a result, else the first one.
  var leading: ActionSignature? { Self.leading(in: filter { !$0.startsByItself }) }

  /// The same among use cases whose lists lead on.
  var leadingAmongLists: ActionSignature? {
    Self.leading(in: filter { !$0.startsWithoutChoice })
  }

  private static func leading(in actions: [ActionSignature]) -> ActionSignature? {
    actions.first { $0.result != nil } ?? actions.first
  }
}
