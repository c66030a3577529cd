<<if observation == "observable" and HasObservation>>
import Observation
<<else>>
#if canImport(Combine)
  import Combine
#endif
<<end>>

<<if navigation == "uikit">>
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

<<end>>
/// What the detail shows, and what the user does there.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
final class <<Module>>DetailController {
  @ObservationIgnored
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var item: <<Module>>Item?
<<if detail == "load">>
  @ObservationIgnored
  private var reloading: AsyncStream<Void>.Continuation?
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:]
<<end>>
<<else>>
final class <<Module>>DetailController {
  var presenter: (any <<Module>>DetailPresentation)?
<<if detail == "load">>
  private var reloading: AsyncStream<Void>.Continuation?
<<end>>
  private(set) var item: <<Module>>Item? {
    willSet { willChange() }
  }
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<end>>

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
<<end>>
<<if navigation == "uikit">>

  #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    /// The screen owns the controller.
    func makeScreen() -> UIViewController {
      let host = <<Module>>DetailHost(rootView: <<Module>>DetailContent(controller: self))
      host.title = item?.headline
      return host
    }
  #endif
<<end>>
}
<<if not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
  extension <<Module>>DetailController: ObservableObject {}
#endif
<<end>>
<<if navigation == "swiftui">>

extension <<Module>>DetailController: Hashable {
  nonisolated static func == (left: <<Module>>DetailController, right: <<Module>>DetailController) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
<<end>>
