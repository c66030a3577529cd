import Foundation
<<if ui == "swiftui" and navigation == "swiftui" and next>>

#if canImport(SwiftUI)
<<include "Includes/PublicSwiftUI.swift">>
#endif
<<end>>

/// Builds the module and leads the user away from it.
///
/// The view owns the presenter, the presenter the interactor and the router, and the interactor the
/// data fetcher; every way back is weak. So the module lives as long as what `create()` returns.
@MainActor
<<include "Includes/Access.swift">>final class <<Module>>Router:
  <<Module>>Routable
{
  weak var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>?
<<if next and (ui != "swiftui" or navigation == "uikit")>>
<<for screen in next>>
  private let make<<screen>>: <<Module>>ScreenMaker?
<<end>>

  init(dependencies: <<Module>>Dependencies) {
<<for screen in next>>
    make<<screen>> = dependencies.make<<screen>>
<<end>>
  }
<<end>>

<<if ui == "swiftui" and navigation == "swiftui">>
<<if next>>
  #if canImport(SwiftUI)
    /// The module's screen, ready to be shown in a navigation stack.
    <<include "Includes/Access.swift">>static func create<Destination: View>(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies =
        <<Module>>Dependencies(),
      @ViewBuilder destination:
        @escaping (<<Module>>Route) -> Destination
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
    <<include "Includes/Access.swift">>static func create(
<<for value in input>>
      <<value.declaration>>,
<<end>>
      dependencies: <<Module>>Dependencies =
        <<Module>>Dependencies()
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
<<else>>
  /// The module's screen, ready to be shown in a navigation stack.
  <<include "Includes/Access.swift">>static func create(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies =
      <<Module>>Dependencies()
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

  static func createViewModel(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies
  ) -> <<Module>>ViewModel {
<<else>>
  /// The module, ready to be shown.
  <<include "Includes/Access.swift">>static func create(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    dependencies: <<Module>>Dependencies =
      <<Module>>Dependencies()
  ) -> <<Module>>ViewController {
<<end>>
    let router = <<Module>>Router(<<if next and (ui != "swiftui" or navigation == "uikit")>>dependencies: dependencies<<end>>)
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      fetcher: dependencies.fetcher
    )
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
<<else>>
    let viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
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
<<for screen in next>>

  func show<<screen>>() {
<<if ui == "swiftui" and navigation == "swiftui">>
    viewModel?.route = .<<screen|lowerCamel>>
<<else>>
    if let screen = make<<screen>>?() { viewController?.showNext(screen) }
<<end>>
  }
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Implementation.swift">>
<<end>>
}
