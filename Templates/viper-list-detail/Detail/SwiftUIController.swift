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
<<else>>
final class <<Module>>DetailController {
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var lines: [<<Module>>ItemLine] = [] {
    willSet {
      #if canImport(Combine)
        objectWillChange.send()
      #endif
    }
  }
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
}
<<if observation == "observable-object" or not HasObservation>>

#if canImport(Combine)
  extension <<Module>>DetailController: ObservableObject {}
#endif
<<end>>
<<if navigation == "swiftui">>

/// Each detail is a place of its own in the list's path.
extension <<Module>>DetailController: Hashable {
  nonisolated static func == (
    first: <<Module>>DetailController,
    second: <<Module>>DetailController
  ) -> Bool {
    first === second
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
<<end>>
