<<if observation == "observable" and HasObservation>>
import Observation

/// What is on the display, which the presenter changes, and what the user does there.
@MainActor
@Observable
final class <<Module>>ViewModel {
  let presenter: any <<Module>>Presentation
  private(set) var showsLoading = false
  /// What the alert says that is on the display.
  private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
  private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if navigation == "swiftui" and next>>
  /// The screen on top.
  var route: <<Module>>Route?
<<end>>

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }
}
<<else>>
#if canImport(Combine)
  import Combine

  /// What is on the display, which the presenter changes, and what the user does there.
  @MainActor
  final class <<Module>>ViewModel: ObservableObject {
    let presenter: any <<Module>>Presentation
    @Published private(set) var showsLoading = false
    /// What the alert says that is on the display.
    @Published private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    @Published private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if navigation == "swiftui" and next>>
    /// The screen on top.
    @Published var route: <<Module>>Route?
<<end>>

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
    }
  }
#else
  /// Replaces the observable object where there is no Combine.
  @MainActor
  final class <<Module>>ViewModel {
    let presenter: any <<Module>>Presentation
    private(set) var showsLoading = false
    /// What the alert says that is on the display.
    private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if navigation == "swiftui" and next>>
    /// The screen on top.
    var route: <<Module>>Route?
<<end>>

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
    }
  }
#endif
<<end>>

extension <<Module>>ViewModel:
  <<Module>>View
{
  func updateLoading(loading: Bool) {
    showsLoading = loading
  }
<<include "Includes/ShowsResults.swift">>
<<for action in presenter-to-view>>
<<include "Includes/Implementation.swift">>
<<end>>
}

extension <<Module>>ViewModel {
  func viewDidLoad() async {
    await presenter.viewDidLoad()
  }
<<if navigation == "swiftui" and next>>

  /// Whether a screen is on top; the view takes it away.
  var isRoutePresented: Bool {
    get { route != nil }
    set { if !newValue { route = nil } }
  }
<<end>>
}

// MARK: - Alerts

extension <<Module>>ViewModel {
  /// Whether an alert is on the display; the view takes it away.
  var isAlertPresented: Bool {
    get { alertMessage != nil }
    set { if !newValue { alertMessage = nil } }
  }

  func presentAlert(message: String) {
    alertMessage = message
  }
}
<<include "Includes/PresentedActions.swift">>
