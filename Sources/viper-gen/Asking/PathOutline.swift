import ScaffoldKit

/// Paths as a tree: each folder once, its files below it. Folders that hold nothing but a folder share
/// a line.
///
/// ```text
/// Sources/App/SignIn/
///   SignInPresenter.swift
///   SignInView.swift  (overwritten)
/// ```
///
/// What nobody would read to its end is folded from the leaves: of the deepest files and folders only
/// the numbers are kept, but for files that are notable, and no more memory is taken however many paths
/// there are.
///
/// ```text
/// Sources/App/
///   Home/  8 files
///   SignIn/  7 files
///     SignInView.swift  (overwritten)
/// ```
struct PathOutline: CustomStringConvertible {
  /// How many files and folders are told apart at most, unless they all lie in one folder; so many
  /// notable files have a line besides.
  static let mostPlaces = 100

  /// A file and what is said of it.
  struct Entry {
    let path: [String]
    var remark: String?
    /// Whether the user may have to check it.
    var isNotable = false
  }

  private var root = Folder()

  /// The outline of some files, in their order.
  init(_ entries: some Sequence<Entry>) {
    var (places, notable, isFolded) = (0, 0, false)
    // How many components of a path are looked at.
    var depth = 1
    for var entry in entries {
      if !isFolded { depth = max(depth, entry.path.count) }
      if entry.isNotable { notable += 1 }
      if notable > Self.mostPlaces { entry.isNotable = false }
      places += root.add(entry, entry.path[...], depth: depth)
      while places > Self.mostPlaces, depth > 1 {
        depth -= 1
        isFolded = true
        places = root.fold(to: depth)
      }
    }
  }

  /// The lines of the tree.
  var description: String { root.lines(indent: "").joined(separator: "\n") }
}

/// A folder of an outline.
private struct Folder {
  private var folders: [(name: String, folder: Folder)] = []
  /// Where each of them stands there.
  private var indices: [String: Int] = [:]
  private var files: [File] = []
  /// How many files without a line of their own have a remark, or none.
  private var counts: [(remark: String?, count: Int)] = []

  private struct File {
    var name: String
    let remark: String?
    let isNotable: Bool
  }

  /// Adds a file whose path goes on from here; how many places that makes, but for notable files.
  mutating func add(
    _ entry: PathOutline.Entry, _ path: ArraySlice<String>, depth: Int
  ) -> Int {
    guard let name = path.first else { return 0 }
    guard path.count > 1, depth > 0 else {
      let file = File(
        name: path.joined(separator: "/"), remark: entry.remark, isNotable: entry.isNotable)
      add(file, isCounted: depth == 0)
      return depth == 0 || file.isNotable ? 0 : 1
    }
    let index = indices[name] ?? folders.endIndex
    let isNew = index == folders.endIndex
    if isNew {
      folders.append((name, Folder()))
      indices[name] = index
    }
    return folders[index].folder.add(entry, path.dropFirst(), depth: depth - 1) + (isNew ? 1 : 0)
  }

  /// Counts what lies deeper; how many places are left.
  mutating func fold(to depth: Int) -> Int {
    guard depth == 0 else {
      let places = files.count { !$0.isNotable } + folders.count
      return folders.indices.reduce(places) { places, index in
        places + folders[index].folder.fold(to: depth - 1)
      }
    }
    let (outer, inner) = (files, folders)
    (folders, indices, files) = ([], [:], [])
    for file in outer { add(file, isCounted: true) }
    for (name, var folder) in inner {
      _ = folder.fold(to: 0)
      for (remark, number) in folder.counts { count(number, remark) }
      for var file in folder.files {
        file.name = name + "/" + file.name
        files.append(file)
      }
    }
    return 0
  }

  private mutating func add(_ file: File, isCounted: Bool) {
    if isCounted, !file.isNotable {
      count(1, file.remark)
    } else {
      files.append(file)
    }
  }

  private mutating func count(_ number: Int, _ remark: String?) {
    if let index = counts.firstIndex(where: { $0.remark == remark }) {
      counts[index].count += number
    } else {
      counts.append((remark, number))
    }
  }

  func lines(indent: String) -> [String] {
    var lines = files.map { file in
      let remark = file.remark.map { "  (\($0))" } ?? ""
      return indent + file.name + remark
    }
    for (name, folder) in folders {
      var (title, inner) = (name + "/", folder)
      while inner.files.isEmpty, inner.counts.isEmpty, inner.folders.count == 1 {
        title += inner.folders[0].name + "/"
        inner = inner.folders[0].folder
      }
      lines.append(indent + title + inner.sums)
      lines += inner.lines(indent: indent + "  ")
    }
    return lines
  }

  /// `  7 files, 1 overwritten`; empty when each file has a line.
  private var sums: String {
    let sums = counts.map { remark, count in
      "\(count) " + (remark ?? (count == 1 ? "file" : "files"))
    }
    return sums.isEmpty ? "" : "  " + sums.joined(separator: ", ")
  }
}

extension Change.Action {
  /// Whether it concerns a file that the command did not write.
  var isNotable: Bool {
    switch self {
    case .overwritten, .skipped, .conflict, .kept: true
    case .created, .identical, .removed: false
    }
  }
}

extension Terminal {
  /// Shows what would be written, and asks whether to. Nothing to write needs no consent.
  func agrees(to changes: ChangeSet) throws(Ending) -> Bool {
    let count = changes.changes.count { $0.action == .created || $0.action == .overwritten }
    guard count > 0 else { return true }
    let outline = PathOutline(
      changes.changes.lazy.map { change in
        PathOutline.Entry(
          path: change.file.path.components,
          remark: change.action == .created ? nil : change.action.rawValue,
          isNotable: change.action.isNotable)
      })
    say(outline.description)
    return try confirm("write \(count == 1 ? "this file" : "these \(count) files")?")
  }
}
