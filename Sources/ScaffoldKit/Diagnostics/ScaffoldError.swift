/// Everything that is wrong with a call. If ``Scaffolder/apply(_:progress:)`` throws, its changes were undone.
public struct ScaffoldError: Error, Sendable, Hashable {
  /// The diagnostics in the order in which they were found; at least one is an error.
  public let diagnostics: [Diagnostic]

  /// A failure with all its reasons.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// An error with one reason.
  init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  /// An error with one reason, from its parts.
  init(
    _ category: Diagnostic.Category, _ code: String, _ message: String,
    at location: SourceLocation? = nil, help: String? = nil
  ) {
    diagnostics = [Diagnostic(category, code, message, at: location, help: help)]
  }

  /// The kind of the first error, which decides the exit status.
  public var category: Diagnostic.Category {
    diagnostics.first { $0.severity == .error }?.category ?? .internalFault
  }
}

extension ScaffoldError: CustomStringConvertible {
  /// All diagnostics, one below the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

/// The value, or `nil` with what was wrong added to the list.
package func attempt<Value>(
  _ problems: inout [Diagnostic], _ make: () throws(ScaffoldError) -> Value
) -> Value? {
  do {
    return try make()
  } catch {
    problems += error.diagnostics
    return nil
  }
}
