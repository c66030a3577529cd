import Hashing

/// Where a module came from: its template and options, and the files that were written.
///
/// Each module has a record file of its own, so that branches that add modules do not conflict. It has a line
/// for each generated file, so that its changes are easy to read.
struct ModuleRecord: Sendable, Hashable {
  /// A file that `create` wrote, with the digest of what it wrote.
  struct Entry: Sendable, Hashable {
    let path: RelativePath
    let digest: Digest
  }

  let module: String
  /// The folders between the target's folder and the module's.
  let subfolder: [String]
  let target: String
  /// `nil` when no test was written.
  var testTarget: String?
  let template: String
  let templateDigest: Digest
  var templateOrigin = TemplateOrigin.builtIn
  /// In the template's order.
  let options: [RecordedOption]
  /// The lines of the comment at the top of each Swift file.
  var header: [String] = []
  /// What the text of the files depends on besides; `nil` in a record of version 1.
  var facts: RenderingFacts?
  /// The folders of a project without a manifest; `nil` in a package.
  var project: RecordedFolders?
  /// The edit of the manifest that made the target for the module; `nil` if it existed before.
  var manifest: RecordedManifest?
  /// The texts that the module adds to declarations of the project.
  var insertions: [RecordedInsertion] = []
  /// The folders that `create` had to make, which are removed with the module; sorted.
  var folders: [RelativePath] = []
  /// Sorted by their paths.
  var files: [Entry]
  /// Those of the files that do not show the options, because a run left them as they were; sorted.
  var skipped: [RelativePath] = []
  /// Those of the files into which conflict markers were written; sorted.
  var marked: [RelativePath] = []
}

extension ModuleRecord {
  /// The version of the format.
  static let version = 3
  /// The folder for all records, below the package's root.
  static let folder = ".viper-gen"
  static let fileExtension = ".json"

  /// The path of the record: `.viper-gen/App/Feature/SignIn.json`.
  var path: RelativePath {
    RelativePath(
      folder: Self.folder(ofTarget: target) + subfolder, name: module + Self.fileExtension)
  }

  /// The paths of the files, and that of the record.
  var paths: [RelativePath] { files.map(\.path) + [path] }

  /// The folder for the templates that a package keeps.
  static let snapshotFolder = [folder, "templates"]

  /// Where the package keeps the template of the module.
  var snapshotPath: RelativePath { Self.snapshotPath(of: templateDigest) }

  /// Where a package keeps the template with this digest.
  static func snapshotPath(of digest: Digest) -> RelativePath {
    RelativePath(folder: snapshotFolder, name: digest.text + fileExtension)
  }

  /// The most records of a package.
  static let mostOfPackage = 10_000

  /// The folder for the records of a target's modules.
  static func folder(ofTarget target: String) -> [String] {
    [folder, folderName(ofTarget: target)]
  }

  /// The module's name with its subfolder: `Feature/SignIn`.
  var name: String { (subfolder + [module]).joined(separator: "/") }

  /// The command that removes the module, in a message: other targets may have one of the same name.
  var removal: String {
    "'viper-gen remove \(name.shellQuoted) --target \(target.shellQuoted)'"
  }

  /// The beginning of the command that changes the module, in a message.
  var change: String {
    "'viper-gen change \(name.shellQuoted) --target \(target.shellQuoted)'"
  }

  /// The command that brings the module to a new version of its template, in a message.
  var update: String {
    "'viper-gen update \(name.shellQuoted) --target \(target.shellQuoted)'"
  }

  /// A target's name, or its digest where the name cannot be a folder's on every system, or many disks take it for
  /// the folder of the kept templates.
  private static func folderName(ofTarget name: String) -> String {
    let isTaken = name != "templates" && name.caseFolded == "templates"
    guard RelativePath.isName(name), !name.hasPrefix("%"), !isTaken else {
      return "%" + SHA256.digest(of: Array(name.utf8)).text.prefix(32)
    }
    return name
  }

  /// The bytes of the file.
  var contents: [UInt8] { json.bytes + [UInt8(ascii: "\n")] }

