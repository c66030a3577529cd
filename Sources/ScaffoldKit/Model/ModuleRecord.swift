import Hashing

/// Where a module came from: the template and the options it was made of, and what was written.
///
/// It is kept in a file of its own for each module, so that branches that add modules never meet in
/// one, with a line for each generated file, so that a change of it reads well.
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
  /// In the template's order.
  let options: [RecordedOption]
  /// The folders that `create` had to make, which are taken back with the module; sorted.
  var folders: [RelativePath] = []
  /// Sorted by their paths.
  var files: [Entry]
}

extension ModuleRecord {
  /// The version of the format.
  static let version = 1
  /// The folder for all records, below the package's root.
  static let folder = ".viper-gen"
  static let fileExtension = ".json"

  /// Where the record is kept: `.viper-gen/App/Feature/SignIn.json`.
  var path: RelativePath {
    RelativePath(
      folder: Self.folder(ofTarget: target) + subfolder, name: module + Self.fileExtension)
  }

  /// The folder for the records of a target's modules.
  static func folder(ofTarget target: String) -> [String] {
    [folder, folderName(ofTarget: target)]
  }

  /// The module's name with its subfolder: `Feature/SignIn`.
  var name: String { (subfolder + [module]).joined(separator: "/") }

  /// A target's name, or its digest where the name cannot be a folder's on every system.
  private static func folderName(ofTarget name: String) -> String {
    guard RelativePath.isName(name), !name.hasPrefix("%") else {
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
    members.append(.init("options", .object(options.map { .init($0.name, $0.json) })))
    if !folders.isEmpty {
      members.append(.init("folders", .array(folders.map { .string($0.description) })))
    }
    let digests = files.map {
      JSONText.Member($0.path.description, .string($0.digest.text))
    }
    members.append(.init("files", .object(digests)))
    return .object(members)
  }
}

extension ModuleRecord {
  /// What the record says once these changes are made to the module's files.
  ///
  /// A file belongs to the module only if `create` wrote it, now or earlier: one that stood there
  /// already and was kept, or happened to have these very bytes, stays the user's. A kept file of the
  /// module keeps the digest of what was written, so that it still counts as edited, and files of
  /// an earlier run that this one does not plan stay known.
  ///
  /// - Parameters:
  ///   - made: the folders that the changes have to make.
  ///   - adopts: whether files that had these very bytes become the module's: who lets everything be
  ///     overwritten has given them away, and this is how a lost record is made again.
  /// - Returns: `nil` when the module has no file of its own.
  func settled(
    by changes: [Change], after former: ModuleRecord?, making made: [RelativePath],
    adopts: Bool
  ) -> ModuleRecord? {
    guard changes.contains(where: { $0.action.keepsPlan }) else { return former }
    var settled = self
    settled.folders = made
    // Nearly always, all of it is new.
    if former == nil, changes.allSatisfy({ $0.action.isWrite }) { return settled }
    let actions = Dictionary(
      changes.map { ($0.file.path, $0.action) }, uniquingKeysWith: { first, _ in first })
    let known = Set((former?.files ?? []).map(\.path))
    let written = files.filter { entry in
      guard let action = actions[entry.path], action.keepsPlan else { return false }
      return adopts || action.isWrite || known.contains(entry.path)
    }
    settled.files = written
    if let former { settled.keep(former) }
    return settled.files.isEmpty ? nil : settled
  }

  /// Adds what an earlier record says and this one does not.
  private mutating func keep(_ former: ModuleRecord) {
    let written = Set(files.map(\.path))
    testTarget = testTarget ?? former.testTarget
    folders = Set(folders + former.folders).sorted()
    files = (files + former.files.filter { !written.contains($0.path) }).sorted {
      $0.path < $1.path
    }
  }
}

extension Change.Action {
  /// Whether the file is afterwards as planned.
  fileprivate var keepsPlan: Bool { isWrite || self == .identical }
}
