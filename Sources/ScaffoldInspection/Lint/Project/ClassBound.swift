import ScaffoldRecognition
import ScaffoldSwift

/// Whether only classes can conform to a protocol.
enum ClassBound: Sendable {
  case yes, no
  /// The protocol inherits from one that the project does not declare.
  case unknown

  private static let classes: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "Actor", "ObservableObject",
  ]
  private static let others: Set<String> = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
    "SendableMetatype",
  ]

  init(_ entity: Int, in index: ProjectIndex) {
    let types = index.types
    var isUnknown = false
    for found in [entity] + index.conformances.inherited(by: entity) {
      for reference in types.entities[found].declarations {
        let declaration = types.declaration(reference)
        guard declaration.kind == .protocol else { continue }
        let attributes = index.declaration(at: declaration.offset, in: reference.file)?
          .attributeNames
        if attributes?.contains("objc") == true {
          self = .yes
          return
        }
        let scope = types.scope(of: reference)
        for written in declaration.inheritance + (declaration.bounds["Self"] ?? []) {
          let uses = types.types([written], in: scope)
          let isClass = uses.contains { types.entities[$0.entity].kind == .class }
          if isClass || Self.classes.contains(written.path.last ?? "") {
            self = .yes
            return
          }
          let isKnown = uses.contains { types.entities[$0.entity].kind != nil }
          if !isKnown, !Self.others.contains(written.path.last ?? "") { isUnknown = true }
        }
      }
    }
    self = isUnknown ? .unknown : .no
  }
}

extension InspectedProject {
  /// Whether values may be what a property holds, so that it cannot be weak: its type is a protocol, or a composition that
  /// begins with it, and nothing limits it to classes.
  func mayHoldValues(_ link: Link, of entity: Int, in module: InspectedModule) -> Bool {
    guard let member = property(of: link, in: module), let type = member.declaration.resultType,
      let uses = types.composition(
        WrittenType.composition(type), in: types.scope(of: member.reference))
    else { return false }
    // A property wrapper that is weak may hold values, too.
    let isWritten = ["weak", "unowned"].contains { word in
      member.declaration.modifiers.contains { $0.text.hasPrefix(word) }
    }
    return (isWritten || link.strength == .strong) && uses.first?.entity == entity
      && uses.allSatisfy { types.isProtocol($0.entity) && ClassBound($0.entity, in: index) == .no }
  }

  /// Whether all types that conform to a protocol are classes or actors, and there is at least one.
  func isOnlyForClasses(_ entity: Int) -> Bool {
    let all =
      conformances.conforming(to: entity).entities + conformances.mocks(conformingTo: entity)
    return !all.isEmpty
      && all.allSatisfy { types.entities[$0].kind == .class || types.entities[$0].kind == .actor }
  }
}
