<<if observation == "observable" and HasObservation>>
<<include "Includes/FoundationImportForTests.swift">>
import Observation

/// What the content view shows, and what it tells the presenter.
@MainActor
@Observable
final class <<Module>>ViewModel {
  @ObservationIgnored
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
  private(set) var viewObjects: [<<Module>>ViewObject] = []
<<end>>
<<else>>
<<include "Includes/FoundationImport.swift">>
#if canImport(Combine)
  import Combine
#endif

/// What the content view shows, and what it tells the presenter.
@MainActor
final class <<Module>>ViewModel {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
  #if canImport(Combine)
    @Published
    private(set) var viewObjects: [<<Module>>ViewObject] = []
  #else
    private(set) var viewObjects: [<<Module>>ViewObject] = []
  #endif
<<end>>
<<end>>
<<if with contains "view-object">>

  func show(_ viewObjects: [<<Module>>ViewObject]) {
    self.viewObjects = viewObjects
  }
<<end>>
}
<<if observation == "observable-object" or not HasObservation>>

#if canImport(Combine)
  extension <<Module>>ViewModel: ObservableObject {}
#endif
<<end>>
<<include "Views/UserActions.swift">>
