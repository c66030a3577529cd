import Foundation

/// Builds the module and leads the user away from it.
///
/// The view owns the presenter, the presenter the interactor and the router, and the interactor the
/// data fetcher; every way back is weak. So the module lives as long as what `create()` returns.
@MainActor
<<include "Includes/Access.swift">>final class <<Module>>Router:
  <<Module>>Routable
{
  weak var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>?

  /// The module, ready to be shown.
<<if ui == "swiftui" and navigation == "swiftui">>
  <<include "Includes/Access.swift">>static func create() -> <<Module>>Screen {
    let viewModel = create(fetcher: <<Module>>DataFetcher())
    return <<Module>>Screen(viewModel: viewModel)
  }
<<else>>
  <<include "Includes/Access.swift">>static func create() -> <<Module>>ViewController {
    create(fetcher: <<Module>>DataFetcher())
  }
<<end>>

  /// The module with a data fetcher of your choice.
  static func create(
    fetcher: any <<Module>>DataFetching
  ) -> <<include "Includes/RootType.swift">> {
    let router = <<Module>>Router()
    let interactor = <<Module>>Interactor(fetcher: fetcher)
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
<<if ui == "swiftui">>
    let viewModel = <<Module>>ViewModel(presenter: presenter)
<<if navigation == "uikit">>
    let viewController = <<Module>>ViewController(
      viewModel: viewModel
    )
<<end>>
    presenter.view = viewModel
<<elseif ui == "uikit" and view == "storyboard">>
    let viewController = <<Module>>ViewController.load(
      presenter: presenter
    )
    presenter.view = viewController
<<else>>
    let viewController = <<Module>>ViewController(
      presenter: presenter
    )
    presenter.view = viewController
<<end>>
    interactor.output = presenter
    router.<<include "Includes/Root.swift">> = <<include "Includes/Root.swift">>
    return <<include "Includes/Root.swift">>
  }

  func showAlert(for error: any Error) {
    <<include "Includes/Root.swift">>?.presentAlert(message: error.localizedDescription)
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show(_ route: <<Module>>Route) {
    viewModel?.path.append(route)
  }
<<end>>
}
