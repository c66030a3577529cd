@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>MockPresenter()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() {
<<if worker>>
    interactor = <<Module>>Interactor(
      presenter: presenter,
      worker: worker
    )
<<else>>
    interactor = <<Module>>Interactor(presenter: presenter)
<<end>>
    interactor.delegate = delegate
  }
}
