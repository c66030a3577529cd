import Foundation

/// A folder of its own for one test, removed with the last reference to it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = root.appending(path: "viper-gen-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("left behind: \(url.path)")
    }
  }

  /// Writes a text file and the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  func viperGen(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try Program.viperGen(arguments, in: url, environment: environment)
  }

  /// Everything below the folder but build products and the test's own cache.
  func tree(below path: String = "") throws -> [String: Entry] {
    let root = path.isEmpty ? url : url.appending(path: path)
    var tree: [String: Entry] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let top = name.split(separator: "/").first
      if top == ".build" || top == ".test-cache" { continue }
      tree[name] = try Entry(root.appending(path: name))
    }
    return tree
  }

  /// The contents of all files below a folder.
  func contents(below path: String) throws -> [String: Data] {
    try tree(below: path).compactMapValues(\.contents)
  }

  /// What must not change when nothing is written.
  struct Entry: Equatable {
    let contents: Data?
    let permissions: Int
    let inode: Int
    let modified: Date

    init(_ url: URL) throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      let isFile = attributes[.type] as? FileAttributeType == .typeRegular
      contents = isFile ? try Data(contentsOf: url) : nil
      permissions = attributes[.posixPermissions] as? Int ?? -1
      inode = attributes[.systemFileNumber] as? Int ?? -1
      modified = attributes[.modificationDate] as? Date ?? .distantPast
    }
  }
}
