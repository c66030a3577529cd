/// Builds the module. It lives as long as its view controller is shown.
@MainActor
<<if access != "internal">><<access>> <<end>>enum <<Module>>Module {
  /// Returns the view controller of a new module, which does not retain the delegate.
  <<if access != "internal">><<access>> <<end>>static func assemble(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)? = nil<<if worker or ui == "swiftui" and navigation == "swiftui">>,<<end>>
<<if worker>>
    dependencies: <<Module>>Dependencies =
      <<Module>>Dependencies()<<if ui == "swiftui" and navigation == "swiftui">>,<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>
    host: <<Module>>Host? = nil
<<end>>
  ) -> <<Module>>ViewController {
    let presenter = <<Module>>Presenter()
<<if worker or input>>
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      presenter: presenter<<if worker>>,<<end>>
<<if worker>>
      worker: dependencies.worker
<<end>>
    )
<<else>>
    let interactor = <<Module>>Interactor(presenter: presenter)
<<end>>
    let router = <<Module>>Router(<<if ui == "swiftui" and navigation == "swiftui">>host: host<<end>>)
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
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController
}

extension <<Module>>ModuleFactory {
  <<if access != "internal">><<access>> <<end>>func make<<Module>>(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController {
    <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      delegate: delegate
    )
  }
}
