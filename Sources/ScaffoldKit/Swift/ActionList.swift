/// The actions of one module, which get along with each other.
enum ActionList {
  /// The names that generated code uses itself.
  struct Reserved: Sendable, Hashable {
    /// No action, and no variable that a mock keeps an argument in, has one of these; `cut(_:)` is
    /// only the action with these labels, and `cut(_: Any?)` only with these labels and types.
    var actions: [String] = []
    /// No parameter has one of these.
    var parameters: [String] = []
  }

  /// Reads all the signatures and checks that a mock can tell them apart.
  ///
  /// No two actions have the same base name, no variable that a mock keeps an argument in is named
  /// like another one or like an action, and nothing has a reserved name.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    _ texts: [String], path: String, reserved: Reserved = Reserved()
  ) throws(ScaffoldError) -> [ActionSignature] {
    var actions: [ActionSignature] = []
    var diagnostics: [Diagnostic] = []
    for text in texts {
      do throws(ScaffoldError) {
        actions.append(try ActionSignature.parse(text, path: path))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    diagnostics += clashes(of: actions, reserved: reserved.actions)
    for action in actions {
      for parameter in action.parameters where reserved.parameters.contains(parameter.name) {
        let fault = SignatureFault.reserved(parameter.name)
        diagnostics.append(Diagnostic(fault, at: action.location))
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
    return actions
  }

  private static func clashes(
    of actions: [ActionSignature], reserved: [String]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var names: Set<String> = []
    for action in actions {
      let writings = [action.name, action.selector, action.overridden]
      if writings.contains(where: reserved.contains) {
        diagnostics.append(Diagnostic(SignatureFault.reserved(action.name), at: action.location))
      } else if !names.insert(action.name).inserted {
        diagnostics.append(Diagnostic(SignatureFault.sameAction(action.name), at: action.location))
      }
    }
    for action in actions {
      for parameter in action.parameters
      where reserved.contains(parameter.variable) || !names.insert(parameter.variable).inserted {
        let fault = SignatureFault.variableTaken(parameter.variable, action: action.name)
        diagnostics.append(Diagnostic(fault, at: action.location))
      }
    }
    return diagnostics
  }
}
