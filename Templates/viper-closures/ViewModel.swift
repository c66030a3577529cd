<<if observation == "observable" and HasObservation>>
import Observation
<<else>>
#if canImport(Combine)
  import Combine
#endif
<<end>>

/// Tells the presenter what the user does, and keeps what comes of it for the view to show.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
<<end>>
final class <<Module>>ViewModel {
<<include "Includes/Stored.swift">>
<<if next and navigation == "uikit">>
  /// Puts a screen on the display; it does not retain the object that does so.
<<if observation == "observable" and HasObservation>>
  @ObservationIgnored
<<end>>
  var show: (@MainActor (<<Module>>Screen) -> Void)?
  /// What was last shown after this screen, while it is there.
<<if observation == "observable" and HasObservation>>
  @ObservationIgnored
<<end>>
  private(set) weak var nextScreen: <<Module>>Screen?
<<end>>

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<include "Includes/Deinit.swift">>

  func viewDidLoad() {
<<include "Includes/ViewDidLoadCalls.swift">>
  }
<<if next and navigation == "uikit">>

  func display(_ screen: <<Module>>Screen) {
    nextScreen = screen
    show?(screen)
  }
<<end>>
}
<<if not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
  extension <<Module>>ViewModel: ObservableObject {}
#endif
<<end>>

<<include "Includes/ViewActions.swift">>
