import ScaffoldRecognition
import ScaffoldSwift

// Which names are counted, and where the mocks are.
extension NameUses {
  /// The names of the requirements and members that rules ask for.
  static func names(
    in index: ProjectIndex, _ modules: [InspectedModule], _ entities: [SourcePlace: Int]
  ) -> Set<String> {
    var wanted: Set<Int> = []
    for module in modules {
      for part in module.module.parts + module.module.helpers {
        if let entity = entities[part.place] { wanted.insert(entity) }
      }
      for link in module.module.links {
        for named in link.inheritedProtocols + [link.namedProtocol].compactMap({ $0 }) {
          if let entity = entities[named.place] { wanted.insert(entity) }
        }
      }
    }
    var names: Set<String> = []
    for entity in wanted {
      for member in index.members(of: entity)
      where [.function, .property].contains(member.declaration.kind) {
        names.formUnion(member.declaration.names)
      }
    }
    return names
  }

  /// The ranges of the mocks in each file.
  static func mockRanges(in index: ProjectIndex) -> [Int: [Range<Int>]] {
    let types = index.types
    var ranges: [Int: [Range<Int>]] = [:]
    for entity in types.entities.indices where types.isProtocol(entity) {
      for mock in index.conformances.mocks(conformingTo: entity) {
        for reference in types.entities[mock].declarations {
          let offset = types.declaration(reference).offset
          if let range = index.declaration(at: offset, in: reference.file)?.code {
            ranges[reference.file, default: []].append(range)
          }
        }
      }
    }
    return ranges
  }
}
