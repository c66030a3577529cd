extension PackageSearch {
  private static let configuration = ".viper-gen.json"
  private static let largestConfiguration = 1 << 20

  /// Whether the folder at `path` is the root of a project without a manifest: it has records of modules, or a
  /// configuration that names folders, or one that cannot be read. A folder that cannot be read is not.
  func isProject(_ path: String) throws(ScaffoldError) -> Bool {
    do throws(SystemError) {
      let folder = try fileSystem.directory(at: path)
      if try folder.status(of: ModuleRecord.folder)?.kind == .directory { return true }
      guard let status = try folder.status(of: Self.configuration) else { return false }
      // What is wrong with it is reported when it is used.
      guard status.kind == .file, status.size <= Self.largestConfiguration else { return true }
      let bytes = try folder.contents(of: Self.configuration, limit: Self.largestConfiguration)
      return Self.namesFolders(SourceText(path: Self.configuration, bytes: bytes))
    } catch {
      if error.isMissing || error.isNotDirectory || error.isDenied { return false }
      throw ScaffoldError(error)
    }
  }

  /// Whether a configuration names the folders of a project, or cannot be read.
  private static func namesFolders(_ source: SourceText) -> Bool {
    var ignored: [Diagnostic] = []
    let json = attempt(&ignored) { () throws(ScaffoldError) in
      try JSONReader.read(source, comments: true)
    }
    guard let json else { return true }
    return json["folders"] != nil
  }

  /// The error for folders in a package; `nil` if the request names none, or if there is no package.
  func problem(
    withFoldersOf request: ScaffoldRequest, at path: String,
    layout: (String) throws(ScaffoldError) -> PackageLayout
  ) throws(ScaffoldError) -> ScaffoldError? {
    guard request.folders != nil else { return nil }
    if try hasManifest(at: path) {
      return ScaffoldError(
        Diagnostic.foldersInPackage(path).attributed(to: request.origins[.folders]))
    }
    guard let above = try packageAbove(path, layout: layout), above.owner != nil else { return nil }
    return ScaffoldError(.inPackage(path, above, request.subfolder?.components ?? []))
  }
}

extension Diagnostic {
  /// A package decides by its targets where files belong.
  fileprivate static func foldersInPackage(_ path: String) -> Diagnostic {
    Diagnostic(
      .usage, .foldersInPackage,
      "'\(path.escapingControlCharacters)' has a Package.swift, so its targets take the modules",
      help: "use '--target T' instead of '--sources', '--tests' and '--module'"
    ).withHelpInFile("remove 'folders', and name a target with 'target'")
  }
}