  private var json: JSONText {
    var members: [JSONText.Member] = []
    members.append(.init("version", .integer(Self.version)))
    members.append(.init("module", .string(module)))
    if !subfolder.isEmpty {
      members.append(.init("subfolder", .string(subfolder.joined(separator: "/"))))
    }
    members.append(.init("target", .string(target)))
    if let testTarget { members.append(.init("testTarget", .string(testTarget))) }
    members.append(.init("template", .string(template)))
    members.append(.init("templateDigest", .string(templateDigest.text)))
    if templateOrigin != .builtIn {
      members.append(.init(TemplateOrigin.key, .string(templateOrigin.rawValue)))
    }
    members.append(.init("options", .object(options.map { .init($0.name, $0.json) })))
    if !header.isEmpty { members.append(.init("header", .array(header.map { .string($0) }))) }
    if let facts { members.append(.init(RenderingFacts.key, facts.json)) }
    if let manifest { members.append(.init(RecordedManifest.key, manifest.json)) }
    if let project { members.append(.init(RecordedFolders.key, project.json)) }
    if !insertions.isEmpty {
      members.append(.init(RecordedInsertion.key, .array(insertions.map(\.json))))
    }
    if !folders.isEmpty {
      members.append(.init("folders", .array(folders.map { .string($0.description) })))
    }
    let digests = files.map {
      JSONText.Member($0.path.description, .string($0.digest.text))
    }
    members.append(.init("files", .object(digests)))
    for (key, paths) in [("skipped", skipped), ("marked", marked)] where !paths.isEmpty {
      members.append(.init(key, .array(paths.map { .string($0.description) })))
    }
    return .object(members)
  }
}

extension ModuleRecord {
  /// The record after these changes to the module's files.
  ///
  /// A run that writes no file and skips some leaves the earlier record, whose options the files show.
  ///
  /// A file belongs to the module only if `create` wrote it, now or earlier. A file that existed before and
  /// was skipped, or that already had these bytes, remains the user's. A skipped file of the module has
  /// the digest of what was written, so that it still counts as edited. Files of an earlier run that this
  /// one does not plan remain in the record.
  ///
  /// - Parameters:
  ///   - made: the folders that the changes have to make.
  ///   - adopts: whether files that already had these bytes become the module's. This restores a lost record
  ///     if the user allows every file to be overwritten.
  /// - Returns: `nil` if the module has no file of its own.
  func settled(
    by changes: [Change], after former: ModuleRecord?, making made: [RelativePath],
    adopts: Bool
  ) -> ModuleRecord? {
    let skips = changes.contains { $0.action == .skipped }
    let isWritten = changes.contains { skips ? $0.action.isWrite : $0.action.matchesPlan }
    guard isWritten || former == nil && changes.contains(where: { $0.action.matchesPlan }) else {
      return former
    }
    var settled = self
    settled.folders = made
    // In most runs, all files are new.
    if former == nil, changes.allSatisfy({ $0.action.isWrite }) { return settled }
    let actions = Dictionary(
      changes.map { ($0.file.path, $0.action) }, uniquingKeysWith: { first, _ in first })
    let known = Set((former?.files ?? []).map(\.path))
    let written = files.filter { entry in
      guard let action = actions[entry.path], action.matchesPlan else { return false }
      return adopts || action.isWrite || known.contains(entry.path)
    }
    settled.files = written
    if let former {
      settled.manifest = settled.manifest ?? former.manifest
      settled.merge(former, planned: files)
    }
    return settled.files.isEmpty ? nil : settled
  }

  /// Adds what only an earlier record has.
  private mutating func merge(_ former: ModuleRecord, planned: [Entry]) {
    let written = Set(files.map(\.path))
    let digests = Dictionary(former.files.map { ($0.path, $0.digest) }) { first, _ in first }
    let planned = Dictionary(planned.map { ($0.path, $0.digest) }) { first, _ in first }
    let formerlySkipped = Set(former.skipped)
    skipped = former.files.map(\.path).filter { path in
      guard !written.contains(path) else { return false }
      return formerlySkipped.contains(path)
        || planned[path] != nil && planned[path] != digests[path]
    }
    marked = former.marked.filter { !written.contains($0) }
    let left = former.files.filter { !written.contains($0.path) }
    if !left.isEmpty { testTarget = testTarget ?? former.testTarget }
    folders = Set(folders + former.folders).sorted()
    files = (files + left).sorted { $0.path < $1.path }
  }
}

extension Change.Action {
  /// Whether the file is as planned afterwards.
  fileprivate var matchesPlan: Bool { isWrite || self == .identical }
}
