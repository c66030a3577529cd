import Foundation

/// An entry of a tree that no `git add` would make.
struct RawEntry {
  let mode: String
  let name: [UInt8]
  let object: String

  init(_ mode: String, _ name: [UInt8], _ object: String) {
    (self.mode, self.name, self.object) = (mode, name, object)
  }

  init(file name: String, _ object: String) { self.init("100644", Array(name.utf8), object) }
  init(folder name: String, _ object: String) { self.init("40000", Array(name.utf8), object) }

  /// Git orders a folder as if its name ended in a slash.
  fileprivate var key: [UInt8] { mode == "40000" ? name + [0x2F] : name }
}

extension GitRepository {
  /// Writes the object of a file; returns its name.
  func blob(_ text: String) throws -> String { try blob(Array(text.utf8)) }

  func blob(_ bytes: [UInt8]) throws -> String {
    try git(["hash-object", "-w", "--stdin"], input: bytes)
  }

  /// Writes a tree without a check; returns its name.
  func tree(_ entries: [RawEntry]) throws -> String {
    var bytes: [UInt8] = []
    for entry in entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += Array("\(entry.mode) ".utf8) + entry.name + [0] + Self.bytes(ofHash: entry.object)
    }
    return try tree(bytes)
  }

  private func tree(_ bytes: [UInt8]) throws -> String {
    try git(["hash-object", "-w", "-t", "tree", "--literally", "--stdin"], input: bytes)
  }

  /// A tree of so many entries with names of 200 bytes, which are all the same object.
  func wideTree(_ count: Int, _ mode: String, _ object: String) throws -> String {
    let start = Array("\(mode) ".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 194)
    let end = [0] + Self.bytes(ofHash: object)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * (start.count + 6 + end.count))
    for number in 100_000..<(100_000 + count) {
      bytes += start
      bytes += String(number).utf8
      bytes += end
    }
    return try tree(bytes)
  }

  private static func bytes(ofHash hash: String) -> [UInt8] {
    let digits = Array(hash.utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
  }

  /// A tree of a template with more entries.
  func templateTree(_ others: [RawEntry] = []) throws -> String {
    let manifest = """
      {
        "id": "screen",
        "description": "A screen",
        "files": [{"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"}]
      }

      """
    return try tree(
      [
        RawEntry(file: "template.json", try blob(manifest)),
        RawEntry(file: "View.swift", try blob("struct <<Module>>View {}\n")),
      ] + others)
  }

  /// Commits a tree with the template `screen` in `Templates`, and more entries at the top.
  @discardableResult
  func commit(template: String, _ others: [RawEntry] = []) throws -> String {
    let templates = try tree([RawEntry(folder: "screen", template)])
    return try commit(tree: try tree([RawEntry(folder: "Templates", templates)] + others))
  }

  /// Commits a tree to the branch `main`.
  @discardableResult
  func commit(tree: String) throws -> String {
    let commit = try git(
      "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit-tree", tree, "-m", "Raw")
    try git("update-ref", "refs/heads/main", commit)
    return commit
  }

  /// The tree of `depth` folders in each other, each with `width` names for the next one.
  func nestedTree(depth: Int, width: Int) throws -> String {
    var object = try blob("x")
    for level in 0..<depth {
      let mode = level == 0 ? "100644" : "40000"
      object = try tree(
        (0..<width).map { RawEntry(mode, Array(String(format: "d%06d", $0).utf8), object) })
    }
    return object
  }
}
