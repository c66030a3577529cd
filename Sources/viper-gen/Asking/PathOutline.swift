import ScaffoldKit

/// Paths as a tree: each folder once, its files below it. Folders that hold nothing but a folder share
/// a line.
///
/// ```text
/// Sources/App/SignIn/
///   SignInPresenter.swift
///   SignInView.swift  (overwritten)
/// ```
struct PathOutline: CustomStringConvertible {
  private var root = Folder()

  private struct Folder {
    var folders: [(name: String, folder: Folder)] = []
    /// Where each of them stands there.
    var places: [String: Int] = [:]
    var files: [String] = []
  }

  /// The outline of some paths, in their order, with a remark behind those that have one.
  init(_ paths: [(path: [String], remark: String?)]) {
    for (path, remark) in paths {
      let remark = remark.map { "  (\($0))" } ?? ""
      Self.add(path[...], remark, to: &root)
    }
  }

  private static func add(_ path: ArraySlice<String>, _ remark: String, to folder: inout Folder) {
    guard let name = path.first else { return }
    guard path.count > 1 else { return folder.files.append(name + remark) }
    let place = folder.places[name] ?? folder.folders.endIndex
    if place == folder.folders.endIndex {
      folder.folders.append((name, Folder()))
      folder.places[name] = place
    }
    add(path.dropFirst(), remark, to: &folder.folders[place].folder)
  }

  /// The lines of the tree.
  var description: String { Self.lines(of: root, indent: "").joined(separator: "\n") }

  private static func lines(of folder: Folder, indent: String) -> [String] {
    folder.files.map { indent + $0 }
      + folder.folders.flatMap { name, inner in
        var (title, inner) = (name + "/", inner)
        while inner.files.isEmpty, inner.folders.count == 1 {
          title += inner.folders[0].name + "/"
          inner = inner.folders[0].folder
        }
        return [indent + title] + lines(of: inner, indent: indent + "  ")
      }
  }
}

extension Terminal {
  /// Shows what would be written, and asks whether to. Nothing to write needs no consent.
  func agrees(to changes: ChangeSet) throws(Ending) -> Bool {
    let count = changes.counts.reduce(0) { count, some in
      [.created, .overwritten].contains(some.action) ? count + some.count : count
    }
    guard count > 0 else { return true }
    let outline = PathOutline(
      changes.outcomes.joined().map { outcome in
        let names = outcome.path.split(separator: "/").map(String.init)
        return (names, outcome.action == .created ? nil : outcome.action.rawValue)
      })
    say(outline.description)
    return try confirm("write \(count == 1 ? "this file" : "these \(count) files")?")
  }
}
