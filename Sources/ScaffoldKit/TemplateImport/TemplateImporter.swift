/// Converts a template of Xcode or of Generamba into a template's folder.
///
/// The contents of the folder tell which of them it is: `TemplateInfo.plist`, or a file that ends in `.rambaspec`.
struct TemplateImporter {
  /// The path of the folder, for messages.
  let path: String
  let fileSystem: any FileSystem
  /// The flags of `create`, which no option may have.
  let reservedFlags: Set<String>

  /// The converted template, checked as `templates check` does.
  ///
  /// - Throws: everything that cannot be converted, with its place.
  func run() throws(ScaffoldError) -> ImportedTemplate {
    let folder = try TemplateFolder(
      at: path, in: fileSystem, help: "give the folder of an Xcode or Generamba template",
      skipsLinks: true)
    try checkSize(of: folder)
    var template = try converted(folder)
    template.permissions = folder.permissions
    try removeUnusedOptions(of: &template)
    addRemarkOnFacts(to: &template)
    try check(template)
    return template
  }

  private func checkSize(of folder: TemplateFolder) throws(ScaffoldError) {
    var bytes = 0
    for path in folder.paths {
      bytes += try folder.file(path)?.bytes.count ?? 0
      guard bytes <= TemplateLimits.sourceBytes else {
        throw ScaffoldError(
          .data, .limit, "the folder has more than \(TemplateLimits.sourceBytes) bytes",
          at: SourceLocation(path: self.path))
      }
    }
  }

  private func converted(_ folder: TemplateFolder) throws(ScaffoldError) -> ImportedTemplate {
    let specs = folder.paths.filter { !$0.contains("/") && $0.ends(with: ".rambaspec") }
    let hasInfo = folder.paths.contains(XcodeTemplate.infoName)
    let place = SourceLocation(path: path)
    switch (hasInfo, specs.count) {
    case (true, 0): return try XcodeTemplate.converted(folder, reservedFlags)
    case (false, 1): return try GenerambaTemplate.converted(folder, spec: specs[0], reservedFlags)
    case (false, 0): throw ScaffoldError(unknownKind(folder, at: place))
    case (false, _) where specs.contains(folder.name + ".rambaspec"):
      // Generamba takes the file that is named after the folder.
      var template = try GenerambaTemplate.converted(
        folder, spec: folder.name + ".rambaspec", reservedFlags)
      let others = specs.filter { $0 != folder.name + ".rambaspec" }
      template.remarks += others.map {
        .leftOut(
          "'\($0.escapingControlCharacters)' is another template", at: place,
          help: "to convert it, copy the folder under its name")
      }
      return template
    default:
      let names = specs + (hasInfo ? [XcodeTemplate.infoName] : [])
      throw ScaffoldError(
        .data, .importKind, "the folder has \(names.joined(separator: " and "))", at: place,
        help: "keep one of them in the folder")
    }
  }

  private func unknownKind(_ folder: TemplateFolder, at place: SourceLocation) -> Diagnostic {
    let inner = folder.paths.filter {
      $0.ends(with: "/" + XcodeTemplate.infoName) || $0.ends(with: ".rambaspec")
    }
    let commands = inner.prefix(5).map { file in
      let parent = file.split(separator: "/").dropLast().joined(separator: "/")
      return "viper-gen templates import \((path + "/" + parent).shellQuoted)"
    }
    return Diagnostic(
      .notFound, .importKind, "the folder has neither TemplateInfo.plist nor a .rambaspec file",
      at: place,
      help: commands.isEmpty
        ? "give the folder of an Xcode or Generamba template" : commands.joined(separator: "\n"))
  }

  // MARK: The result

  /// Reads the result as `create` does. An error in it is reported at the file that was converted, without a line:
  /// the line of the result would mean nothing to the user.
  private func read(
    _ template: ImportedTemplate, in folder: TemplateFolder
  ) throws(ScaffoldError) -> Template {
    do throws(ScaffoldError) {
      return try Template(folder, try TemplateManifest(of: folder))
    } catch {
      let origins = Dictionary(
        template.files.map { (folder.location($0.source), $0.origin) },
        uniquingKeysWith: { first, _ in first })
      let problems = error.diagnostics.map { problem in
        let origin = problem.location.flatMap { origins[$0.path] }
        return problem.located(at: SourceLocation(path: origin?.path ?? path))
      }
      throw ScaffoldError(problems.uniqued)
    }
  }

  /// Removes the options that nothing uses, until every option is used.
  private func removeUnusedOptions(
    of template: inout ImportedTemplate
  ) throws(ScaffoldError) {
    while true {
      let folder = template.folder(at: path)
      let use = TemplateUse(folder: folder, template: try read(template, in: folder))
      let unused = Set(use.unusedOptions().compactMap(\.location?.text))
      let removed = template.options.filter { option in
        unused.contains { $0.contains("\"name\": \"\(option.name)\"") }
      }
      guard !removed.isEmpty else { return }
      template.options.removeAll { option in removed.contains { $0.name == option.name } }
      template.remarks += removed.compactMap { option in
        option.origin.map { .leftOut("nothing uses the option '\(option.name)'", at: $0) }
      }
    }
  }

  /// Reports the values that come from the configuration.
  private func addRemarkOnFacts(to template: inout ImportedTemplate) {
    let names = template.options.map(\.name).filter { name in
      ImportedTemplate.facts.contains { $0.name == name }
    }
    guard let first = names.first else { return }
    template.remarks.append(
      .missing(
        "the values of \(names.joined(separator: ", ")) come from the configuration",
        at: SourceLocation(path: path),
        help: "write \"options\": {\"\(first)\": \"…\"} in .viper-gen.json"))
  }

  /// Reports what `templates check` would report, at the files that it comes from.
  private func check(_ template: ImportedTemplate) throws(ScaffoldError) {
    var check = CombinationCheck(try read(template, in: template.folder(at: path)))
    try check.run()
    let entries = template.files.filter { $0.path != nil }
    let errors = check.findings.filter { $0.severity == .error }.map { finding in
      let index = check.template.files.firstIndex { file in
        ["path", "when"].contains { file.json[$0]?.location == finding.location }
          || file.json.location == finding.location
      }
      let located = index.map { finding.located(at: entries[$0].origin) } ?? finding
      return located.inCategory(.data)
    }
    guard errors.isEmpty else { throw ScaffoldError(errors) }
  }
}
