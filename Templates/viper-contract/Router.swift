<<if navigation == "swiftui" and (next or next-on-failure)>>
#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>
#endif

<<end>>
/// Builds the module and leads the user away from it.
///
<<if navigation == "swiftui">>
/// The view model owns the presenter, the presenter the interactor and the router, and the
/// interactor the data fetcher; every way back is weak. SwiftUI keeps the view model of the first
/// screen from `create` while one is shown at its place, and drops those of later calls.
<<else>>
/// The view owns the presenter, the presenter the interactor and the router, and the interactor the
/// data fetcher; every way back is weak. So the module lives as long as what `create` returns.
<<end>>
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Router: <<Module>>Routable {
  weak var <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>?
  private let dependencies: <<Module>>Dependencies

  init(dependencies: <<Module>>Dependencies) {
    self.dependencies = dependencies
  }

<<if navigation == "swiftui" and (next or next-on-failure)>>
  #if canImport(SwiftUI)
    /// The module's screen, for a navigation stack of the app.
    <<if access != "internal">><<access>> <<end>>static func create<Destination: View>(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies,
      @ViewBuilder destination: @escaping (<<Module>>Route) -> Destination
    ) -> <<Module>>Screen<Destination> {
      <<Module>>Screen(
        viewModel: createViewModel(
<<for value in input>>
          <<value.name>>: <<value.reference>>,
<<end>>
          dependencies: dependencies
        ),
        destination: destination
      )
    }
  #else
    /// The module's screen, without SwiftUI.
    <<if access != "internal">><<access>> <<end>>static func create(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies
    ) -> <<Module>>Screen {
      <<Module>>Screen(
        viewModel: createViewModel(
<<for value in input>>
          <<value.name>>: <<value.reference>>,
<<end>>
          dependencies: dependencies
        )
      )
    }
  #endif
<<elseif navigation == "swiftui">>
  /// The module's screen, for a navigation stack of the app.
  <<if access != "internal">><<access>> <<end>>static func create(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies
  ) -> <<Module>>Screen {
    <<Module>>Screen(
      viewModel: createViewModel(
<<for value in input>>
        <<value.name>>: <<value.reference>>,
<<end>>
        dependencies: dependencies
      )
    )
  }
<<end>>
<<if navigation == "swiftui">>

  static func createViewModel(
<<else>>
  /// The module, ready to be <<if ui == "uikit" or ui == "swiftui">>pushed or presented<<else>>shown<<end>>.
  <<if access != "internal">><<access>> <<end>>static func create(
<<end>>
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies
  ) -> <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>> {
    let router = <<Module>>Router(dependencies: dependencies)
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      fetcher: dependencies.fetcher
    )
    let presenter = <<Module>>Presenter(interactor: interactor, router: router)
<<if ui == "swiftui">>
    let viewModel = <<Module>>ViewModel(presenter: presenter)
<<if navigation == "uikit">>
    let viewController = <<Module>>ViewController(viewModel: viewModel)
<<end>>
    presenter.view = viewModel
<<else>>
    let viewController = <<Module>>ViewController<<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
    presenter.view = viewController
<<end>>
    interactor.output = presenter
    router.<<if navigation == "swiftui">>viewModel<<else>>viewController<<end>> = <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>
    return <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>
  }

  func showAlert(for error: any Error) {
    <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>?.presentAlert(message: error.localizedDescription)
  }
<<if navigation != "swiftui" and actions>>

  func didDismiss() {
    dependencies.didDismiss()
  }
<<end>>
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if navigation == "swiftui" and next>>
    viewModel?.show(.<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>><<if action.result>>(result)<<end>>)
<<elseif next>>
    viewController?.showNext(dependencies.<<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>(<<if action.result>>result<<end>>))
<<else>>
    dependencies.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
<<end>>
  }
<<end>>
<<end>>
<<for place in next>>
<<if not loop.first or not actions>>

  func show<<place>>() {
<<if navigation == "swiftui">>
    viewModel?.show(.<<place|lowerCamel>>)
<<else>>
    viewController?.showNext(dependencies.make<<place>>())
<<end>>
  }
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>

  func show<<place>>() {
<<if navigation == "swiftui">>
    viewModel?.show(.<<place|lowerCamel>>)
<<else>>
    viewController?.showNext(dependencies.make<<place>>())
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>

  func show<<place>>(after error: any Error) {
<<if navigation == "swiftui">>
    viewModel?.show(.<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(error))
<<else>>
    viewController?.showNext(dependencies.make<<place>><<if next contains place>>AfterFailure<<end>>(error))
<<end>>
  }
<<end>>
<<for action in presenter-to-router>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
