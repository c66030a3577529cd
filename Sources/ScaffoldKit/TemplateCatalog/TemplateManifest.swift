/// The contents of a `template.json`.
struct TemplateManifest: Sendable {
  /// A file that the template writes.
  struct Entry: Sendable {
    /// The file in the template's folder.
    let source: String
    /// The path below ``base``; a template itself.
    let path: String
    let base: FileBase
    let role: FileRole
    /// The condition under which it is written.
    let condition: String?
    /// The loop that repeats it: `name in list`.
    let loop: String?
    /// The entry in the `template.json`.
    let json: JSONValue
  }

  /// A framework whose type names a module must not have, and the condition for that.
  struct FrameworkUse: Sendable {
    let name: String
    /// The entry in the `template.json`, which has the condition.
    let json: JSONValue
  }

  let id: String
  let description: String
  let frameworks: [FrameworkUse]
  let packages: [TemplatePackage]
  let platforms: [TemplatePlatforms]
  /// Whether the Swift files follow the `.swift-format` of the package.
  let followsSwiftFormat: Bool
  /// Whether a list of parameters or arguments is on one line where it fits.
  let joinsLists: Bool
  /// Whether the tests take values of the user's own types from a file of samples.
  let samplesOwnTypes: Bool
  let options: [TemplateOption]
  let entries: [Entry]
  /// The texts that a module adds to declarations of the project.
  let insertions: [TemplateInsertion]
  /// The whole `template.json`.
  let json: JSONValue

  /// The parts of the stack, for choosing a template.
  ///
  /// - Throws: everything that is wrong with it.
  func anatomy() throws(ScaffoldError) -> TemplateAnatomy {
    var problems: [Diagnostic] = []
    let anatomy = TemplateAnatomy(json, problems: &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return anatomy
  }
}

/// The use of a generated file, which decides its target.
public enum FileRole: String, Sendable, Hashable, CaseIterable {
  case source, test
}

/// The folder where the path of a generated file starts.
enum FileBase: String, Sendable, Hashable, CaseIterable {
  /// The module's folder.
  case module
  /// The folder of the target, or of the test target.
  case target
}

extension FileBase {
  /// Reads the member `below`; without it, the path starts at the module's folder.
  init?(in object: inout JSONObject) {
    let name = object.string("below") ?? Self.module.rawValue
    guard let base = Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue)
      object.report(.unknown("folder", name, known: known, at: object.location(of: "below")))
      return nil
    }
    self = base
  }
}

extension FileRole {
  /// Reads the member `role`, which must be there.
  init?(in object: inout JSONObject) {
    guard let name = object.requiredString("role") else { return nil }
    guard let role = Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue)
      object.report(.unknown("role", name, known: known, at: object.location(of: "role")))
      return nil
    }
    self = role
  }
}

extension TemplateManifest {
  /// Reads the `template.json` of `folder`.
  init(of folder: TemplateFolder) throws(ScaffoldError) {
    guard let file = try folder.file(TemplateFolder.manifestName) else {
      throw ScaffoldError(
        .data, .noTemplateJSON,
        "'\(folder.path.escapingControlCharacters)' has no template.json",
        at: SourceLocation(path: folder.path))
    }
    guard file.bytes.count <= ManifestLimits.bytes else {
      throw ScaffoldError(
        .tooLarge(
          TemplateFolder.manifestName, limit: ManifestLimits.bytes,
          at: SourceLocation(path: folder.path)))
    }
    let source = SourceText(
      path: folder.location(TemplateFolder.manifestName), bytes: file.bytes)
    let json = try JSONReader.read(source, comments: true)
    let excesses = ManifestLimits.problems(in: json)
    guard excesses.isEmpty else { throw ScaffoldError(excesses) }
    var object = JSONObject(json, known: Self.keys)
    let id = object.requiredString("id")
    if let id { Self.check(id, of: folder, &object) }
    description = object.requiredString("description") ?? ""
    frameworks = (object.array("frameworks") ?? []).compactMap { Self.framework($0, &object) }
    packages = Self.entries("packages", of: &object, TemplatePackage.init)
    platforms = Self.entries("platforms", of: &object, TemplatePlatforms.init)
    followsSwiftFormat = object.boolean("swiftFormat") ?? false
    joinsLists = object.boolean("joinsLists") ?? false
    samplesOwnTypes = object.boolean("ownSamples") ?? false
    options = Self.options(&object)
    entries = (object.array("files") ?? []).compactMap { Self.entry($0, &object) }
    insertions = Self.entries("insertions", of: &object, TemplateInsertion.init)
    if object.problems.isEmpty, entries.isEmpty {
      object.report(
        Diagnostic(
          .data, .noFiles, "the template writes no file", at: object.location(of: "files"),
          help: "add an entry to \"files\""))
    }
    guard object.problems.isEmpty, let id else { throw ScaffoldError(object.problems) }
    self.id = id
    self.json = json
  }

