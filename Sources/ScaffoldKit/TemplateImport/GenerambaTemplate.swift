/// Converts a Generamba template: a folder with a `.rambaspec` and Liquid files.
struct GenerambaTemplate {
  private let folder: TemplateFolder
  private let spec: Rambaspec
  private let source: SourceText
  private var scope: LiquidScope
  private var snippets: [String: SourceText] = [:]
  private var files: [ImportedTemplate.File] = []
  private var used: Set<String> = []
  /// The names of the files of the result, without case.
  private var names: Set<String> = [TemplateFolder.manifestName.caseFolded]

  /// The template in a folder whose description is the file `spec`.
  ///
  /// - Throws: everything that cannot be converted.
  static func converted(
    _ folder: TemplateFolder, spec: String, _ reservedFlags: Set<String>
  ) throws(ScaffoldError) -> ImportedTemplate {
    guard let file = try folder.file(spec) else { throw ScaffoldError([]) }
    let source = SourceText(path: folder.location(spec), bytes: file.bytes)
    guard file.bytes.count <= ManifestLimits.bytes else {
      throw ScaffoldError(
        .tooLarge(spec, limit: ManifestLimits.bytes, at: SourceLocation(path: folder.path)))
    }
    if let problem = source.encodingProblem { throw ScaffoldError(problem) }
    var template = GenerambaTemplate(
      folder: folder, spec: Rambaspec(source), source: source,
      scope: LiquidScope(reservedFlags: reservedFlags))
    template.used.insert(spec)
    return try template.convert()
  }

  private init(folder: TemplateFolder, spec: Rambaspec, source: SourceText, scope: LiquidScope) {
    self.folder = folder
    self.spec = spec
    self.source = source
    self.scope = scope
  }

  private mutating func convert() throws(ScaffoldError) -> ImportedTemplate {
    scope.problems = spec.problems
    try readSnippets()
    if spec.entries.isEmpty, spec.problems.isEmpty {
      scope.problems.append(
        .notConverted(
          "the template lists no files", at: SourceLocation(path: source.path),
          help: "add 'code_files:' with entries"))
    }
    for entry in spec.entries {
      try add(entry)
      // Each file counts as often as it is listed, and beyond the limit no further one is converted.
      if scope.bytes > TemplateLimits.sourceBytes { break }
    }
    addIncludes()
    reportRest()
    guard scope.problems.isEmpty else { throw ScaffoldError(scope.problems.uniqued) }
    let name = spec.texts["name"]?.value ?? folder.name
    guard let id = ImportedTemplate.id(for: name) else {
      throw ScaffoldError(
        .badTemplateID(name).withHelp("change the name in the .rambaspec"))
    }
    let summary = spec.texts["summary"]?.value ?? spec.texts["description"]?.value ?? ""
    return ImportedTemplate(
      id: id, description: summary.isEmpty ? "Imported from \(name)" : summary,
      options: scope.allOptions(), files: files, remarks: scope.remarks)
  }

  /// Reads the folder `snippets`.
  private mutating func readSnippets() throws(ScaffoldError) {
    for path in folder.paths where path.begins(with: "snippets/") && path.ends(with: ".liquid") {
      guard let file = try folder.file(path) else { continue }
      let name = String(path.dropFirst("snippets/".count).dropLast(".liquid".count))
      snippets[name] = SourceText(path: folder.location(path), bytes: file.bytes)
      names.insert(LiquidConverter.includePath(name).caseFolded)
      used.insert(path)
    }
  }

  // MARK: Files

