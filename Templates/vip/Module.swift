/// Builds the module. It lives as long as its view controller is shown.
@MainActor
<<if access != "internal">><<access>> <<end>>enum <<Module>>Module {
  /// The view controller of a new module; the delegate is not retained.
  <<if access != "internal">><<access>> <<end>>static func assemble(
    delegate: (any <<Module>>Delegate)? = nil
  ) -> <<Module>>ViewController {
<<if worker>>
    assemble(delegate: delegate, worker: <<Module>>Worker())
  }

  static func assemble(
    delegate: (any <<Module>>Delegate)?,
    worker: any <<Module>>WorkerProtocol
  ) -> <<Module>>ViewController {
<<end>>
    let presenter = <<Module>>Presenter()
<<if worker>>
    let interactor = <<Module>>Interactor(
      presenter: presenter,
      worker: worker
    )
<<else>>
    let interactor = <<Module>>Interactor(presenter: presenter)
<<end>>
    let router = <<Module>>Router()
    let viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
    interactor.delegate = delegate
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}

/// Makes the module wherever one is needed. The app's own factory gets the method by conforming.
///
///     extension AppModuleFactory: <<Module>>ModuleFactory {}
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>ModuleFactory {
  func make<<Module>>(
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController
}

extension <<Module>>ModuleFactory {
  <<if access != "internal">><<access>> <<end>>func make<<Module>>()
    -> <<Module>>ViewController
  {
    make<<Module>>(delegate: nil)
  }

  <<if access != "internal">><<access>> <<end>>func make<<Module>>(
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController {
    <<Module>>Module.assemble(delegate: delegate)
  }
}
