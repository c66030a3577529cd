import Hashing

/// The files of one template: built in, in a folder on the disk, or kept in a package.
struct TemplateFolder: Sendable {
  struct File: Sendable {
    let bytes: [UInt8]
    let isExecutable: Bool

    /// Whether it is not a text: it has a NUL byte.
    var isBinary: Bool { bytes.contains(0) }
  }

  /// The path of the folder in messages: `Templates/viper`.
  let path: String
  /// The folder's name, which is the template's id.
  let name: String
  /// Whether the template is built in, so that the tests of this package have checked it.
  let isBuiltIn: Bool
  private let files: Files

  private enum Files: Sendable {
    case embedded([EmbeddedFile])
    case onDisk([String: FileOnDisk])
    case kept([String: File], permissions: UInt32)
  }

  private struct FileOnDisk: Sendable {
    let directory: any Directory
    let name: String
    let isExecutable: Bool
    let permissions: UInt32
  }

  static let manifestName = "template.json"
  static let largestFile = 4 << 20
  private static let mostEntries = 2_000
  private static let deepest = 16

  /// Whether it is the text that a package keeps.
  var isKept: Bool { if case .kept = files { true } else { false } }

  /// The paths of all files, sorted.
  var paths: [String] {
    switch files {
    case .embedded(let files): files.map(\.path).sorted()
    case .onDisk(let files): files.keys.sorted()
    case .kept(let files, _): files.keys.sorted()
    }
  }

  /// The permission bits that all of its files have. A file with text of the template gets no others.
  var permissions: UInt32 {
    switch files {
    case .embedded: PlannedFile.anyPermissions
    case .onDisk(let files):
      files.values.reduce(PlannedFile.anyPermissions) { $0 & $1.permissions }
    case .kept(_, let permissions): permissions
    }
  }

  /// The file at `path`, or `nil` when there is none.
  func file(_ path: String) throws(ScaffoldError) -> File? {
    switch files {
    case .embedded(let files):
      guard let file = files.first(where: { $0.path == path }) else { return nil }
      return File(bytes: Array(file.text.utf8), isExecutable: file.isExecutable)
    case .onDisk(let files):
      guard let file = files[path] else { return nil }
      let bytes = try reporting(file.directory.contents(of: file.name, limit: Self.largestFile))
      return File(bytes: bytes, isExecutable: file.isExecutable)
    case .kept(let files, _): return files[path]
    }
  }

  /// The digest of the folder's contents, which is the same for a built-in template and its exported copy.
  func digest() throws(ScaffoldError) -> Digest {
    if isBuiltIn, let known = EmbeddedTemplates.digest(of: name) { return known }
    var digested: [Digest.File] = []
    for path in paths {
      guard let file = try file(path) else { continue }
      digested.append(
        Digest.File(path: path, isExecutable: file.isExecutable, bytes: file.bytes))
    }
    return Digest(folder: digested)
  }

  /// The path of a file of the folder, for messages.
  func location(_ file: String) -> String { path + "/" + file }
}

extension TemplateFolder {
  /// The built-in template `name`.
  init(builtIn name: String) {
    self.name = name
    path = "Templates/\(name)"
    isBuiltIn = true
    files = .embedded(EmbeddedTemplates.folder(name)?.files ?? [])
  }

  /// The files that a package keeps of a template, in the file at `path`.
  ///
  /// - Parameter permissions: the permission bits that all files have from which the text was read.
  init(
    kept files: [String: File], name: String, path: String,
    permissions: UInt32 = PlannedFile.anyPermissions
  ) {
    self.name = name
    self.path = path
    isBuiltIn = false
    self.files = .kept(files, permissions: permissions)
  }

  /// The folder on the disk that is open as `directory`. Special files are errors.
  ///
  /// - Parameter skipsLinks: whether links are left out; else they are errors.
  init(
    _ directory: any Directory, name: String, path: String, skipsLinks: Bool = false
  ) throws(ScaffoldError) {
    self.name = name
    self.path = path
    isBuiltIn = false
    var found: [String: FileOnDisk] = [:]
    var entries = 0
    try Self.collect(
      directory, below: "", at: path, depth: 0, skipsLinks: skipsLinks, into: &found, &entries)
    files = .onDisk(found)
  }

  private static func collect(
    _ directory: any Directory, below prefix: String, at path: String, depth: Int,
    skipsLinks: Bool, into found: inout [String: FileOnDisk], _ entries: inout Int
  ) throws(ScaffoldError) {
    let place = SourceLocation(path: path)
    for name in try reporting(directory.entries()) where name != ".DS_Store" {
      entries += 1
      try checkCount(entries, depth: depth, at: place)
      // There is no entry with the text that replaces a name that is not UTF-8.
      guard let status = try reporting(directory.status(of: name)) else {
        throw ScaffoldError(badFileName(name, at: place))
      }
      let file = prefix + name
      switch status.kind {
      case .directory:
        let inner = try reporting(directory.directory(name))
        try collect(
          inner, below: file + "/", at: path, depth: depth + 1, skipsLinks: skipsLinks,
          into: &found, &entries)
      case .file:
        try checkSize(status.size, of: file, at: place)
        let isExecutable = status.permissions & 0o100 != 0
        found[file] = FileOnDisk(
          directory: directory, name: name, isExecutable: isExecutable,
          permissions: status.permissions)
      case .link where skipsLinks: continue
      case .link, .special:
        throw ScaffoldError(.notRegularFile(file, at: place))
      }
    }
  }

  /// Throws if a folder has too many entries, or one of them is too deep.
  static func checkCount(
    _ entries: Int, depth: Int, at place: SourceLocation
  ) throws(ScaffoldError) {
    guard entries <= mostEntries else {
      throw ScaffoldError(
        .data, .limit, "the template's folder has more than \(mostEntries) entries", at: place)
    }
    guard depth < deepest else {
      throw ScaffoldError(
        .data, .limit, "the template's folder is more than \(deepest) folders deep", at: place)
    }
  }

  /// Throws if a file is too large.
  static func checkSize(
    _ size: Int, of file: String, at place: SourceLocation
  ) throws(ScaffoldError) {
    guard size <= largestFile else {
      throw ScaffoldError(.tooLarge(file, limit: largestFile, at: place))
    }
  }

  static func badFileName(_ name: String, at location: SourceLocation) -> Diagnostic {
    let shown = EntryName.shown(name)
    return Diagnostic(
      .data, .fileName, "the file name '\(shown)' in the template's folder is not valid UTF-8",
      at: location, help: "rename the file")
  }
}

extension Diagnostic {
  /// A link or a special file in place of a template's file or folder.
  static func notRegularFile(_ path: String, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(
      .containment, .notAFile,
      "'\(path.escapingControlCharacters)' is a link or a special file", at: location,
      help: "a template's folder can contain only regular files and folders")
  }

  /// A file of a template that is too large.
  static func tooLarge(_ path: String, limit: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .limit, "'\(path.escapingControlCharacters)' is larger than \(limit) bytes",
      at: location)
  }
}
