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
    _ category: Diagnostic.Category, _ code: Diagnostic.Code, _ message: String,
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

/// The value; `nil` if it cannot be made for a reason that does not matter here. An error of the disk matters
/// everywhere.
func attemptReading<Value>(
  _ make: () throws(ScaffoldError) -> Value
) throws(ScaffoldError) -> Value? {
  var ignored: [Diagnostic] = []
  let value = attempt(&ignored, make)
  try ignored.throwDiskErrors()
  return value
}

extension [Diagnostic] {
  /// Throws those that are errors of the disk, if there are any. What the user may not read is none.
  func throwDiskErrors() throws(ScaffoldError) {
    let errors = filter { $0.category == .inputOutput && $0.code != .noPermission }
    guard errors.isEmpty else { throw ScaffoldError(errors) }
  }
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
