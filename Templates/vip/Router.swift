<<include "Includes/ViewFrameworkImport.swift">>
/// Leads from the module to other screens.
@MainActor
final class <<Module>>Router:
  <<Module>>RouterProtocol
{
  /// Where the ways begin.
  weak var viewController: <<Module>>ViewController?

  // Not isolated, so that a router can be a default argument in every version of Swift.
  nonisolated init() {}

<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
  func close() {
    #if canImport(UIKit)
      guard let viewController else { return }
      if let navigation = viewController.navigationController,
        navigation.viewControllers.first !== viewController
      {
        navigation.popViewController(animated: true)
      } else {
        viewController.dismiss(animated: true)
      }
    #endif
  }
<<elseif ui == "appkit">>
  func close() {
    #if canImport(AppKit)
      guard let viewController else { return }
      if viewController.presentingViewController != nil {
        viewController.dismiss(nil)
      } else {
        viewController.view.window?.close()
      }
    #endif
  }
<<elseif ui == "swiftui">>
  func show(_ destination: <<Module>>Destination) {
    viewController?.state.path.append(destination)
  }

  func close() {
    viewController?.state.path.removeAll()
  }
<<else>>
  func close() {
  }
<<end>>
}
