import ScaffoldRecognition

extension Scaffolder {
  /// Makes a template of modules of a project and writes its folder below `parent`, which is created if it does not
  /// exist. Learnt from one module, the template gives that module back byte for byte; learnt from several, it has what
  /// all of them have.
  ///
  /// ```swift
  /// let learnt = try Scaffolder().learnTemplate(
  ///   from: ["Login"], packagePath: "/path/to/App", into: "/path/to/App/Templates")
  /// print(learnt.id)  // login
  /// ```
  ///
  /// - Parameters:
  ///   - modules: the names of modules, or the paths of folders with one module each, from the project's root.
  ///   - target: the target of the modules, where a name exists in several; `nil` for any.
  ///   - id: the id of the template; by default, that of the first module's name.
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  ///   - parent: the folder of templates that gets the result.
  ///   - workingDirectory: the absolute path of the folder in which a user typed `parent`. A link in the repository
  ///     around it must not lead out of the repository.
  /// - Returns: the files that were written, with a note for each decision that is not plain from a type's name.
  /// - Throws: every module that is not found, why no template can be learnt, and a folder in the way that has other
  ///   files. Then nothing is written.
  public func learnTemplate(
    from modules: [String], target: String? = nil, id: String? = nil, packagePath: String,
    searchesParents: Bool = false, into parent: String, typedIn workingDirectory: String? = nil
  ) throws(ScaffoldError) -> ImportedChanges {
    let root = try projectRoot(packagePath: packagePath, searchesParents: searchesParents)
    var warnings: [Diagnostic] = []
    _ = try RecordStore.records(in: root.directory, warnings: &warnings)
    let sources = try sources(of: root)
    let texts = try sources.texts(warnings: &warnings)
    let roles = try inspectionSettings(at: root.path).roles
    let found = try self.modules(of: texts, by: roles).filter {
      target == nil || $0.target == target
    }
    let chosen = try Self.choose(modules, among: found)
    let id = id ?? ImportedTemplate.id(for: chosen[0].name) ?? "learnt"
    let lesson: Lesson
    do throws(LessonError) {
      lesson = try Lesson(
        from: chosen, sources: texts, id: id,
        below: sources.place(of: chosen[0], among: found, texts).folders, among: found, roles: roles
      )
    } catch {
      throw ScaffoldError(
        .data, .notLearnt, error.description.escapingControlCharacters,
        help: "choose another module, or move the declaration into a file that is not the module's")
    }
    let place = parent + "/" + id
    let applied = try copy(
      TemplateFolder(
        of: lesson, path: place,
        permissions: try sources.permissions(of: lesson.origins(in: chosen))
      ), to: place, typedIn: workingDirectory
    ) { _, bytes in bytes }
    return ImportedChanges(
      id: id,
      applied: AppliedChanges(
        changeSet: applied.changeSet,
        diagnostics: warnings + lesson.remarks.map(Diagnostic.decision) + applied.diagnostics))
  }

  /// The modules that words mean: their names, or the folders that have their files.
  static func choose(
    _ words: [String], among modules: [RecognizedModule]
  ) throws(ScaffoldError) -> [RecognizedModule] {
    var problems: [Diagnostic] = []
    var chosen: [RecognizedModule] = []
    for word in words {
      let folder = RelativePath.components(of: word).filter { $0 != "." && $0 != "" }
        .joined(separator: "/")
      let name = ModuleWord(word)
      let found = modules.filter { module in
        name.isName(of: module)
          || folder.contains("/") && module.files.contains { $0.hasPrefix(folder + "/") }
      }
      switch found.count {
      case 0:
        problems.append(name.notFound(among: modules.map(\.name)))
      case 1: chosen += found
      default:
        let shown = word.escapingControlCharacters
        let names = found.map { "'\($0.name)' in \($0.target)" }.joined(separator: ", ")
        problems.append(
          Diagnostic(
            .usage, .severalTargets, "'\(shown)' is several modules: \(names)",
            help: "name one of them, or choose its target with '--target T'"))
      }
    }
    if words.isEmpty { problems.append(.noModuleName(help: "'viper-gen list' lists the modules")) }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return chosen
  }
}

extension TemplateFolder {
  /// The folder of a template that was learnt.
  ///
  /// - Parameter permissions: the permission bits that all files have from which it was learnt.
  init(of lesson: Lesson, path: String, permissions: UInt32) {
    var contents = [
      Self.manifestName: File(bytes: Array(lesson.manifest.utf8), isExecutable: false)
    ]
    for file in lesson.files { contents[file.path] = File(bytes: file.text, isExecutable: false) }
    self.init(kept: contents, name: lesson.id, path: path, permissions: permissions)
  }
}

extension Diagnostic {
  /// A decision of a lesson.
  fileprivate static func decision(_ remark: LessonRemark) -> Diagnostic {
    let isLeftOut = if case .leftOut = remark.subject { true } else { false }
    return Diagnostic(
      .data, isLeftOut ? .importLeftOut : .importConverted,
      remark.description.escapingControlCharacters, at: SourceLocation(remark.place),
      severity: isLeftOut ? .warning : .note)
  }
}
