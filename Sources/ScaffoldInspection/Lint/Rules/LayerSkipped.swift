import ScaffoldRecognition

extension Rule {
  /// A part uses a layer that is not next to it: a view that has an interactor.
  ///
  /// The allowed links are those of the module's record. For other modules, they are those of the usual chain and
  /// those that most modules of the project have.
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
      project.modules.flatMap { SkippedLayers(in: $0, of: project).drafts }
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
    module.module.links.compactMap { link in
      guard !link.isInherited, let spot = project.spot(of: link, in: module) else { return nil }
      return link.isInModule ? draft(of: link, at: spot) : foreignDraft(of: link, at: spot)
    }
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
