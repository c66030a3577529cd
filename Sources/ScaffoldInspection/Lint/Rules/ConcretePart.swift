import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A property has the class of another part as its type, although the module has a protocol for it.
  ///
  /// Routers make parts, so they may know their classes. A struct such as a SwiftUI view, and a property that
  /// SwiftUI observes, need the class, too.
  static let concretePart = Rule(
    id: "concrete-part",
    summary:
      "A property has the class of another part as its type, although there is a protocol for it.",
    severity: .warning,
    isFixable: false,
    wrong: Example(
      """
      protocol LoginInteractorInput: AnyObject { func signIn() }
      class LoginPresenter { let interactor: LoginInteractor? = nil }
      class LoginInteractor: LoginInteractorInput { func signIn() {} }
      """),
    right: Example(
      """
      protocol LoginInteractorInput: AnyObject {}
      class LoginPresenter { let interactor: LoginInteractorInput? = nil }
      class LoginInteractor: LoginInteractorInput {}
      """),
    check: { project in
      let holders = ConcreteParts.holders(in: project)
      let share = ConcreteParts.share(in: project)
      let usual = ConcreteParts.usual(in: project)
      return project.modules.flatMap {
        ConcreteParts(in: $0, of: project, holders).drafts(share, besides: usual)
      }
    })
}

/// The properties of a module that have the class of another part as their type.
private struct ConcreteParts {
  let module: InspectedModule
  let project: InspectedProject
  /// The parts that have a property of a protocol, by the protocols that properties of any module have as their type.
  let holders: [Int: Set<Holder>]

  /// A part of a module.
  struct Holder: Hashable {
    let module: String
    let typeName: String
  }

  init(in module: InspectedModule, of project: InspectedProject, _ holders: [Int: Set<Holder>]) {
    (self.module, self.project, self.holders) = (module, project, holders)
  }

  static func holders(in project: InspectedProject) -> [Int: Set<Holder>] {
    var holders: [Int: Set<Holder>] = [:]
    for module in project.modules {
      for link in module.module.links {
        guard let entity = project.entity(of: link.namedProtocol) else { continue }
        holders[entity, default: []].insert(Holder(module: module.name, typeName: link.fromType))
      }
    }
    return holders
  }

  /// How many modules have only protocols between their layers, apart from those of routers.
  static func share(in project: InspectedProject) -> LinkNorms.Share {
    var share = LinkNorms.Share()
    for module in project.modules {
      let links = module.module.links.filter { $0.isInModule && $0.from != .router }
      guard !links.isEmpty else { continue }
      share.add(links.allSatisfy { $0.state != .concreteType })
    }
    return share
  }

  /// The directions in which most modules of the project have the class, which is right there.
  static func usual(in project: InspectedProject) -> Set<AllowedLinks.RolePair> {
    var counts: [AllowedLinks.RolePair: (concrete: Int, all: Int)] = [:]
    for link in project.modules.flatMap(\.module.links) where link.isInModule {
      guard let to = link.to else { continue }
      let pair = AllowedLinks.RolePair(link.from, to)
      counts[pair, default: (0, 0)].all += 1
      if link.state == .concreteType { counts[pair, default: (0, 0)].concrete += 1 }
    }
    return Set(counts.filter { $0.value.all > 2 && 2 * $0.value.concrete > $0.value.all }.keys)
  }

  func drafts(_ share: LinkNorms.Share, besides usual: Set<AllowedLinks.RolePair>) -> [Draft] {
    module.module.links.compactMap { link in
      guard link.state == .concreteType, link.isInModule, !link.isInherited, link.from != .router,
        let to = link.to, !usual.contains(.init(link.from, to)),
        let from = module.part(named: link.fromType), from.kind != .struct,
        let end = module.part(named: link.toType), end.kind != .enum,
        let property = project.property(of: link, in: module),
        property.declaration.attributeNames.allSatisfy(KnownProtocols.plainAttributes.contains),
        let found = protocolName(for: link, to: to)
      else { return nil }
      return Draft(
        spot: Spot(
          file: property.file, offset: property.declaration.nameOffset(of: link.property)),
        module: module.name,
        message: "'\(link.property)' of '\(link.fromType)' has the \(end.kind) '\(end.typeName)' "
          + "as its type instead of the protocol '\(found)'",
        note: share.total < 2
          ? nil : "\(share.count) of \(share.total) modules have only protocols between their parts"
      )
    }
  }

  /// The protocol of the module that serves the direction of a link; `nil` if there is none.
  private func protocolName(for link: Link, to: Role) -> String? {
    guard let entity = module.entity(named: link.toType) else { return nil }
    for found in project.conformances.protocols(of: entity) {
      let name = project.types.entities[found].name
      let declaration = project.types.first(of: found)
      let isOwn = module.module.files.contains(declaration.place.path)
      guard isOwn, !declaration.isPrivate, !isHeldByAnother(found, than: link.fromType),
        serves(project.types.entities[found].path, from: link.from, to: to)
      else { continue }
      return name
    }
    return nil
  }

  /// Whether the protocol belongs to a link from another part.
  private func isHeldByAnother(_ entity: Int, than typeName: String) -> Bool {
    guard let found = holders[entity] else { return false }
    return found.count > 1 || found.first != Holder(module: module.name, typeName: typeName)
  }

  /// Words after a module's name that mean calls to the part which has the role in the name.
  private static let inputs = [
    "Interface", "Input", "Protocol", "Interfacing", "Type", "ing", "able", "Logic",
  ]
  private static let words: [(word: String, role: Role)] = [
    ("BusinessLogic", .interactor), ("UseCase", .interactor), ("Interacting", .interactor),
    ("PresentationLogic", .presenter), ("EventHandler", .presenter), ("Presenting", .presenter),
    ("DisplayLogic", .view), ("Displaying", .view), ("RoutingLogic", .router),
    ("Routing", .router), ("Coordinating", .router), ("Servicing", .worker),
  ]

  /// Whether the name of a protocol says that it serves the direction: `LoginInteractorInput`, `Login.InteractorInput`,
  /// `ILoginInteractor`.
  private func serves(_ path: [String], from: Role, to: Role) -> Bool {
    let last = path.last ?? ""
    let name = last.hasPrefix("I\(module.name)") ? String(last.dropFirst()) : last
    let own = name.hasPrefix(module.name) ? name : path.joined()
    guard own.hasPrefix(module.name) else { return false }
    // The class is `LoginInteractorImpl`.
    if let part = project.roles.part(named: own), part == (module.name, to) { return true }
    let rest = own.dropFirst(module.name.count)
    let isAnswer = ["Output", "Delegate", "Listener"].contains(where: rest.contains)
    if let word = Self.words.first(where: { rest.hasPrefix($0.word) }) {
      return word.role == to && !isAnswer && !rest.contains("Data")
    }
    guard let role = project.roles.role(atStartOf: rest) else { return false }
    if isAnswer { return role == from }
    return role == to && Self.inputs.contains { rest.hasSuffix($0) } && !rest.contains("Data")
  }
}