  private mutating func add(_ entry: Rambaspec.Entry) throws(ScaffoldError) {
    guard let name = entry.members["name"] else { return missing("name", entry) }
    guard let path = entry.members["path"] else { return missing("path", entry) }
    guard let file = try folder.file(path.value) else {
      scope.problems.append(
        Diagnostic(
          .data, .missingFile,
          "the template's folder has no file '\(path.value.escapingControlCharacters)'",
          at: source.location(at: path.offset),
          help: Suggestion.help(for: path.value, in: folder.paths)))
      return
    }
    used.insert(path.value)
    let place = SourceLocation(path: folder.location(path.value))
    let fileName = fileName(name, entry.members["custom_name"])
    let parent = name.value.namesOnPath.dropLast().joined(separator: "/")
    let target = (parent.isEmpty ? [] : [.literal(parent + "/")]) + fileName
    var contents = file.bytes
    if !file.isBinary {
      let text = SourceText(path: place.path, bytes: file.bytes)
      contents = Array(written(convert(text, fileName: fileName), at: place).utf8)
    }
    files.append(
      ImportedTemplate.File(
        source: sourceName(path.value), path: written(target, at: source.location(at: name.offset)),
        role: entry.role, contents: contents, isExecutable: file.isExecutable, origin: place))
  }

  /// The name of the file that is written: the custom name, else prefix, module and the last part of `name`.
  private mutating func fileName(
    _ name: Rambaspec.Text, _ custom: Rambaspec.Text?
  ) -> [TextPart] {
    guard let custom else {
      let last = name.value.namesOnPath.last ?? name.value
      return [.value("prefix", nil), .value("Module", nil), .literal(last)]
    }
    let text = SourceText(path: source.path, custom.value)
    let known = scope.problems.count
    var parts = convert(text, fileName: nil)
    let place = source.location(at: custom.offset)
    if parts.count > 100 {
      scope.problems.append(.notConverted("a name of more than 100 parts", at: place, help: nil))
      parts = []
    }
    scope.problems = scope.problems.enumerated().map { $0 < known ? $1 : $1.located(at: place) }
    return parts
  }

  private mutating func convert(_ text: SourceText, fileName: [TextPart]?) -> [TextPart] {
    var converter = LiquidConverter(text, fileName: fileName, snippets: snippets, scope: scope)
    let parts = converter.converted()
    scope = converter.scope
    return parts
  }

  private mutating func written(_ parts: [TextPart], at place: SourceLocation) -> String {
    var writer = TextWriter()
    let text = attempt(&scope.problems) { () throws(ScaffoldError) in
      try writer.text(of: parts, at: place)
    }
    if writer.dropsBlanks {
      scope.remark(
        .changed("blanks before a tag that is alone on its line are left out", at: place))
    }
    return text ?? ""
  }

  private mutating func addIncludes() {
    for (name, parts) in scope.includes.sorted(by: { $0.key.isBefore($1.key) }) {
      let place = SourceLocation(path: folder.location("snippets/\(name).liquid"))
      files.append(
        ImportedTemplate.File(
          source: LiquidConverter.includePath(name), path: nil, role: .source,
          contents: Array(written(parts, at: place).utf8), origin: place))
    }
  }

  /// The file in the result: the path without `.liquid`.
  private mutating func sourceName(_ path: String) -> String {
    let name = path.ends(with: ".liquid") ? String(path.dropLast(".liquid".count)) : path
    var unique = name
    var number = 2
    while !names.insert(unique.caseFolded).inserted {
      let parts = name.namesOnPath
      unique = (parts.dropLast() + ["\(number)-\(parts.last ?? name)"]).joined(separator: "/")
      number += 1
    }
    return unique
  }

  // MARK: Messages

  private mutating func missing(_ key: String, _ entry: Rambaspec.Entry) {
    scope.problems.append(
      .notConverted(
        "an entry without '\(key)'", at: source.location(at: entry.offset),
        help: "add '\(key): …'"))
  }

  /// Reports what the result does not have.
  private mutating func reportRest() {
    for list in spec.lists {
      scope.remark(
        .leftOut(
          "'\(list.name)' is left out", at: source.location(at: list.offset),
          help: list.name == "dependencies"
            ? "add \"packages\" to template.json for packages of SwiftPM" : nil))
    }
    let rest = folder.paths.filter { path in
      !used.contains(path) && !path.hasPrefix(".")
        && !["README", "LICENSE", "CHANGELOG"].contains { path.hasPrefix($0) }
    }
    for path in rest.prefix(20) {
      scope.remark(
        .leftOut(
          "nothing uses the file '\(path.escapingControlCharacters)'",
          at: SourceLocation(path: folder.location(path))))
    }
  }
}
