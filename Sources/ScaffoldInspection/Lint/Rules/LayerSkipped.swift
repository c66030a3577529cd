import ScaffoldRecognition

extension Rule {
  /// A part uses a layer that is not next to it: a view that has an interactor.
  ///
  /// The allowed links are those of the module's record. For other modules, they are those of the usual chain and
  /// those that most modules of the project have. A view or a presenter that gets or stores data by itself skips the
  /// layers behind it, too.
  static let layerSkipped = Rule(
    id: "layer-skipped",
    summary: "A part uses a layer that is not next to it, such as a view that has an interactor.",
    severity: .warning,
    isFixable: false,
    wrong: Example(
      """
      protocol LoginPresenterInput: AnyObject { func load() }
      protocol LoginInteractorInput: AnyObject { func fetch() }
      class LoginViewController: UIViewController {
        var presenter: LoginPresenterInput?
        var interactor: LoginInteractorInput?
        override func viewDidLoad() { interactor?.fetch() }
      }
      class LoginPresenter: LoginPresenterInput {
        var interactor: LoginInteractorInput?
        func load() { interactor?.fetch() }
      }
      class LoginInteractor: LoginInteractorInput { func fetch() {} }
      """),
    right: Example(
      """
      protocol LoginPresenterInput: AnyObject { func load() }
      protocol LoginInteractorInput: AnyObject { func fetch() }
      class LoginViewController: UIViewController {
        var presenter: LoginPresenterInput?
        override func viewDidLoad() { presenter?.load() }
      }
      class LoginPresenter: LoginPresenterInput {
        var interactor: LoginInteractorInput?
        func load() { interactor?.fetch() }
      }
      class LoginInteractor: LoginInteractorInput { func fetch() {} }
      """),
    check: { project in
      let usual = SkippedLayers.usualData(in: project)
      return project.modules.flatMap { module in
        let layers = SkippedLayers(in: module, of: project)
        return layers.drafts + layers.dataDrafts(besides: usual)
      }
    })
}

/// The links of a module that skip a layer.
private struct SkippedLayers {
  let module: InspectedModule
  let project: InspectedProject

  init(in module: InspectedModule, of project: InspectedProject) {
    (self.module, self.project) = (module, project)
  }

  var drafts: [Draft] {
    var seen: Set<Spot> = []
    return module.module.links.compactMap { link in
      guard !link.isInherited, let spot = project.spot(of: link, in: module) else { return nil }
      return link.isInModule ? draft(of: link, at: spot) : foreignDraft(of: link, at: spot)
    }
    // A composition of protocols gives several links.
    .filter { seen.insert($0.spot).inserted }
  }

  private func draft(of link: Link, at spot: Spot) -> Draft? {
    guard let pair = link.pair, module.hasClearEnd(link) else { return nil }
    let message =
      "the \(pair.from) '\(link.fromType)' uses the \(pair.to) through '\(link.property)'"
    if let allowed = module.allowed {
      guard !allowed.contains(pair) else { return nil }
      return Draft(
        spot: spot, module: module.name, message: message,
        note: "the template of the module has no link from the \(pair.from) to the \(pair.to)")
    }
    let share = project.norms.share(of: pair)
    guard let skipped = skippedRole(pair), !share.isNorm else { return nil }
    return Draft(
      spot: spot, module: module.name,
      message: "\(message) and skips the \(skipped)",
      note: share.total < 2
        ? nil
        : "\(share.count) of \(share.total) modules have a link from the \(pair.from) to the \(pair.to)"
    )
  }

  /// The layer that is between two others in the usual chain; `nil` if the link is usual.
  private func skippedRole(_ pair: AllowedLinks.RolePair) -> Role? {
    switch (pair.from, pair.to) {
    case (.view, .worker): module.chain == .cycle ? .interactor : presenterBeforeWorker
    case (.presenter, .worker):
      module.hasLink(.presenter, .interactor) || module.chain == .cycle ? .interactor : nil
    case (.interactor, .view), (.worker, .view):
      module.chain != .unknown ? .presenter : nil
    case (.view, .interactor):
      module.chain == .viper && module.hasLink(.view, .presenter)
        ? .presenter : nil
    case (.view, .router), (.interactor, .router):
      module.chain == .viper && module.hasLink(.presenter, .router) ? .presenter : nil
    case (.worker, .presenter):
      module.chain != .unknown && module.hasLink(.interactor, .worker) ? .interactor : nil
    default: nil
    }
  }

  private var presenterBeforeWorker: Role? { module.hasLink(.view, .presenter) ? .presenter : nil }

  /// A view that has a presenter or an interactor of another module beside its own presenter.
  ///
  /// A delegate is not a layer of the view, and other modules may use the input of a module.
  private func foreignDraft(of link: Link, at spot: Spot) -> Draft? {
    guard link.from == .view, link.to == .presenter || link.to == .interactor, let role = link.to,
      link.state == .served, link.strength == .strong, module.allowed == nil,
      module.hasLink(.view, .presenter), let owner = project.module(ofPart: link.toType),
      owner.name != module.name, link.namedProtocol?.name.contains("Module") == false
    else { return nil }
    return Draft(
      spot: spot, module: module.name,
      message: "the view '\(link.fromType)' uses the \(role) of '\(owner.name)' through "
        + "'\(link.property)'")
  }
}

// MARK: Data

extension SkippedLayers {
  /// A role with the name of what gets data for it.
  struct Data: Hashable {
    let role: Role
    let name: String
  }

  /// Views and presenters that get or store data by themselves, which interactors do.
  func dataDrafts(besides usual: Set<Data>) -> [Draft] {
    dataUses.filter { !usual.contains(Data(role: $0.part.role, name: $0.use.name)) }.map {
      part, use in
      let skipped = part.role == .view ? "presenter" : "interactor"
      return Draft(
        spot: use.spot, module: module.name,
        message: "the \(part.role) '\(part.typeName)' uses '\(use.name)' and skips the \(skipped)")
    }
  }

  /// What more than half of the modules use in a role, which is right there.
  static func usualData(in project: InspectedProject) -> Set<Data> {
    var shares: [Data: Int] = [:]
    var totals: [Role: Int] = [:]
    for module in project.modules {
      for role in [Role.view, .presenter] where module.has(role) { totals[role, default: 0] += 1 }
      let uses = SkippedLayers(in: module, of: project).dataUses
      for data in Set(uses.map({ Data(role: $0.part.role, name: $0.use.name) })) {
        shares[data, default: 0] += 1
      }
    }
    return Set(
      shares.filter { $0.value > 2 && 2 * $0.value > totals[$0.key.role, default: 0] }.keys)
  }

  private var dataUses: [(part: RecognizedModule.Part, use: DataUses.Use)] {
    guard module.chain == .viper, module.has(.interactor) else { return [] }
    return module.module.parts.flatMap { part -> [(RecognizedModule.Part, DataUses.Use)] in
      let isChecked =
        part.role == .view && module.hasLink(.view, .presenter)
        || part.role == .presenter && module.hasLink(.presenter, .interactor)
      guard isChecked, let entity = module.entity(named: part.typeName) else { return [] }
      return DataUses(of: entity, in: project).found.map { (part, $0) }
    }
  }
}