  private static let keys = [
    "id", "description", "roles", "links", "frameworks", "packages", "platforms", "swiftFormat",
    "joinsLists", "ownSamples", "options", "files", "insertions",
  ]

  private static func check(_ id: String, of folder: TemplateFolder, _ object: inout JSONObject) {
    let location = object.location(of: "id")
    if !isID(id) {
      object.report(.badTemplateID(id).located(at: location))
    } else if id != folder.name {
      object.report(
        Diagnostic(
          .data, .templateId,
          "the id '\(id.escapingControlCharacters)' differs from the folder's name '\(folder.name)'",
          at: location, help: "write \"id\": \"\(folder.name)\""))
    }
  }

  /// Whether a text can be the id of a template.
  static func isID(_ id: String) -> Bool {
    let isPlain = id.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "_") && byte < 0x80 && isNameByte(byte)
        && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    return isPlain && !id.isEmpty && !id.hasPrefix("-")
  }

  private static func options(_ object: inout JSONObject) -> [TemplateOption] {
    var problems: [Diagnostic] = []
    var names: Set<String> = []
    var options: [TemplateOption] = []
    let entries = object.array("options") ?? []
    for json in entries {
      guard let option = TemplateOption(json, problems: &problems) else { continue }
      if !names.insert(option.name).inserted {
        problems.append(
          Diagnostic(
            .data, .duplicateOption, "duplicate option '\(option.name)'",
            at: json["name"]?.location ?? json.location))
      }
      options.append(option)
    }
    if problems.isEmpty {
      OptionCondition.read(of: entries, into: &options, &problems)
      OptionReference.check(options, in: entries, &problems)
      TemplateOption.checkReceivers(options, in: entries, &problems)
    }
    object.report(problems)
    return options
  }

  /// The entries of an array that can be read.
  private static func entries<Entry>(
    _ name: String, of object: inout JSONObject,
    _ read: (JSONValue, inout [Diagnostic]) -> Entry?
  ) -> [Entry] {
    var problems: [Diagnostic] = []
    let entries = (object.array(name) ?? []).compactMap { read($0, &problems) }
    object.report(problems)
    return entries
  }

  private static func framework(
    _ json: JSONValue, _ outer: inout JSONObject
  ) -> FrameworkUse? {
    var object = JSONObject(json, known: ["name", "when"])
    let name = object.requiredString("name")
    let known = ReservedNames.Framework.allCases.map(\.rawValue)
    if let name, !known.contains(name) {
      object.report(.unknown("framework", name, known: known, at: object.location(of: "name")))
    }
    // Only its kind is checked here; the template's loader reads it.
    _ = object.string("when")
    outer.report(object.problems)
    return name.map { FrameworkUse(name: $0, json: json) }
  }

  private static func entry(_ json: JSONValue, _ outer: inout JSONObject) -> Entry? {
    var object = JSONObject(json, known: ["source", "path", "below", "role", "when", "for"])
    let source = object.requiredString("source")
    let path = object.requiredString("path")
    if let path, path.utf8.count > ManifestLimits.pathBytes {
      object.report(
        Diagnostic(
          .data, .limit, "a path of more than \(ManifestLimits.pathBytes) bytes",
          at: object.location(of: "path")))
    }
    let base = FileBase(in: &object)
    let role = FileRole(in: &object)
    let condition = object.string("when")
    let loop = object.string("for")
    outer.report(object.problems)
    guard let source, let path, let base, let role else { return nil }
    return Entry(
      source: source, path: path, base: base, role: role, condition: condition, loop: loop,
      json: json)
  }
}

extension Diagnostic {
  /// A text that cannot be a template's id.
  static func badTemplateID(_ id: String) -> Diagnostic {
    Diagnostic(
      .data, .templateId, "'\(id.escapingControlCharacters)' is not a valid template id",
      help: "use lowercase letters, digits and hyphens")
  }
}
