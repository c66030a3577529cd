<<if ui == "uikit">>
#if canImport(UIKit)
  import UIKit
#endif

<<end>>
/// Leads from the module to other screens.
@MainActor
final class <<Module>>Router:
  <<Module>>RouterProtocol
{
  /// Where the ways begin.
  weak var viewController: <<Module>>ViewController?

  // Not isolated, so that a router can be a default argument in every version of Swift.
  nonisolated init() {}

<<if ui == "uikit">>
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
<<else>>
  func close() {
  }
<<end>>
}
