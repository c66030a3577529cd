import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A back reference is weak or unowned, or must become so, but values may conform to its protocol.
  ///
  /// Swift rejects `weak` for such a protocol, so that the reference is usually strong and closes a cycle.
  static let protocolNotClassBound = Rule(
    id: "protocol-not-class-bound",
    summary: "The protocol of a back reference is not limited to classes, so it cannot be weak.",
    severity: .warning,
    isFixable: true,
    wrong: .backReference(bound: ""),
    right: .backReference(),
    check: { project in
      var seen: Set<Int> = []
      return project.modules.flatMap { module in
        let cyclic = OwnershipCycles(in: module, of: project).links.map(\.link)
        let weak = module.module.links.filter { $0.strength != .strong && !$0.isInherited }
        return (cyclic + weak).compactMap { link -> Draft? in
          guard let entity = project.entity(of: link.namedProtocol), project.isUnique(entity),
            project.mayHoldValues(link, of: entity, in: module), seen.insert(entity).inserted
          else { return nil }
          return draft(of: entity, link, in: module, project)
        }
      }
    })

  private static func draft(
    of entity: Int, _ link: Link, in module: InspectedModule, _ project: InspectedProject
  ) -> Draft? {
    guard let spot = project.spot(of: entity) else { return nil }
    let name = project.types.entities[entity].name
    return Draft(
      spot: spot, module: module.name,
      message: "'\(name)' does not inherit from 'AnyObject', so '\(link.property)' of "
        + "'\(link.fromType)' cannot be \(link.strength == .unowned ? "unowned" : "weak")",
      fix: project.isOnlyForClasses(entity) && !project.mayChange(entity)
        ? fix(of: entity, project) : [])
  }

  /// `AnyObject` as the first type that the protocol inherits from.
  private static func fix(of entity: Int, _ project: InspectedProject) -> [TextEdit] {
    let reference = project.types.entities[entity].declarations[0]
    let offset = project.types.declaration(reference).offset
    guard let declaration = project.index.declaration(at: offset, in: reference.file),
      let name = declaration.nameRanges.first
    else { return [] }
    let file = project.index.files[reference.file]
    let path = project.path(of: reference.file)
    let place = file.token(atOrAfter: name.upperBound)
    guard place < file.tokens.count else { return [] }
    let next = file.tokens[place].range
    switch file.text[next.lowerBound] {
    case UInt8(ascii: ":"):
      guard declaration.inheritance.first != nil else { return [] }
      return [
        TextEdit(
          path: path, range: next.upperBound..<next.upperBound, replacement: " AnyObject,")
      ]
    case UInt8(ascii: "{"), UInt8(ascii: "w"):
      return [
        TextEdit(path: path, range: name.upperBound..<name.upperBound, replacement: ": AnyObject")
      ]
    default: return []
    }
  }
}
