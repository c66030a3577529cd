import ScaffoldKit

/// Paths as a tree: each folder once, with its files below it. A folder whose only entry is a folder shares
/// the line with it.
///
/// ```text
/// Sources/App/SignIn/
///   SignInPresenter.swift
///   SignInView.swift  (overwritten)
/// ```
///
/// A long tree is shortened from the leaves: the deepest files and folders are counted instead of listed,
/// except for notable files. Memory is bounded, independent of the number of paths.
///
/// ```text
/// Sources/App/
///   Home/  8 files
///   SignIn/  7 files
///     SignInView.swift  (overwritten)
/// ```
struct PathTree: CustomStringConvertible {
  /// The largest number of listed files and folders, unless all are in one folder. In addition, the same
  /// number of notable files is listed.
  static let lineLimit = 100

  /// A file with a remark.
  struct Entry {
    let path: [String]
    var remark: String?
    /// Whether the file is listed in a shortened tree.
    var isNotable = false
  }

  private var root = Folder()

  /// The tree of some files, in their order.
  init(_ entries: some Sequence<Entry>) {
    var (lineCount, notable, isFolded) = (0, 0, false)
    // The number of components of a path that have a line.
    var depth = 1
    for var entry in entries {
      if !isFolded { depth = max(depth, entry.path.count) }
      if entry.isNotable { notable += 1 }
      if notable > Self.lineLimit { entry.isNotable = false }
      lineCount += root.add(entry, entry.path[...], depth: depth)
      while lineCount > Self.lineLimit, depth > 1 {
        depth -= 1
        isFolded = true
        lineCount = root.fold(to: depth)
      }
    }
  }

  /// The lines of the tree.
  var description: String { root.lines(indent: "").joined(separator: "\n") }
}

/// A folder of the tree.
private struct Folder {
  private var folders: [(name: String, folder: Folder)] = []
  /// The index of each folder.
  private var indices: [String: Int] = [:]
  private var files: [File] = []
  /// The number of files without a line, for each remark.
  private var counts: [(remark: String?, count: Int)] = []

  private struct File {
    var name: String
    let remark: String?
    let isNotable: Bool
  }

  /// Adds a file by the rest of its path. Returns the number of new lines, without notable files.
  mutating func add(
    _ entry: PathTree.Entry, _ path: ArraySlice<String>, depth: Int
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

  /// Replaces the lines below a depth by counts. Returns the number of lines that are left.
  mutating func fold(to depth: Int) -> Int {
    guard depth == 0 else {
      let lineCount = files.count { !$0.isNotable } + folders.count
      return folders.indices.reduce(lineCount) { lineCount, index in
        lineCount + folders[index].folder.fold(to: depth - 1)
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
