<<include "Includes/ViewFrameworkImport.swift">>
/// Leads from the module to other screens.
@MainActor
final class <<Module>>Router:
  <<Module>>RouterProtocol
{
  weak var viewController: <<Module>>ViewController?
<<if ui == "swiftui" and navigation == "swiftui">>
  private let host: <<Module>>Host?

  // Not isolated, so that a router can be a default argument in every version of Swift.
  nonisolated init(host: <<Module>>Host? = nil) {
    self.host = host
  }
<<else>>

  // Not isolated, so that a router can be a default argument in every version of Swift.
  nonisolated init() {}
<<end>>

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
    if let host {
      host.show(destination)
    } else {
      viewController?.state.path.append(destination)
    }
  }

  func close() {
    if let host {
      host.close()
    } else {
      viewController?.state.path.removeAll()
    }
  }
<<else>>
  func close() {
  }
<<end>>
<<for action in view-to-router>>
<<include "Includes/Implementation.swift">>
<<end>>
}
