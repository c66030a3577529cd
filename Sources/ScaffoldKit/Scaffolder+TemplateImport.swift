/// A template that was converted from the files of another tool.
public struct ImportedChanges: Sendable, Hashable {
  /// The id of the template, which is the name of its folder.
  public let id: String
  /// The files that were written, and what was converted, changed, left out or is missing.
  public let applied: AppliedChanges
}

extension Scaffolder {
  /// Converts a template of Xcode or of Generamba into a template's folder below `parent`, which is created if it
  /// does not exist. The contents of the folder tell which of them it is.
  ///
  /// ```swift
  /// let imported = try Scaffolder().importTemplate(at: "VIPER Module.xctemplate", into: "Templates")
  /// print(imported.id)  // viper-module
  /// print(imported.applied.diagnostics.map(\.code).contains(.importConverted))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - path: the folder with a `TemplateInfo.plist` or a `.rambaspec`.
  ///   - parent: the folder of templates that gets the result.
  ///   - workingDirectory: the absolute path of the folder in which a user typed `parent`. A link in the repository
  ///     around it must not lead out of the repository.
  ///   - reservedFlags: names that no option of the result may have.
  /// - Throws: everything that cannot be converted, with its place, and a folder in the way that has other
  ///   files. Then nothing is written.
  public func importTemplate(
    at path: String, into parent: String, typedIn workingDirectory: String? = nil,
    reservedFlags: Set<String> = []
  ) throws(ScaffoldError) -> ImportedChanges {
    let template = try TemplateImporter(
      path: path, fileSystem: fileSystem, reservedFlags: reservedFlags
    ).run()
    let place = parent + "/" + template.id
    let applied = try copy(template.folder(at: place), to: place, typedIn: workingDirectory) {
      _, bytes in bytes
    }
    return ImportedChanges(
      id: template.id,
      applied: AppliedChanges(
        changeSet: applied.changeSet, diagnostics: template.remarks + applied.diagnostics))
  }
}
