extension Scaffolder {
  /// The settings in the `.viper-gen.json` of the package at `packagePath`, completed by those of the user;
  /// empty if there are no such files.
  ///
  /// - Parameters:
  ///   - packagePath: the package's root folder.
  ///   - searchesParents: whether to use the nearest folder above that has a `Package.swift`.
  ///   - templateFolders: folders of templates that are searched before those of the configuration.
  ///   - userFile: the absolute path of a file with the same keys, for all packages of a user. Its relative paths
  ///     start at its folder.
  /// - Throws: everything that is wrong with it, whichever template is chosen; of the category
  ///   `configuration`.
  public func configuration(
    packagePath: String, searchesParents: Bool = false, templateFolders: [String] = [],
    userFile: String? = nil
  ) throws(ScaffoldError) -> Configuration {
    var errors = ConfigurationErrors()
    let configuration = try configuration(
      packagePath: packagePath, searchesParents: searchesParents,
      templateFolders: templateFolders, userFile: userFile, errors: &errors)
    guard errors.all.isEmpty else { throw ScaffoldError(errors.all) }
    return configuration
  }

  /// The same without the invalid entries, whose errors are added to `errors`.
  package func configuration(
    packagePath: String, searchesParents: Bool, templateFolders: [String], userFile: String?,
    errors: inout ConfigurationErrors
  ) throws(ScaffoldError) -> Configuration {
    let root = try PackageSearch(
      path: packagePath, searchesParents: searchesParents, fileSystem: fileSystem
    ).root()
    let userFolder = "/" + (userFile ?? "").namesOnPath.dropLast().joined(separator: "/")
    let (own, ownProblems) = ConfigurationReader.read(root: root) {
      () throws(ScaffoldError) in
      try ConfigurationReader.source(root: root, fileSystem)
    }
    let (user, userProblems) = ConfigurationReader.read(root: userFolder) {
      () throws(ScaffoldError) in
      try userFile.flatMap { path throws(ScaffoldError) in
        try ConfigurationReader.source(ofUser: path, fileSystem)
      }
    }
    var userCheck = ConfigurationCheck(
      user, folders: templateFolders + own.templateFolders, fileSystem)
    var check = ConfigurationCheck(
      own, folders: templateFolders + user.templateFolders, fileSystem)
    let (ownFolders, userFolders) = (check.problems, userCheck.problems)
    // If a folder of templates cannot be opened, which templates exist is unknown in both files.
    if userFolders.isEmpty, ownFolders.isEmpty {
      userCheck.run()
      check.run()
    }
    errors.add(
      form: ownProblems, folders: ownFolders, values: check.problems.dropFirst(ownFolders.count))
    errors.add(
      form: userProblems + user.entriesOfPackages, folders: userFolders,
      values: userCheck.problems.dropFirst(userFolders.count))
    return own.completed(by: user)
  }

  /// The values that a request leads to for the options of its template, in the template's order.
  ///
  /// - Throws: if there is no such template, or if a setting is invalid.
  public func options(
    of request: ScaffoldRequest
  ) throws(ScaffoldError) -> [EffectiveOption] {
    let catalog = TemplateCatalog(folders: request.templateFolders, fileSystem: fileSystem)
    let manifest = try catalog.manifest(request.template)
    let values = try OptionValues(request.settings, presets: request.presets, of: manifest)
    return zip(manifest.options, zip(values.texts, values.sources)).map { option, value in
      EffectiveOption(option: RecordedOption(option, texts: value.0), source: value.1)
    }
  }
}

extension Configuration {
  /// The errors for entries in the user's file that only a package can have.
  fileprivate var entriesOfPackages: [Diagnostic] {
    let folders = self.folders.map { [Diagnostic.userFolders(at: $0.location)] } ?? []
    return folders + repositories.map { Diagnostic.userRepositories(at: $0.location) }
  }

  /// The settings of a template's options, for ``ScaffoldRequest/presets``.
  ///
  /// - Parameters:
  ///   - template: the template.
  ///   - overridden: the options whose values come from elsewhere. Their settings are not checked.
  /// - Throws: every value that the template does not allow.
  public func presets(
    for template: TemplateDescription, without overridden: Set<String> = []
  ) throws(ScaffoldError) -> [ScaffoldRequest.Setting] {
    var problems: [Diagnostic] = []
    var presets: [ScaffoldRequest.Setting] = []
    for option in template.options where !overridden.contains(option.name) {
      guard let member = member(option.name, of: template.id) else { continue }
      let texts = attempt(&problems) { () throws(ScaffoldError) in
        try template.texts(of: member)
      }
      presets += (texts ?? []).map { ScaffoldRequest.Setting(option.name, $0) }
    }
    guard problems.isEmpty else {
      throw ScaffoldError(problems.map { $0.inCategory(.configuration) })
    }
    return presets
  }
}
