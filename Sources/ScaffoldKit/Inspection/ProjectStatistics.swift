/// The lines, files, types, protocols, requirements, tests and mocks of a project, by layer and by module.
public struct ProjectStatistics: Sendable {
  /// The tables as aligned text.
  public let table: String
  /// The same as JSON.
  public let json: String
  /// What could not be read, as warnings. It is not counted.
  public let diagnostics: [Diagnostic]

  /// The same as a value of JSON.
  package var members: JSONText {
    var ignored: [Diagnostic] = []
    let value = attempt(&ignored) { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "", json))
    }
    return value.map(JSONText.init) ?? .null
  }
}
