import Hashing

/// Reads a record, and refuses one that viper-gen cannot have written. `remove` deletes the files that a
/// record names, so every part of it is checked.
struct RecordReader {
  private var object: JSONObject
  /// The folder of the latest path, and its text. Most paths are in the folder of the one before.
  private var latest: (folder: [String], text: String)?

  /// The most entries of a list: five times the files that a template can make for a module.
  private static let mostEntries = 10_000
  private static let known = [
    "version", "module", "subfolder", "target", "testTarget", "template", "templateDigest",
    TemplateOrigin.key, "options", "header", "facts", "project", "manifest", RecordedInsertion.key,
    "folders", "files",
    "skipped", "marked",
  ]

  /// The record in `source`, which is at `place` below the package's root.
  ///
  /// - Throws: everything that is wrong with it, with its line.
  static func read(
    _ source: SourceText, at place: [String]
  ) throws(ScaffoldError) -> ModuleRecord {
    let json = try self.json(of: source, at: place)
    if let version = json["version"], let number = version.integer, number > ModuleRecord.version {
      throw ScaffoldError(
        .data, .newerRecord,
        "the record has the format \(number), which needs a newer viper-gen",
        at: version.location, help: "install the viper-gen that wrote it, or a newer one")
    }
    let excesses = JSONLimits.problems(in: json, most: mostEntries)
    guard excesses.isEmpty else { throw ScaffoldError(excesses) }
    var reader = RecordReader(JSONObject(json, known: known))
    guard json.members != nil else { throw ScaffoldError(reader.object.problems) }
    guard let record = reader.record(), reader.object.problems.isEmpty else {
      throw ScaffoldError(reader.object.problems)
    }
    guard record.path.components.elementsEqual(place, by: { $0.utf8.elementsEqual($1.utf8) }) else {
      throw ScaffoldError(
        .badRecord(
          "the record belongs at '\(record.path.description.escapingControlCharacters)'",
          at: json.location))
    }
    return record
  }

  private init(_ object: JSONObject) { self.object = object }

  private mutating func record() -> ModuleRecord? {
    readVersion()
    let module = object.requiredString("module")
    let subfolder = object.string("subfolder").map { Self.components($0) } ?? []
    let target = object.requiredString("target")
    let template = object.requiredString("template")
    let templateDigest = object.requiredString("templateDigest").flatMap { [object] text in
      digest(text, object.location(of: "templateDigest"))
    }
    let options = (object.members("options") ?? []).compactMap { object.isFull ? nil : option($0) }
    let files = entries(below: subfolder + [module ?? ""])
    guard let module, let target, let template, let templateDigest else { return nil }
    var record = ModuleRecord(
      module: module, subfolder: subfolder, target: target,
      testTarget: object.string("testTarget"), template: template, templateDigest: templateDigest,
      options: options, files: files)
    record.folders = folders(of: files.map(\.path) + [record.path])
    record.templateOrigin = origin(of: template, templateDigest)
    record.header = object.strings("header") ?? []
    record.facts = facts()
    record.project = project()
    record.manifest = manifest()
    record.insertions = insertions()
    record.skipped = listed("skipped", among: files)
    record.marked = listed("marked", among: files)
    return record
  }

  private mutating func readVersion() {
    guard object.value["version"] != nil else {
      return object.report(.missingKey("version", in: object.value))
    }
    if let version = object.integer("version"), !(1...ModuleRecord.version).contains(version) {
      object.report(
        .badRecord("unknown record format \(version)", at: object.location(of: "version")))
    }
  }

  private mutating func origin(of template: String, _ digest: Digest) -> TemplateOrigin {
    guard let text = object.string(TemplateOrigin.key) else {
      let version = object.value["version"]?.integer ?? 0
      return version < TemplateOrigin.firstVersion
        ? ReleasedTemplates.origin(of: template, digest) : .builtIn
    }
    guard let origin = TemplateOrigin(rawValue: text) else {
      let known = TemplateOrigin.allCases.map(\.rawValue).joined(separator: ", ")
      object.report(
        .badRecord(
          "unknown origin '\(text.escapingControlCharacters)' of the template, expected one of: "
            + known, at: object.location(of: TemplateOrigin.key)))
      return .unknown
    }
    return origin
  }

