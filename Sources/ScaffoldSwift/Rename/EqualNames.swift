/// Finds declarations that get the same name by a rename, which the compiler refuses.
package enum EqualNames {
  /// A Swift file before and after a rename.
  package struct File: Sendable {
    fileprivate let former: SwiftFile?
    fileprivate let new: SwiftFile?

    package init(_ former: [UInt8], _ new: [UInt8]) {
      self.former = SwiftFile(ifReadable: former)
      self.new = former == new ? self.former : SwiftFile(ifReadable: new)
    }
  }

  /// A declaration with a name that another one has.
  package struct Place: Sendable, Equatable {
    /// The index of the file.
    package let file: Int
    package let offset: Int
    package let name: String
  }

  /// The declarations of files that have equal names after a rename, but not before: each name once, where it was
  /// before.
  package static func places(in files: [File]) -> [Place] {
    let former = places(of: files.map(\.former))
    let new = places(of: files.map(\.new)).filter { $0.value.count > 1 }
    guard new.count > former.count(where: { $0.value.count > 1 }) else { return [] }
    return new.sorted { $0.key < $1.key }.compactMap { signature, places in
      let known = former[signature] ?? []
      guard known.count < 2 else { return nil }
      return places.first { place in known.contains { $0.file == place.file } } ?? places.last
    }
  }

  /// The places of the declarations, by what no two of them may have in common.
  private static func places(of files: [SwiftFile?]) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for (index, file) in files.enumerated() {
      let units = file.map { CodeUnit.all(in: $0) + CodeUnit.types(in: $0) } ?? []
      for unit in units where !unit.mayBeDouble {
        places[unit.signature, default: []].append(
          Place(file: index, offset: unit.code.lowerBound, name: unit.name))
      }
    }
    return places
  }
}
