/// What is reported about the templates of modules that exist.
extension ScaffoldError {
  /// The error for a module of which the version of its template is not known.
  ///
  /// - Parameters:
  ///   - verb: what cannot be done with the module.
  ///   - canUpdate: whether the template is found as it is now.
  ///   - root: the package's folder.
  static func unknownTemplate(
    of record: ModuleRecord, _ verb: String, canUpdate: Bool = true, in root: any Directory
  ) throws(ScaffoldError) -> ScaffoldError {
    var files = RecordedFiles(root: root)
    let problem = try files.problem(withSnapshotOf: record.templateDigest)
    let reason =
      problem.map { "the package's copy of its template cannot be used: \($0)" }
      ?? "the package does not keep the version of the template that it was generated from"
    return ScaffoldError(
      .data, .unknownBase,
      "'\(record.name.escapingControlCharacters)' cannot be \(verb): \(reason)",
      at: SourceLocation(path: record.snapshotPath.description),
      help: "restore this file from version control, or "
        + (canUpdate
          ? "update the module first: 'viper-gen update \(record.name.shellQuoted)'"
          : "add '--templates DIR' with the folder that has the template, or use another template: "
            + "\(record.change.dropLast()) --template ID'"))
  }
}

extension Diagnostic {
  /// An error that leaves a module out of the update of all.
  static func notUpdated(_ record: ModuleRecord, _ reason: Diagnostic) -> Diagnostic {
    Diagnostic(
      reason.category, .notUpdated,
      "'\(record.name.escapingControlCharacters)' is not updated: \(reason.message)",
      at: reason.location, help: reason.help)
  }

  /// Whether it is about a module that cannot be updated, because its template is not found or cannot be read.
  package var isLostTemplate: Bool { code == .lostTemplate || code == .notUpdated }

  /// Whether it is about a module for which the package keeps the only copy of the template.
  package var isKeptTemplate: Bool { code == .keptTemplate }

  /// A module cannot be updated, because its template is not found.
  ///
  /// - Parameter root: the package's folder, from which paths are shown.
  static func lostTemplate(
    of record: ModuleRecord, _ reason: ScaffoldError, in root: String
  ) -> Diagnostic {
    let why = reason.diagnostics.map { $0.message.replacing("'\(root)/", with: "'") }
      .joined(separator: "; ")
    return Diagnostic(
      .notFound, .lostTemplate,
      "'\(record.name.escapingControlCharacters)' is not updated, because its template is not found: \(why)",
      help: "add '--templates DIR' with the folder that has the template, or use another template: "
        + "\(record.change.dropLast()) --template ID'" + builtInRemark(on: record))
  }

  /// How to move a module to the built-in template of the same id.
  private static func builtInRemark(on record: ModuleRecord) -> String {
    let id = record.template
    guard EmbeddedTemplates.names.contains(id) else { return "" }
    let reason =
      record.templateOrigin == .unknown
      ? "; the record does not say whether it was the built-in template"
      : "; the built-in template '\(id)' is another one"
    return reason
      + ". To use the built-in one, type 'viper-gen templates export \(id) Templates/\(id)', and update with "
      + "'--templates Templates'"
  }

  /// The folder of a module's template is not found, and the package's copy of the template is used.
  static func keptTemplate(of record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .notFound, .keptTemplate,
      "the template '\(record.template.escapingControlCharacters)' is not found in a folder of templates, so "
        + "this copy is used",
      at: SourceLocation(path: record.snapshotPath.description), severity: .note)
  }
}
