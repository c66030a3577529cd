import ScaffoldRecognition
import ScaffoldSwift

/// What a type may have to implement for the protocols and superclasses of libraries.
struct InheritedMembers {
  private(set) var areUnknown = false
  private var names: Set<String> = []
  /// Whether methods with a parameter may belong to a delegate of Apple's frameworks.
  private var mayBeDelegates = false

  init(of entity: Int, in project: InspectedProject) {
    let types = project.types
    for owner in [entity] + project.conformances.ancestors(of: entity)
      + project.conformances.protocols(of: entity)
    {
      for reference in types.entities[owner].declarations {
        let declaration = types.declaration(reference)
        let scope = types.scope(of: reference)
        for written in declaration.inheritance where types.types([written], in: scope).isEmpty {
          add(written.path.last ?? "")
        }
        let code = project.index.declaration(at: declaration.offset, in: reference.file)
        let attributes = code?.attributeNames ?? []
        if attributes.contains(where: { !["MainActor", "objc", "available"].contains($0) }) {
          areUnknown = true
        }
      }
    }
  }

  private mutating func add(_ name: String) {
    if let members = KnownProtocols.members[name] {
      names.formUnion(members)
    } else if KnownProtocols.hasSenders(name) {
      mayBeDelegates = true
    } else if !KnownProtocols.classes.contains(name) {
      areUnknown = true
    }
  }

  func mayHave(_ name: String, _ declaration: Declaration) -> Bool {
    names.contains(name)
      || mayBeDelegates && declaration.kind == .function && !declaration.parameterTypes.isEmpty
  }
}
