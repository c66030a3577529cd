<<include "Includes/FoundationImport.swift">>
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

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }

  func presentAlert(message: String) {
    alertMessage = message
  }
}
<<end>>

extension <<Module>>ViewController:
  <<Module>>View
{
  func updateLoading(loading: Bool) {
    showsLoading = loading
  }
}
<<include "Includes/PresentedActions.swift">>
