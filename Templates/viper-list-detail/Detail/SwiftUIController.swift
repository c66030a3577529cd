<<if observation == "observable" and HasObservation>>
import Observation
<<else>>
#if canImport(Combine)
  import Combine
#endif
<<end>>
<<if navigation == "uikit">>

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit
#endif
<<end>>

/// What the detail's content shows.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
final class <<Module>>DetailController {
  @ObservationIgnored
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var lines: [<<Module>>ItemLine] = []
<<if detail == "load" or detail-actions>>
  private(set) var message: String?
<<end>>
<<if detail == "load">>
  private(set) var showsLoading = false
<<end>>
<<else>>
final class <<Module>>DetailController {
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var lines: [<<Module>>ItemLine] = [] {
    willSet { tellObservers() }
  }
<<if detail == "load" or detail-actions>>
  private(set) var message: String? { willSet { tellObservers() } }
<<end>>
<<if detail == "load">>
  private(set) var showsLoading = false { willSet { tellObservers() } }
<<end>>
<<end>>
<<if navigation == "uikit">>

  #if canImport(SwiftUI) && canImport(UIKit)
    /// The detail as it is shown; the screen keeps the controller.
    func makeScreen() -> UIViewController {
      let content = <<Module>>DetailContent(controller: self)
      return UIHostingController(rootView: content)
    }
  #endif
<<end>>
<<if detail == "load" or detail-actions>>

  func messageWasRead() {
    message = nil
  }
<<end>>
<<if observation == "observable-object" or not HasObservation>>

  private func tellObservers() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
<<end>>
}
<<if observation == "observable-object" or not HasObservation>>

#if canImport(Combine)
  extension <<Module>>DetailController: ObservableObject {}
#endif
<<end>>
