import ScaffoldSwift

/// The types that the template has in another file now, with what the user has changed in them.
///
/// The user's changes are merged into the type in its new file. In its former file, the type counts as unedited, so
/// that it goes from there. A type whose changes do not fit is in its new file as the user has it.
struct TypesMovedByTemplate {
  /// A new file of the template, in which types of other files are.
  struct Arrival {
    /// The file with the types as they were generated.
    var base: [UInt8]
    /// The file with the types as the user has them.
    var yours: [UInt8]
  }

  /// The files on the disk with the moved types as they were generated, by their recorded paths.
  private(set) var yours: [RelativePath: [UInt8]]
  /// The files as they are to be.
  private(set) var new: [PlannedFile]
  /// What is left of edited files that the template no longer has.
  private(set) var rests: [RelativePath: [UInt8]] = [:]
  /// The files on the disk in which a type counts as unedited, as they are.
  private(set) var edited: [RelativePath: [UInt8]] = [:]
  /// What the template changes in types in which the user's changes do not fit, by the places of their new files.
  private(set) var pieces: [RelativePath: [MovedTypes.Piece]] = [:]
  /// The files that have types of other files, by their places.
  private(set) var arrivals: [RelativePath: Arrival] = [:]
  /// The files of which types are in other files now, by their recorded paths.
  private(set) var left: Set<RelativePath> = []

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
      guard let mine = yours[path] else { continue }
      let moved = homes.filter { $0.value.from == path }
      for (name, home) in moved.sorted(by: { $0.key < $1.key }) {
        let place = edit.place(of: new[home.to].path)
        addArrival(of: name, base, mine, at: place, new[home.to])
        move(name, of: base, from: path, to: home.to, at: place)
      }
      if !moved.isEmpty { left.insert(path) }
      if mine == base { continue }
      let names = Set(moved.keys)
      guard let text = self.yours[path], LineEnds.unix(text) ?? text != base,
        !planned.contains(path), !moved.isEmpty,
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

  /// Notes the versions that a new file has of a type.
  private mutating func addArrival(
    of name: String, _ base: [UInt8], _ mine: [UInt8], at place: RelativePath, _ file: PlannedFile
  ) {
    var arrival = arrivals[place] ?? Arrival(base: file.contents, yours: file.contents)
    arrival.base = TopLevelTypes(of: arrival.base).text(
      replacing: name, from: TopLevelTypes(of: base))
    let own = TopLevelTypes(of: LineEnds.unix(mine) ?? mine)
    if own.names.contains(name) {
      arrival.yours = TopLevelTypes(of: arrival.yours).text(replacing: name, from: own)
    }
    arrivals[place] = arrival
  }

  /// Merges the user's changes of a type into its new file.
  private mutating func move(
    _ name: String, of base: [UInt8], from path: RelativePath, to index: Int,
    at place: RelativePath
  ) {
    guard let mine = yours[path] else { return }
    // The new file has the line ends of the template until it is merged into what is on the disk.
    let (old, own) = (TopLevelTypes(of: base), TopLevelTypes(of: LineEnds.unix(mine) ?? mine))
    let latest = TopLevelTypes(of: new[index].contents)
    let texts = (old.text(of: name), own.text(of: name), latest.text(of: name))
    guard own.names.contains(name), texts.0 != texts.1 else { return }
    let merged = Self.merged(texts.0, texts.1, texts.2)
    if merged == nil {
      pieces[place, default: []].append(MovedTypes.Piece(base: texts.0, new: texts.2))
    }
    edited[path] = edited[path] ?? mine
    yours[path] = TopLevelTypes(of: mine).text(replacing: name, from: old)
    new[index] = PlannedFile(
      path: new[index].path,
      contents: latest.text(
        replacing: name, from: merged.map { TopLevelTypes(of: $0) } ?? own),
      isExecutable: new[index].isExecutable)
  }

  /// The type with the changes of both; `nil` if they do not fit.
  private static func merged(_ base: [UInt8], _ yours: [UInt8], _ new: [UInt8]) -> [UInt8]? {
    do throws(SwiftReadingError) {
      let merge = try FileMerge.swift(base: base, yours: yours, new: new)
      return merge.conflicts.isEmpty ? merge.text : nil
    } catch {
      // The merge of the new file says what is wrong with it.
      return nil
    }
  }
}
