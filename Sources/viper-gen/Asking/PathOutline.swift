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
/// the numbers are kept, and no more memory is taken however many paths there are.
///
/// ```text
/// Sources/App/
///   Home/  8 files
///   SignIn/  7 files, 1 overwritten
/// ```
struct PathOutline: CustomStringConvertible {
  /// How many files and folders are told apart at most, unless they all lie in one folder.
  static let mostPlaces = 100

  /// The components of a path, and the remark behind it.
  typealias Entry = ([String], String?)

  private var root = Folder()
  private var places = 0
  /// How many components of a path are looked at.
  private var depth = 1

  /// The outline of some paths, in their order, with a remark behind those that have one.
  init(_ paths: some Sequence<Entry>) {
    var isFolded = false
    for (path, remark) in paths {
      if !isFolded { depth = max(depth, path.count) }
      places += root.add(path[...], remark, depth: depth)
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
  private var files: [(name: String, remark: String?)] = []
  /// How many files without a line of their own have a remark, or none.
  private var counts: [(remark: String?, count: Int)] = []

  /// Adds a file whose path goes on from here; how many places that makes.
  mutating func add(_ path: ArraySlice<String>, _ remark: String?, depth: Int) -> Int {
    guard let name = path.first else { return 0 }
    guard depth > 0 else {
      count(1, remark)
      return 0
    }
    guard path.count > 1 else {
      files.append((name, remark))
      return 1
    }
    let index = indices[name] ?? folders.endIndex
    let isNew = index == folders.endIndex
    if isNew {
      folders.append((name, Folder()))
      indices[name] = index
    }
    return folders[index].folder.add(path.dropFirst(), remark, depth: depth - 1) + (isNew ? 1 : 0)
  }

  /// Counts what lies deeper; how many places are left.
  mutating func fold(to depth: Int) -> Int {
    guard depth == 0 else {
      return folders.indices.reduce(files.count + folders.count) { places, index in
        places + folders[index].folder.fold(to: depth - 1)
      }
    }
    for index in folders.indices {
      _ = folders[index].folder.fold(to: 0)
      for (remark, number) in folders[index].folder.counts { count(number, remark) }
    }
    for file in files { count(1, file.remark) }
    (folders, indices, files) = ([], [:], [])
    return 0
  }

  private mutating func count(_ number: Int, _ remark: String?) {
    if let index = counts.firstIndex(where: { $0.remark == remark }) {
      counts[index].count += number
    } else {
      counts.append((remark, number))
    }
  }

  func lines(indent: String) -> [String] {
    files.map { indent + $0.name + ($0.remark.map { "  (\($0))" } ?? "") }
      + folders.flatMap { name, inner in
        var (title, inner) = (name + "/", inner)
        while inner.files.isEmpty, inner.counts.isEmpty, inner.folders.count == 1 {
          title += inner.folders[0].name + "/"
          inner = inner.folders[0].folder
        }
        return [indent + title + inner.sums] + inner.lines(indent: indent + "  ")
      }
  }

  /// `  7 files, 1 overwritten`; empty when each file has a line.
  private var sums: String {
    let sums = counts.map { remark, count in
      "\(count) " + (remark ?? (count == 1 ? "file" : "files"))
    }
    return sums.isEmpty ? "" : "  " + sums.joined(separator: ", ")
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
      changes.outcomes.joined().lazy.map { outcome in
        let names = outcome.path.split(separator: "/").map(String.init)
        return (names, outcome.action == .created ? nil : outcome.action.rawValue)
      })
    say(outline.description)
    return try confirm("write \(count == 1 ? "this file" : "these \(count) files")?")
  }
}
