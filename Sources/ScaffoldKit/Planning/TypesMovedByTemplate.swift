import ScaffoldSwift

/// The types that the template has in another file now, with what the user has changed in them.
///
/// The user's changes are merged into the type in its new file. In its former file, the type counts as unedited, so
/// that it goes from there.
struct TypesMovedByTemplate {
  /// The files on the disk with the moved types as they were generated, by their recorded paths.
  private(set) var yours: [RelativePath: [UInt8]]
  /// The files as they are to be.
  private(set) var new: [PlannedFile]
  /// What is left of edited files that the template no longer has.
  private(set) var rests: [RelativePath: [UInt8]] = [:]
  /// The files on the disk in which a type counts as unedited, as they are.
  private(set) var edited: [RelativePath: [UInt8]] = [:]

  /// - Parameters:
  ///   - yours: the files on the disk, by their recorded paths.
  ///   - new: the files as they are to be.
  init(_ edit: ModuleEdit, yours: [RelativePath: [UInt8]], new: [PlannedFile]) {
    (self.yours, self.new) = (yours, new)
    let bases = edit.base.filter(\.key.isSwift)
    let isSame = { (file: PlannedFile) in bases[file.path] == file.contents }
    guard !edit.isMerged, !new.allSatisfy({ !$0.path.isSwift || isSame($0) }) else { return }
    let homes = Self.newHomes(bases, new)
    guard !homes.isEmpty else { return }
    let planned = Set(new.map(\.path))
    for (path, base) in bases.sorted(by: { $0.key < $1.key }) {
      guard let mine = yours[path], mine != base else { continue }
      let moved = homes.filter { $0.value.from == path }
      for (name, home) in moved.sorted(by: { $0.key < $1.key }) {
        move(name, of: base, from: path, to: home.to)
      }
      let names = Set(moved.keys)
      guard let text = self.yours[path], text != base, !planned.contains(path), !moved.isEmpty,
        TopLevelTypes(of: base).names == names
      else { continue }
      edited[path] = mine
      rests[path] = TopLevelTypes(of: text).text(without: names)
    }
  }

  /// The types that are in one file before and in another one now, with both files.
  private static func newHomes(
    _ bases: [RelativePath: [UInt8]], _ new: [PlannedFile]
  ) -> [String: (from: RelativePath, to: Int)] {
    var former: [String: [RelativePath]] = [:]
    for (path, text) in bases {
      for name in TopLevelTypes(of: text).names { former[name, default: []].append(path) }
    }
    var homes: [String: [Int]] = [:]
    for index in new.indices where new[index].path.isSwift {
      for name in TopLevelTypes(of: new[index].contents).names {
        homes[name, default: []].append(index)
      }
    }
    return homes.reduce(into: [:]) { moved, home in
      guard home.value.count == 1, let from = former[home.key], from.count == 1,
        from[0] != new[home.value[0]].path
      else { return }
      moved[home.key] = (from[0], home.value[0])
    }
  }

  /// Merges the user's changes of a type into its new file, if they fit.
  private mutating func move(
    _ name: String, of base: [UInt8], from path: RelativePath, to index: Int
  ) {
    guard let mine = yours[path] else { return }
    let (old, own) = (TopLevelTypes(of: base), TopLevelTypes(of: mine))
    let latest = TopLevelTypes(of: new[index].contents)
    let texts = (old.text(of: name), own.text(of: name), latest.text(of: name))
    guard own.names.contains(name), texts.0 != texts.1 else { return }
    let merge: FileMerge
    do throws(SwiftReadingError) {
      merge = try .swift(base: texts.0, yours: texts.1, new: texts.2)
    } catch {
      return
    }
    guard merge.conflicts.isEmpty else { return }
    edited[path] = edited[path] ?? mine
    yours[path] = own.text(replacing: name, from: old)
    new[index] = PlannedFile(
      path: new[index].path,
      contents: latest.text(
        replacing: name, from: TopLevelTypes(of: merge.text)),
      isExecutable: new[index].isExecutable)
  }
}
