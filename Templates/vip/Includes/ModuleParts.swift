@MainActor
private struct <<Module>>ModuleParts {
  let viewController: <<Module>>ViewController
  let interactor: <<Module>>Interactor?
  let presenter: <<Module>>Presenter?
  let router: <<Module>>Router?
  let view = <<Module>>MockView()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() {
<<if worker>>
    viewController = <<Module>>Module.assemble(
      delegate: delegate,
      worker: worker
    )
<<else>>
    viewController = <<Module>>Module.assemble(delegate: delegate)
<<end>>
    interactor = viewController.interactor as? <<Module>>Interactor
    presenter = interactor?.presenter as? <<Module>>Presenter
    router = viewController.router as? <<Module>>Router
  }
}
