/// The actions of one module, whose names do not clash.
enum ActionList {
  /// The names that generated code uses itself.
  struct Reserved: Sendable, Hashable {
    /// Names that actions, and a mock's variables for arguments, must not have. `cut(_:)` is only the
    /// action with these labels, and `cut(_: Any?)` only with these labels and types.
    var actions: [String] = []
    /// Names that parameters must not have.
    var parameters: [String] = []
  }

  /// Reads all the signatures and checks that a mock can distinguish them.
  ///
  /// No two actions may have the same base name. A mock's variable for an argument must not be named
  /// like another one or like an action. Nothing may have a reserved name.
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
        diagnostics.append(.reservedName(parameter.name, at: action.location))
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
        diagnostics.append(.reservedName(action.name, at: action.location))
      } else if !names.insert(action.name).inserted {
        diagnostics.append(
          Diagnostic(
            .usage, "action-duplicate", "two actions are named '\(action.name)'",
            at: action.location,
            help: "rename one of them, so that a mock can distinguish them"))
      }
    }
    for action in actions {
      for parameter in action.parameters
      where reserved.contains(parameter.variable) || !names.insert(parameter.variable).inserted {
        diagnostics.append(
          Diagnostic(
            .usage, "action-duplicate",
            "the mock's variable '\(parameter.variable)' for a parameter of '\(action.name)' "
              + "already exists",
            at: action.location, help: "rename the action or the parameter"))
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// A name that the generated code uses for itself.
  static func reservedName(
    _ name: String, code: String = "action-reserved", at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .usage, code, "'\(name)' is reserved for the generated code", at: location,
      help: "choose another name")
  }

  /// A name that two parameters or two fields have.
  static func duplicateName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .usage, "action-duplicate", "the name '\(name)' is used twice", at: location,
      help: "choose another name")
  }
}
