<<if observation == "observable" and HasObservation>>
import Observation

/// What the content view shows, and what it tells the presenter.
@MainActor
@Observable
final class <<Module>>ViewModel {
  @ObservationIgnored
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "service">>
  private(set) var state = <<Module>>ViewState.loading
<<end>>
<<else>>
#if canImport(Combine)
  import Combine
#endif

/// What the content view shows, and what it tells the presenter.
@MainActor
final class <<Module>>ViewModel {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "service">>
  #if canImport(Combine)
    @Published
    private(set) var state = <<Module>>ViewState.loading
  #else
    private(set) var state = <<Module>>ViewState.loading
  #endif
<<end>>
<<end>>

  func viewDidLoad() {
    presenter?.viewDidLoad()
  }
<<if with contains "service">>

  func show(_ state: <<Module>>ViewState) {
    self.state = state
  }
<<end>>
}
<<if observation == "observable-object" or not HasObservation>>

#if canImport(Combine)
  extension <<Module>>ViewModel: ObservableObject {}
#endif
<<end>>
<<include "Views/UserActions.swift">>
