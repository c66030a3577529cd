import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A requirement of a module's protocol that no code calls.
  ///
  /// A call of any declaration with the name counts, so that the rule misses some. A requirement whose
  /// implementation is a stub is unfinished, and not reported.
  static let unusedRequirement = Rule(
    id: "unused-requirement",
    summary: "A requirement of a module's protocol is never called.",
    severity: .warning,
    isFixable: false,
    wrong: Example(
      """
      protocol LoginInteractorInput: AnyObject { func signIn(); func signOut() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn() }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
        func signOut() { session = nil }
      }
      func main(_ presenter: LoginPresenter) { presenter.tap() }
      """),
    right: Example(
      """
      protocol LoginInteractorInput: AnyObject { func signIn() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn() }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
      }
      func main(_ presenter: LoginPresenter) { presenter.tap() }
      """),
    check: { project in
      var seen: Set<Int> = []
      return project.modules.flatMap { module in
        project.protocols(of: module).filter { project.isUnique($0.entity) }
          .filter { entity, link in
            link.isInModule || module.module.files.contains(project.path(declaring: entity))
          }
          .filter { seen.insert($0.entity).inserted }
          .flatMap { UnusedRequirements(of: $0.entity, in: module, of: project).drafts }
      }
    })
}

/// The requirements of a protocol that no code calls.
private struct UnusedRequirements {
  let entity: Int
  let module: InspectedModule
  let project: InspectedProject

  init(of entity: Int, in module: InspectedModule, of project: InspectedProject) {
    (self.entity, self.module, self.project) = (entity, module, project)
  }

  var drafts: [Draft] {
    guard isClosed else { return [] }
    let name = project.types.entities[entity].name
    var implementations: [String: [TypeMember]]?
    return project.index.members(of: entity).filter(isPlain).flatMap { member in
      member.declaration.names.filter {
        guard !isUsed($0, member.declaration) else { return false }
        let known = implementations ?? self.implementations
        implementations = known
        return !isUnfinished(member.declaration, known)
      }.map { unused in
        let isFunction = member.declaration.kind == .function
        let selector = isFunction ? member.declaration.selector : unused
        return Draft(
          spot: Spot(file: member.file, offset: member.declaration.nameOffset(of: unused)),
          module: module.name,
          message: "no code \(isFunction ? "calls" : "uses") '\(selector)' of '\(name)'")
      }
    }
  }

  /// Whether all implementations of a function are stubs, so that its calls are still to come.
  private func isUnfinished(
    _ requirement: Declaration, _ implementations: [String: [TypeMember]]
  ) -> Bool {
    guard requirement.kind == .function,
      let found = implementations[requirement.selector]
    else { return false }
    return found.allSatisfy(project.isStub)
  }

  /// The functions of the types that conform to the protocol, by their selectors.
  private var implementations: [String: [TypeMember]] {
    var found: [String: [TypeMember]] = [:]
    for conforming in project.conformances.conforming(to: entity).entities {
      for member in project.index.members(of: conforming) where member.declaration.kind == .function
      {
        found[member.declaration.selector, default: []].append(member)
      }
    }
    return found
  }

  private func isUsed(_ name: String, _ declaration: Declaration) -> Bool {
    declaration.kind == .function ? project.uses.isCalled(name) : project.uses.isRead(name)
  }

  /// Whether all uses of the protocol are in the project, and all of its requirements are its own.
  private var isClosed: Bool {
    let types = project.types
    let all = [entity] + project.conformances.inherited(by: entity)
    return all.allSatisfy { found in
      types.entities[found].declarations.allSatisfy { reference in
        let declaration = types.declaration(reference)
        guard declaration.kind == .protocol else { return true }
        guard !types.files[reference.file].isTest,
          let code = project.index.declaration(at: declaration.offset, in: reference.file)
        else { return false }
        return !code.isPublic && !code.attributeNames.contains("objc")
          && declaration.inheritance.allSatisfy { isKnown($0, reference) }
      }
    }
  }

  /// Whether the requirements of an inherited type are known.
  private func isKnown(_ written: WrittenType, _ reference: ProjectTypes.Reference) -> Bool {
    if KnownProtocols.withoutMembers.contains(written.path.last ?? "") { return true }
    let uses = project.types.types([written], in: project.types.scope(of: reference))
    return !uses.isEmpty && uses.allSatisfy { project.types.isProtocol($0.entity) }
  }

  private func isPlain(_ member: TypeMember) -> Bool {
    let declaration = member.declaration
    return [.function, .property].contains(declaration.kind) && !member.isConditional
      && member.owner.kind == .protocol
      && declaration.attributeNames.allSatisfy { KnownProtocols.plainAttributes.contains($0) }
      && declaration.names.allSatisfy { !KnownProtocols.implicitNames.contains($0) }
      && declaration.name.utf8.first.map(SwiftByte.isWord) == true
  }
}
