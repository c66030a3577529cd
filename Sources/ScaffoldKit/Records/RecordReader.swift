import Hashing

/// Reads a record, and refuses one that this program cannot have written: what it names is removed
/// some day, so nothing is taken on trust.
struct RecordReader {
  private var object: JSONObject

  private static let known = [
    "version", "module", "subfolder", "target", "testTarget", "template", "templateDigest",
    "options", "folders", "files",
  ]

  /// The record in `source`, which stands at `place` below the package's root.
  ///
  /// - Throws: everything that is wrong with it, with its line.
  static func read(
    _ source: SourceText, at place: [String]
  ) throws(ScaffoldError) -> ModuleRecord {
    let json = try JSONReader.read(source)
    if let version = json["version"], let number = version.integer, number > ModuleRecord.version {
      throw ScaffoldError(RecordFault.newer(number), at: version.location)
    }
    var reader = RecordReader(object: JSONObject(json, known: known))
    guard json.members != nil else { throw ScaffoldError(reader.object.problems) }
    guard let record = reader.record(), reader.object.problems.isEmpty else {
      throw ScaffoldError(reader.object.problems)
    }
    guard record.path.components.elementsEqual(place, by: { $0.utf8.elementsEqual($1.utf8) }) else {
      throw ScaffoldError(RecordFault.misplaced(record.path.description), at: json.location)
    }
    return record
  }

  private mutating func record() -> ModuleRecord? {
    readVersion()
    let module = object.requiredString("module")
    let subfolder = object.string("subfolder").map { Self.components($0) } ?? []
    let target = object.requiredString("target")
    let template = object.requiredString("template")
    let templateDigest = object.requiredString("templateDigest").flatMap { [object] text in
      digest(text, object.location(of: "templateDigest"))
    }
    let options = (object.members("options") ?? []).compactMap { option($0) }
    let files = entries(below: subfolder + [module ?? ""])
    guard let module, let target, let template, let templateDigest else { return nil }
    var record = ModuleRecord(
      module: module, subfolder: subfolder, target: target,
      testTarget: object.string("testTarget"), template: template, templateDigest: templateDigest,
      options: options, files: files)
    record.folders = folders(of: files.map(\.path) + [record.path])
    return record
  }

  private mutating func readVersion() {
    guard object.value["version"] != nil else {
      return object.report(.missingKey("version", in: object.value))
    }
    if let version = object.integer("version"), version != ModuleRecord.version {
      object.report(RecordFault.unknownVersion(version), object.location(of: "version"))
    }
  }

  private mutating func digest(
    _ text: String, _ location: @autoclosure () -> SourceLocation
  ) -> Digest? {
    let digest = Digest(text)
    if digest == nil { object.report(RecordFault.badDigest(text), location()) }
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

  // MARK: Paths

  private mutating func entries(below home: [String]) -> [ModuleRecord.Entry] {
    var entries: [ModuleRecord.Entry] = []
    for member in object.members("files") ?? [] {
      guard let path = path(member.name, member.nameLocation) else { continue }
      guard Self.stands(path, below: home) else {
        object.report(RecordFault.foreignFile(member.name), member.nameLocation)
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

  /// The folders that the record says were made; each must lead to something of the module's.
  private mutating func folders(of paths: [RelativePath]) -> [RelativePath] {
    var folders: Set<RelativePath> = []
    let known = FolderIndex(paths)
    for element in object.array("folders") ?? [] {
      guard let text = element.string else {
        object.report(.wrongKind(element, expected: "a string"))
        continue
      }
      guard let path = path(text, element.location) else { continue }
      if known.contains(path) {
        folders.insert(path)
      } else {
        object.report(RecordFault.foreignFile(text), element.location)
      }
    }
    return folders.sorted()
  }

  /// A path that cannot lead out of the package. Beyond that every name is taken that a target's
  /// folder may have, however unfit for other systems.
  private mutating func path(
    _ text: String, _ location: @autoclosure () -> SourceLocation
  ) -> RelativePath? {
    let components = Self.components(text)
    if text.utf8.first == UInt8(ascii: "/") || components.contains("..") {
      object.report(RecordFault.escapes(text), location())
      return nil
    }
    let isUsable = components.allSatisfy { $0 != "" && $0 != "." && !$0.utf8.contains(0) }
    guard isUsable, (1...DirectoryTree.deepest).contains(components.count) else {
      object.report(RecordFault.foreignFile(text), location())
      return nil
    }
    return RelativePath(trusted: components)
  }

  /// Whether a file stands in a folder of the module: below one of its subfolder and its name, and
  /// not among the records.
  private static func stands(_ path: RelativePath, below home: [String]) -> Bool {
    guard path.components[0].caseFolded != ModuleRecord.folder else { return false }
    let folder = path.folder
    return folder.indices.contains { folder[$0...].starts(with: home) }
  }

  private static func components(_ text: String) -> [String] {
    text.isEmpty ? [] : RelativePath.components(of: text)
  }
}