  private mutating func facts() -> RenderingFacts? {
    guard let json = object.value[RenderingFacts.key] else { return nil }
    var problems: [Diagnostic] = []
    let facts = RenderingFacts(json, problems: &problems)
    object.report(problems)
    return facts
  }

  private mutating func project() -> RecordedFolders? {
    guard let json = object.value[RecordedFolders.key] else { return nil }
    var problems: [Diagnostic] = []
    let project = RecordedFolders(json, problems: &problems)
    object.report(problems)
    return project
  }

  private mutating func manifest() -> RecordedManifest? {
    guard let json = object.value[RecordedManifest.key] else { return nil }
    var problems: [Diagnostic] = []
    let manifest = RecordedManifest(json, problems: &problems)
    object.report(problems)
    return manifest
  }

  private mutating func digest(
    _ text: String, _ location: @autoclosure () -> SourceLocation
  ) -> Digest? {
    let digest = Digest(text)
    if digest == nil {
      object.report(
        .badRecord(
          "'\(text.escapingControlCharacters)' is not a digest of 64 hexadecimal digits",
          at: location()))
    }
    return digest
  }

  private mutating func option(_ member: JSONValue.Member) -> RecordedOption? {
    if let text = member.value.string { return .init(name: member.name, value: .text(text)) }
    if let flag = member.value.boolean { return .init(name: member.name, value: .flag(flag)) }
    if let texts = member.value.elements?.map(\.string), !texts.contains(nil) {
      return .init(name: member.name, value: .list(texts.compactMap { $0 }))
    }
    object.report(
      .wrongKind(member.value, expected: "a string, true or false, or an array of strings"))
    return nil
  }

  private mutating func insertions() -> [RecordedInsertion] {
    var problems: [Diagnostic] = []
    let found = (object.array(RecordedInsertion.key) ?? []).compactMap {
      RecordedInsertion($0, problems: &problems)
    }
    object.report(problems)
    return found
  }

  // MARK: Paths

