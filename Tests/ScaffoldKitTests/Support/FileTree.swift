import Foundation

@testable import ScaffoldKit

/// All entries below a folder, to be compared with those at another time.
struct FileTree: Equatable, CustomStringConvertible {
  enum Entry: Equatable {
    case file([UInt8])
    case folder
    case link(String)
    case special
  }

  struct Item: Equatable {
    let entry: Entry
    let permissions: UInt32
  }

  /// The values that change when an entry is touched.
  struct Trace: Equatable {
    let identity: FileStatus.Identity
    let modified: Int64
  }

  private(set) var items: [String: Item] = [:]
  private(set) var traces: [String: Trace] = [:]

  /// The entries below the folder at `path`.
  init(at path: String) throws {
    try add(DiskFileSystem().directory(at: path), below: "")
  }

  static func == (left: FileTree, right: FileTree) -> Bool { left.items == right.items }

  /// The paths of all entries, sorted; a folder ends in a slash.
  var paths: [String] {
    items.map { $1.entry == .folder ? $0 + "/" : $0 }.sorted()
  }

  var description: String { paths.joined(separator: " ") }

  private mutating func add(_ folder: any Directory, below prefix: String) throws {
    for name in try folder.entries() {
      guard let status = try folder.status(of: name) else { continue }
      let path = prefix + name
      let entry: Entry =
        switch status.kind {
        case .file: .file(try folder.contents(of: name, limit: 1 << 20))
        case .directory: .folder
        case .link: .link(try folder.destination(ofLink: name))
        case .special: .special
        }
      items[path] = Item(entry: entry, permissions: status.permissions)
      traces[path] = Trace(identity: status.identity, modified: status.modified)
      if status.kind == .directory { try add(folder.directory(name), below: path + "/") }
    }
  }
}
