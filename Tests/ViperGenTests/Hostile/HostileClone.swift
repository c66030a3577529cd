import Foundation

/// A package in `Shop`, as a clone brings it, with the template `pair` beside it and a recorded module `Home`.
struct HostileClone {
  let folder: TemporaryFolder
  var root: URL { folder.url.appending(path: "Shop") }

  /// A clone with a git repository of its own.
  init() throws {
    folder = try SmallTemplate.folder()
    for (file, text) in [("HEAD", "ref: refs/heads/main\n"), ("config", "[core]\n")] {
      try folder.write(text, to: "Shop/.git/\(file)")
    }
    for inner in ["hooks", "objects", "refs"] { try makeFolder(".git/\(inner)") }
  }

  /// The same with the module `Feature/Home` of the template `pair`.
  static func withModule() throws -> HostileClone {
    let clone = try HostileClone()
    let created = try clone.run(["create", "Feature/Home"] + templateOptions)
    guard created.status == 0 else { throw Failure(text: created.errors) }
    return clone
  }

  struct Failure: Error { let text: String }

  static let templateOptions = ["--templates", "../Templates", "--template", "pair"]

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Program.viperGen(arguments, in: root, environment: environment)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: path), withIntermediateDirectories: true)
  }

  /// Makes a link in the package.
  func link(_ path: String, to destination: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: destination)
  }

  func move(_ path: String, to other: String) throws {
    let url = root.appending(path: other)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: root.appending(path: path), to: url)
  }

  /// Writes a template of Xcode beside the package.
  func writeXcodeTemplate() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
      </dict></plist>
      """, to: "Old.xctemplate/TemplateInfo.plist")
    try folder.write(
      "class ___FILEBASENAME___ {}\n", to: "Old.xctemplate/___FILEBASENAME___View.swift")
  }

  /// The contents of all files of the package, also of its hidden ones.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where !path.hasPrefix(".test-cache") {
      let url = root.appending(path: path)
      let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type]
      guard type as? FileAttributeType == .typeRegular else { continue }
      files[path] = try Data(contentsOf: url)
    }
    return files
  }
}
