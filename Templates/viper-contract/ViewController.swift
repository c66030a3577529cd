<<if ui == "uikit">>
<<if view == "storyboard">>
/// What the storyboard and its view controller are called.
enum <<Module>>Constants {
  static let storyboard = "<<Module>>"
  static let viewController = "<<Module>>ViewController"
}

<<end>>
#if canImport(UIKit)
<<include "Includes/UIKitViewController.swift">>
#else
<<include "Includes/PlainViewController.swift">>
#endif
<<elseif ui == "appkit">>
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
<<include "Includes/AppKitViewController.swift">>
#else
<<include "Includes/PlainViewController.swift">>
#endif
<<else>>
/// Shows what the presenter says and tells it what the user does.
@MainActor
<<include "Includes/Access.swift">>final class <<Module>>ViewController {
  let presenter: any <<Module>>Presentation
  private(set) var showsLoading = false
  /// What the last alert said.
  private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
  private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if next>>
  /// The next screen that was shown last.
  private(set) weak var nextScreen: AnyObject?
<<end>>
  private(set) var loading: Task<Void, Never>?

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }

  deinit {
    loading?.cancel()
  }

  func presentAlert(message: String) {
    alertMessage = message
  }

  <<include "Includes/Access.swift">>func viewDidLoad() {
    loading = Task { [presenter] in await presenter.viewDidLoad() }
  }
<<if next>>

  func showNext(_ screen: AnyObject) {
    nextScreen = screen
  }
<<end>>
}
<<end>>

extension <<Module>>ViewController:
  <<Module>>View
{
  func updateLoading(loading: Bool) {
    showsLoading = loading
  }
<<include "Includes/ShowsResults.swift">>
<<for action in presenter-to-view>>
<<include "Includes/Implementation.swift">>
<<end>>
}
<<include "Includes/PresentedActions.swift">>
<<if ui == "uikit">>
<<include "Includes/ControllerPreview.swift">>
<<end>>
