import ScaffoldSwift

/// The types that the user has moved from one file of a module to another one. What the template changes in such a type
/// is merged into the file that has it now.
struct MovedTypes {
  /// A type as it was generated, and as it is generated now.
  struct Piece {
    let base: [UInt8]
    let new: [UInt8]
  }

  /// What the template has in a file besides the types that are elsewhere.
  struct Rest {
    let base: [UInt8]
    let new: [UInt8]
    /// Whether every type of the file is elsewhere.
    let isEmpty: Bool
  }

  /// The types that the template changes, by the files that have them now.
  private(set) var pieces: [RelativePath: [Piece]] = [:]
  /// The files that types were moved from, by their recorded paths.
  private(set) var rests: [RelativePath: Rest] = [:]
  /// The files that have types of other files since the template changed, by their places.
  private(set) var arrivals: [RelativePath: TypesMovedByTemplate.Arrival] = [:]
  /// The files that such types were in, by their recorded paths.
  private(set) var left: Set<RelativePath> = []

  /// - Parameters:
  ///   - edit: what is known of the module.
  ///   - yours: the files on the disk, by their recorded paths.
  ///   - new: the files as they are to be.
  ///   - others: the user's own Swift files in the folders of the module.
  ///   - read: what was read of both, by the recorded paths.
  init(
    _ edit: ModuleEdit, yours: [RelativePath: [UInt8]], new: [PlannedFile], others: [PlannedFile],
    _ read: [RelativePath: SwiftFile]
  ) {
    var candidates: [(file: PlannedFile, base: TopLevelTypes, lost: Set<String>)] = []
    for file in new where file.path.isSwift {
      guard let base = edit.base[file.path], base != file.contents, yours[file.path] != base else {
        continue
      }
      let types = TopLevelTypes(of: base)
      let kept = yours[file.path].map { TopLevelTypes(read[file.path], text: $0).names } ?? []
      let lost = types.names.subtracting(kept)
      if !lost.isEmpty { candidates.append((file, types, lost)) }
    }
    guard !candidates.isEmpty else { return }
    let homes = Self.homes(edit, yours, others, read)
    for (file, base, lost) in candidates {
      let current = TopLevelTypes(of: file.contents)
      let moved = lost.filter { homes[$0]?.count == 1 && current.names.contains($0) }
      guard !moved.isEmpty else { continue }
      for name in moved.sorted() where base.text(of: name) != current.text(of: name) {
        guard let home = homes[name]?.first else { continue }
        pieces[home, default: []].append(
          Piece(base: base.text(of: name), new: current.text(of: name)))
      }
      rests[file.path] = Rest(
        base: base.text(without: moved), new: current.text(without: moved),
        isEmpty: base.names == moved)
    }
  }

  /// Adds what the template changes in types that it has in other files now.
  mutating func add(_ types: TypesMovedByTemplate) {
    pieces.merge(types.pieces) { $0 + $1 }
    arrivals = types.arrivals
    left = types.left
  }

  /// The files that have each type, where they are now.
  private static func homes(
    _ edit: ModuleEdit, _ yours: [RelativePath: [UInt8]], _ others: [PlannedFile],
    _ read: [RelativePath: SwiftFile]
  ) -> [String: [RelativePath]] {
    var homes: [String: [RelativePath]] = [:]
    let files =
      yours.map { (edit.place(of: $0.key), read[$0.key], $0.value) }
      + others.map { ($0.path, read[$0.path], $0.contents) }
    for (path, file, text) in files.sorted(by: { $0.0 < $1.0 }) where path.isSwift {
      for name in TopLevelTypes(file, text: text).names { homes[name, default: []].append(path) }
    }
    return homes
  }
}
