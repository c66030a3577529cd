import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A method or a property of a part that no protocol requires and no code uses.
  static let unusedImplementation = Rule(
    id: "unused-implementation",
    summary: "A part has a method or a property that no protocol requires and no code uses.",
    severity: .warning,
    isFixable: false,
    wrong: Example(
      """
      protocol LoginInteractorInput: AnyObject { func signIn() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn() }
      }
      class LoginInteractor: LoginInteractorInput {
        func signIn() {}
        func signOut() {}
      }
      """),
    right: Example(
      """
      protocol LoginInteractorInput: AnyObject { func signIn() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn() }
      }
      class LoginInteractor: LoginInteractorInput {
        func signIn() { signOut() }
        func signOut() {}
      }
      """),
    check: { project in
      let required = UnusedImplementations.requiredNames(in: project)
      var seen: Set<Int> = []
      return project.modules.flatMap { module in
        let served = Set(project.protocols(of: module).map(\.entity))
        return module.module.parts.flatMap { part -> [Draft] in
          guard let entity = module.entity(named: part.typeName), seen.insert(entity).inserted,
            project.conformances.protocols(of: entity).contains(where: served.contains)
          else { return [] }
          return UnusedImplementations(of: entity, in: module, of: project, required).drafts
        }
      }
    })
}

/// The members of a part that no protocol requires and no code uses.
private struct UnusedImplementations {
  let entity: Int
  let module: InspectedModule
  let project: InspectedProject
  /// The names of all requirements in the project.
  let required: Set<String>

  init(
    of entity: Int, in module: InspectedModule, of project: InspectedProject,
    _ required: Set<String>
  ) {
    (self.entity, self.module, self.project, self.required) = (entity, module, project, required)
  }

  static func requiredNames(in project: InspectedProject) -> Set<String> {
    var names: Set<String> = []
    for entity in project.types.entities.indices where project.types.isProtocol(entity) {
      for member in project.index.members(of: entity) where member.owner.kind == .protocol {
        names.formUnion(member.declaration.names)
      }
    }
    return names
  }

  var drafts: [Draft] {
    let inherited = InheritedMembers(of: entity, in: project)
    guard !inherited.areUnknown, !project.mayChange(entity) else { return [] }
    return project.index.members(of: entity).filter(isPlain).flatMap { member in
      let declaration = member.declaration
      return declaration.names.filter { name in
        !required.contains(name) && !project.uses.isUsed(name)
          && !inherited.mayHave(name, declaration)
      }.map { name in
        let isFunction = declaration.kind == .function
        return Draft(
          spot: Spot(file: member.file, offset: declaration.nameOffset(of: name)),
          module: module.name,
          message: "'\(isFunction ? declaration.selector : name)' of "
            + "'\(project.types.entities[entity].name)' is in no protocol, and no code uses it")
      }
    }
  }

  private func isPlain(_ member: TypeMember) -> Bool {
    let declaration = member.declaration
    let hidden = ["private", "fileprivate", "override", "dynamic", "public", "open", "required"]
    return [.function, .property].contains(declaration.kind) && !member.isConditional
      && !project.types.files[member.file].isTest
      && !hidden.contains { word in declaration.modifiers.contains { $0.text.hasPrefix(word) } }
      && !isInPrivateExtension(member)
      && declaration.attributeNames.allSatisfy { KnownProtocols.plainAttributes.contains($0) }
      && declaration.names.allSatisfy { !KnownProtocols.implicitNames.contains($0) }
      && declaration.name.utf8.first.map(SwiftByte.isWord) == true && declaration.name != "_"
  }

  private func isInPrivateExtension(_ member: TypeMember) -> Bool {
    guard member.owner.kind == .extension,
      let owner = project.index.declaration(at: member.owner.offset, in: member.file)
    else { return false }
    return owner.isPrivate || owner.isPublic || owner.attributeNames.contains("objc")
  }
}
