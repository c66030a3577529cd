import ScaffoldSwift

/// What the protocols of a type require, without what their extensions implement.
struct MockRequirements {
  /// In the order of the protocols' places.
  private(set) var members: [RequiredMember] = []
  /// The names of members that superclasses have, that extensions of the protocols implement, or that are optional.
  private(set) var defaultNames: Set<String> = []
  private(set) var associatedTypes: Set<String> = []
  /// Whether the project does not declare one of the protocols, or a superclass.
  private(set) var hasUnknownTypes = false
  private(set) var hasUnknownSuperclass = false

  /// The requirements of the protocols that a type conforms to, also through its superclasses.
  init(of entity: Int, in project: inout MockProject) {
    let conformances = project.conformances
    let classes = [entity] + conformances.ancestors(of: entity)
    let protocols = Set(classes.flatMap(conformances.protocols))
    self.init(of: protocols, classes: classes, in: &project)
  }

  /// The requirements of a protocol and of those that it inherits from.
  init(ofProtocol entity: Int, in project: inout MockProject) {
    let protocols = Set([entity] + project.conformances.inherited(by: entity))
    self.init(of: protocols, classes: [], in: &project)
  }

  private init(of protocols: Set<Int>, classes: [Int], in project: inout MockProject) {
    let types = project.types
    let protocols = protocols.sorted { types.first(of: $0).place < types.first(of: $1).place }
    var defaults: [(Declaration, SwiftFile)] = []
    for found in protocols {
      for part in project.parts(of: found) where part.isExtension {
        defaults += part.members.map { ($0, part.file) }
      }
    }
    for index in classes.dropFirst() {
      for part in project.parts(of: index) { defaults += part.members.map { ($0, part.file) } }
    }
    for reference in (classes + protocols).flatMap({ types.entities[$0].declarations }) {
      addUnknown(types.declaration(reference), in: types.scope(of: reference), of: types)
    }
    defaultNames = Set(defaults.flatMap { $0.0.names + [$0.0.name] })
    for found in protocols {
      let own = project.parts(of: found).filter { !$0.isExtension }
      // Which of two protocols with one name is meant is not known.
      if Set(own.map(\.path)).count > 1 { hasUnknownTypes = true }
      for part in own where Set(own.map(\.path)).count == 1 {
        add(part, aliases: project.aliases, defaults)
      }
    }
  }

  private mutating func add(
    _ part: TypeBody, aliases: Set<String>, _ defaults: [(Declaration, SwiftFile)]
  ) {
    let associated = Set(part.members.filter { $0.kind == .associatedtype }.map(\.name))
    associatedTypes.formUnion(associated)
    for member in part.declaration.members {
      // Which branch of an `#if` holds is not known.
      for other in member.branches.flatMap(\.declarations) { defaultNames.insert(other.name) }
      let kinds: Set<Declaration.Kind> = [.function, .property, .initializer, .subscript]
      guard kinds.contains(member.kind) else { continue }
      if member.modifiers.contains(where: { $0.text == "optional" }) {
        defaultNames.insert(member.name)
        continue
      }
      let required = RequiredMember(
        declaration: member, file: part.file, protocolName: part.typeName,
        place: part.place(of: member), protocolAccess: part.declaration.access,
        isProtocolIsolated: part.declaration.attributes.contains { $0.text == "@MainActor" },
        openTypes: aliases.union(associated))
      guard !defaults.contains(where: { required.isImplemented(by: $0.0, in: $0.1) }),
        !members.contains(where: {
          $0.isImplemented(by: member, in: part.file)
            && required.isImplemented(by: $0.declaration, in: $0.file)
        })
      else { continue }
      members.append(required)
    }
  }

  /// The types that have no requirements which a mock may implement.
  private static let plainTypes: Set<String> = [
    "AnyObject", "class", "NSObject", "NSObjectProtocol", "Sendable", "Equatable", "Hashable",
    "Error",
  ]

  private mutating func addUnknown(
    _ declaration: TypeDeclaration, in scope: TypeScope, of types: ProjectTypes
  ) {
    for (index, written) in declaration.inheritance.enumerated() {
      guard let name = written.path.last, !Self.plainTypes.contains(name) else { continue }
      let known = types.types(named: written, in: scope)
      if known.isEmpty || known.contains(where: { types.entities[$0.entity].kind == nil }) {
        hasUnknownTypes = true
        if declaration.kind == .class, index == 0 { hasUnknownSuperclass = true }
      }
    }
  }
}
