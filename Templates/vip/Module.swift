/// Builds the module.
@MainActor
<<if access != "internal">><<access>> <<end>>enum <<Module>>Module {
<<if navigation == "swiftui">>
  /// Returns the screen of a new module. While it is shown, it keeps the module: a `body` may call
  /// this function and store nothing.
  ///
  /// The delegate is not retained. It is notified of the end when nothing keeps the screen any
  /// more. A caller who stores the screen reports the end. For a sheet:
  ///
  ///     @State private var screen: <<Module>>Screen?
  ///
  ///     .sheet(item: $screen) { screen in
  ///       screen.onDisappear { screen.wasDismissed() }
  ///     }
  ///
<<if HasObservation>>
  /// A screen that is pushed disappears also while another one covers it:
  ///
  ///     .navigationDestination(item: $screen) { $0.withoutStack }
  ///     .onChange(of: screen) { earlier, _ in earlier?.wasDismissed() }
<<else>>
  /// A screen that is pushed with `withoutStack` disappears also while another one covers it: report
  /// its end when it is taken off the stack, not in `onDisappear`.
<<end>>
<<else>>
  /// Returns the screen of a new module. It owns the module: nothing else must be stored.
  ///
  /// The delegate is not retained.
<<end>>
  <<if access != "internal">><<access>> <<end>>static func assemble(
<<for value in input>>
    <<value.declaration>>,
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
    dependencies: <<Module>>Dependencies,
<<end>>
    delegate: (any <<Module>>Delegate)? = nil
  ) -> <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>> {
    let presenter = <<Module>>Presenter()
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      presenter: presenter<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
      worker: dependencies.worker
<<end>>
    )
<<if next or next-on-failure>>
    let router = <<Module>>Router(dependencies: dependencies)
<<elseif view-to-router>>
    let router = <<Module>>Router()
<<end>>
    let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: router
<<end>>
    )
    interactor.delegate = delegate
    presenter.view = view
<<if next or next-on-failure>>
    router.view = view
<<end>>
    presenter.presentConfiguration()
<<if navigation == "swiftui">>
    return <<Module>>Screen(model: view)
<<elseif ui == "swiftui">>
    return <<Module>>ViewController(model: view)
<<else>>
    return view
<<end>>
  }
}

/// Makes the module wherever one is needed. The app's own factory gets the function by conforming.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>ModuleFactory {
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
  var <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies { get }
<<else>>
  func make<<Module>>(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)?
  ) -> <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>>
<<end>>
}

extension <<Module>>ModuleFactory {
  <<if access != "internal">><<access>> <<end>>func make<<Module>>(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)? = nil
  ) -> <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>> {
    <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
      dependencies: <<Module|lowerCamel>>Dependencies,
<<end>>
      delegate: delegate
    )
  }
}