  private mutating func entries(below moduleFolder: [String]) -> [ModuleRecord.Entry] {
    var entries: [ModuleRecord.Entry] = []
    var known: (folder: [String], isOfModule: Bool)?
    for member in object.members("files") ?? [] where !object.isFull {
      guard let path = path(member.name, member.nameLocation) else { continue }
      if known?.folder != path.folder {
        known = (path.folder, Self.isFile(path, below: moduleFolder))
      }
      guard known?.isOfModule == true else {
        object.report(.foreignPath(member.name, at: member.nameLocation))
        continue
      }
      guard let text = member.value.string else {
        object.report(.wrongKind(member.value, expected: "a string"))
        continue
      }
      guard let digest = digest(text, member.value.location) else { continue }
      entries.append(.init(path: path, digest: digest))
    }
    if object.value["files"] == nil {
      object.report(.missingKey("files", in: object.value))
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// The files of the module that an array lists.
  private mutating func listed(
    _ key: String, among files: [ModuleRecord.Entry]
  ) -> [RelativePath] {
    let listed = Set(object.strings(key) ?? [])
    if listed.isEmpty { return [] }
    let paths = files.map(\.path).filter { listed.contains($0.description) }
    for unknown in listed.subtracting(paths.map(\.description)).sorted() where !object.isFull {
      object.report(.foreignPath(unknown, at: object.location(of: key)))
    }
    return paths
  }

  /// The folders that were made for the module; each must contain a file of the module or its record.
  private mutating func folders(of paths: [RelativePath]) -> [RelativePath] {
    var folders: Set<RelativePath> = []
    let known = FolderIndex(paths)
    for element in object.array("folders") ?? [] where !object.isFull {
      guard let text = element.string else {
        object.report(.wrongKind(element, expected: "a string"))
        continue
      }
      guard let path = path(text, element.location) else { continue }
      if known.contains(path) {
        folders.insert(path)
      } else {
        object.report(.foreignPath(text, at: element.location))
      }
    }
    return folders.sorted()
  }

  /// A path that cannot lead out of the package. Every name is accepted that a target's folder may have,
  /// even if other systems refuse it.
  private mutating func path(
    _ text: String, _ location: @autoclosure () -> SourceLocation
  ) -> RelativePath? {
    if let path = pathInLatestFolder(text) { return path }
    let components = Self.components(text)
    if text.utf8.first == UInt8(ascii: "/") || components.contains("..") {
      object.report(
        .badRecord(
          "the record names '\(text.escapingControlCharacters)', outside the package",
          .containment, .pathEscape, at: location()))
      return nil
    }
    guard components.allSatisfy(Self.isUsable),
      (1...DirectoryTree.deepest).contains(components.count)
    else {
      object.report(.foreignPath(text, at: location()))
      return nil
    }
    let path = RelativePath(trusted: components)
    if !path.folder.isEmpty { latest = (path.folder, path.folder.joined(separator: "/")) }
    return path
  }

  /// The path of a file in the folder of the latest path; `nil` if it is another folder, or the name is not valid.
  private func pathInLatestFolder(_ text: String) -> RelativePath? {
    guard let latest, let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")),
      text.utf8[..<slash].elementsEqual(latest.text.utf8)
    else { return nil }
    let name = String(text[text.utf8.index(after: slash)...])
    guard Self.isUsable(name), name != ".." else { return nil }
    return RelativePath(folder: latest.folder, name: name)
  }

  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name != "." && !name.utf8.contains(0)
  }

  /// Whether a file can be one of the module: in a folder of its subfolder and its name, or in another place with the
  /// module's name in the path. The records are none of its files.
  private static func isFile(_ path: RelativePath, below moduleFolder: [String]) -> Bool {
    guard path.components[0].caseFolded != ModuleRecord.folder else { return false }
    let folder = path.folder
    return folder.indices.contains { folder[$0...].starts(with: moduleFolder) }
      || (!folder.isEmpty || path.isSwift) && moduleFolder.last.map { path.hasWord($0) } ?? false
  }

  private static func components(_ text: String) -> [String] {
    text.isEmpty ? [] : RelativePath.components(of: text)
  }
}

extension Diagnostic {
  /// A record that viper-gen cannot have written.
  static func badRecord(
    _ message: String, _ category: Category = .data, _ code: Diagnostic.Code = .badRecord,
    at location: SourceLocation,
    help: String = "restore it from version control, or " + recreation
  ) -> Diagnostic {
    Diagnostic(category, code, message, at: location, help: help)
  }

  /// Whether it is about a record that a newer version has written.
  var isAboutNewerRecord: Bool { code == .newerRecord }

  /// The warning for a module that is created again although its record cannot be read.
  static func unreadableRecord(_ problem: Diagnostic, isReplaced: Bool) -> Diagnostic {
    Diagnostic(
      .data, .unreadableRecord, "the record cannot be read: \(problem.message)",
      at: problem.location,
      help: isReplaced
        ? "it is written again; files that only it named are left"
        : "restore it from version control",
      severity: .warning)
  }

  /// How to write a record again.
  static let recreation =
    "create the module again with the same options and '--on-conflict overwrite' (this overwrites "
    + "edited files)"

  /// A path that cannot be one of the record's module.
  fileprivate static func foreignPath(_ path: String, at location: SourceLocation) -> Diagnostic {
    badRecord(
      "the record names '\(path.escapingControlCharacters)', which is not a path of its module",
      at: location)
  }
}
