/// `template.json`, with a template around it. Texts after a byte 1E are the files that it names, in
/// turn; without any, each file is `<<Module>>`.
enum TemplateManifestTarget {
  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false).map(Array.init)
    let directory = directory(parts)
    let outcome = Outcome<[String]>.of { () throws(ScaffoldError) in
      try manifest(directory, id(in: parts[0])).options.map(\.name)
    }
    guard outcome.value != nil else { return }
    do throws(ScaffoldError) {
      try check(try manifest(directory, id(in: parts[0])), directory)
    } catch {
      Diagnosis.check(error.diagnostics)
    }
  }

  private static func check(
    _ manifest: TemplateManifest, _ directory: SeedDirectory
  ) throws(ScaffoldError) {
    let anatomy = try manifest.anatomy()
    for drawing in TemplateAnatomy.Drawing.allCases {
      _ = anatomy.drawn(as: drawing, title: manifest.id)
    }
    let options = Outcome<[[String]]>.of { () throws(ScaffoldError) in
      try OptionValues([], of: manifest).texts
    }
    require(options.value?.count == manifest.options.count, "the defaults are allowed: \(options)")
    let folder = try TemplateFolder(directory, name: manifest.id, path: "T")
    let template = try Template(folder, manifest)
    let planner = Planner(
      template: template, options: try OptionValues([], of: manifest),
      target: .init(name: "App", folder: ["Sources", "App"]),
      testTarget: .init(name: "AppTests", folder: ["Tests", "AppTests"]))
    _ = try Planner.roles(of: template, options: planner.options)
    for rendered in try planner.files(for: try ModulePath("Feature/SignIn"), below: []) {
      let target = rendered.role == .test ? ["Tests", "AppTests"] : ["Sources", "App"]
      let path = rendered.file.path.components
      require(path.starts(with: target + ["Feature", "SignIn"]), "\(path) is the module's")
      require(!path.contains("..") && !path.contains(""), "\(path) leads nowhere else")
    }
  }

  private static func manifest(
    _ directory: SeedDirectory, _ id: String
  ) throws(ScaffoldError) -> TemplateManifest {
    try TemplateManifest(of: try TemplateFolder(directory, name: id, path: "T"))
  }

  // MARK: The folder

  private static func id(in bytes: [UInt8]) -> String { json(bytes)?["id"]?.string ?? "viper" }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    Outcome.once { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "T/template.json", bytes: bytes), comments: true)
    }.value
  }

  /// A folder with every file that the manifest names.
  private static func directory(_ parts: [[UInt8]]) -> SeedDirectory {
    var files: [String: [UInt8]] = [:]
    for (index, entry) in (json(parts[0])?["files"]?.elements ?? []).prefix(100).enumerated() {
      guard let name = entry["source"]?.string else { continue }
      let hasPart = parts.count > 1
      files[name] = hasPart ? parts[1 + index % (parts.count - 1)] : Array("<<Module>>\n".utf8)
    }
    files[TemplateFolder.manifestName] = parts[0]
    return SeedDirectory(files)
  }
}

/// A read-only folder of files in memory.
final class SeedDirectory: Directory {
  private let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func entries() throws(SystemError) -> [String] { files.keys.sorted() }
  func status() throws(SystemError) -> FileStatus { Self.status(.directory, size: 0) }

  func status(of name: String) throws(SystemError) -> FileStatus? {
    files[name].map { Self.status(.file, size: $0.count) }
  }

  func contents(of name: String, limit: Int) throws(SystemError) -> [UInt8] {
    guard let bytes = files[name] else { throw refusal(name) }
    return bytes
  }

  func directory(_ name: String) throws(SystemError) -> any Directory { throw refusal(name) }
  func destination(ofLink name: String) throws(SystemError) -> String { throw refusal(name) }
  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) { throw refusal(name) }
  func createDirectory(_ name: String) throws(SystemError) { throw refusal(name) }
  func move(
    _ name: String, to directory: any Directory, as newName: String
  ) throws(SystemError) { throw refusal(name) }
  func replace(_ other: String, by name: String) throws(SystemError) { throw refusal(name) }
  func exchange(_ name: String, with other: String) throws(SystemError) { throw refusal(name) }
  func lock(orFile name: String) throws(SystemError) -> FolderLock? { throw refusal(name) }
  func removeFile(_ name: String) throws(SystemError) { throw refusal(name) }
  func removeDirectory(_ name: String) throws(SystemError) { throw refusal(name) }

  private func refusal(_ name: String) -> SystemError {
    SystemError(operation: "use", path: name, number: 1)
  }

  private static func status(_ kind: FileStatus.Kind, size: Int) -> FileStatus {
    FileStatus(
      kind: kind, permissions: 0o644, owner: .init(user: 0, group: 0), size: size,
      identity: .init(device: 0, inode: 0), modified: 0)
  }
}
