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

  /// The declarations of files that have equal names after a rename, but not before; each name once.
  package static func places(in files: [File]) -> [Place] {
    let former = repeated(in: files.map(\.former))
    let new = repeated(in: files.map(\.new))
    guard new.count > former.count else { return [] }
    return new.filter { former[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The last place of each signature that several declarations have.
  private static func repeated(in files: [SwiftFile?]) -> [String: Place] {
    var seen: Set<String> = []
    var repeated: [String: Place] = [:]
    for (index, file) in files.enumerated() {
      let units = file.map { CodeUnit.all(in: $0) + CodeUnit.types(in: $0) } ?? []
      for unit in units where !unit.mayBeDouble {
        guard !seen.insert(unit.signature).inserted else { continue }
        repeated[unit.signature] = Place(
          file: index, offset: unit.code.lowerBound, name: unit.name)
      }
    }
    return repeated
  }
}
