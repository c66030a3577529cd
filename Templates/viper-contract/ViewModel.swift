<<if observation == "observable" and HasObservation>>
import Observation

/// What the screen shows, and what the user does there.
@MainActor
@Observable
final class <<Module>>ViewModel {
  let presenter: any <<Module>>Presentation
<<include "Views/StoredPropertiesAtTop.swift">>
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<if actions contains "isCleared">>
  /// What was sent: its text fields are emptied next.
  var sentActivities: Set<<<Module>>Activity> = []
<<end>>
  private(set) var showsLoading = false
<<include "Views/ResultsAtTop.swift">>
  /// The message of the alert that is shown.
  private(set) var alert: String?
  /// The messages that wait until it is closed.
  @ObservationIgnored private var waitingAlerts: [String] = []
<<if on-load and screen == "form">>
  /// Ends when nothing loads any more.
  @ObservationIgnored private var reloading: AsyncStream<Void>.Continuation?
<<end>>
<<if navigation == "swiftui" and (next or next-on-failure)>>
  /// The screen on top of it.
  var shownRoute: <<Module>>ShownRoute?
<<end>>

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }
}
<<else>>
#if canImport(Combine)
  import Combine
#endif

/// What the screen shows, and what the user does there.
@MainActor
final class <<Module>>ViewModel {
  let presenter: any <<Module>>Presentation
<<include "Views/StoredPropertiesAtTop.swift">>
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<end>>
<<if actions contains "isCleared">>
  /// What was sent: its text fields are emptied next.
  var sentActivities: Set<<<Module>>Activity> = [] {
    willSet { willChange() }
  }
<<end>>
  private(set) var showsLoading = false {
    willSet { willChange() }
  }
<<for action in actions>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
  private(set) var <<action.id>>Result: <<action.storedResult>> {
    willSet { willChange() }
  }
<<end>>
<<end>>
  /// The message of the alert that is shown.
  private(set) var alert: String? {
    willSet { willChange() }
  }
  /// The messages that wait until it is closed.
  private var waitingAlerts: [String] = []
<<if on-load and screen == "form">>
  /// Ends when nothing loads any more.
  private var reloading: AsyncStream<Void>.Continuation?
<<end>>
<<if navigation == "swiftui" and (next or next-on-failure)>>
  /// The screen on top of it.
  var shownRoute: <<Module>>ShownRoute? {
    willSet { willChange() }
  }
<<end>>

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
}

#if canImport(Combine)
  extension <<Module>>ViewModel: ObservableObject {}
#endif
<<end>>

extension <<Module>>ViewModel: <<Module>>View {
<<include "Views/ViewRequirements.swift">>
<<if actions contains "isCleared">>

  func clearFields(of activity: <<Module>>Activity) {
    sentActivities.insert(activity)
  }
<<end>>
}

// MARK: - What the router shows

extension <<Module>>ViewModel {
  /// Shows an alert, or lets it wait until the one on the display is closed.
  func presentAlert(message: String) {
    if alert == nil {
      alert = message
    } else if alert != message, !waitingAlerts.contains(message) {
      waitingAlerts.append(message)
    }
  }

  /// Shows what waits. The view calls it after each change of the alert: only a view that was drawn
  /// without an alert shows another one.
  func presentNextAlert() {
    if alert == nil, !waitingAlerts.isEmpty { alert = waitingAlerts.removeFirst() }
  }

<<if navigation == "swiftui" and (next or next-on-failure)>>
  func show(_ route: <<Module>>Route) {
    shownRoute = <<Module>>ShownRoute(route: route)
  }

<<end>>
  /// Whether an alert is on the display; the view takes it away.
  var isAlertPresented: Bool {
    get { alert != nil }
    set { if !newValue { alert = nil } }
  }
<<if navigation == "swiftui" and (next or next-on-failure) and presentation == "push" and not HasObservation>>

  /// Whether a screen is on top; the view takes it away.
  var isRoutePresented: Bool {
    get { shownRoute != nil }
    set { if !newValue { shownRoute = nil } }
  }
<<end>>
}
<<include "Views/UserActions.swift">>
<<if on-load>>

extension <<Module>>ViewModel {
  /// Starts what is loaded at first, but not when the screen comes back from behind another one.
  func appear() {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    if states[.<<action.id>>] == nil { <<action.name>>() }
<<end>>
<<end>>
  }
<<if screen == "form">>

  /// Loads again, and ends with the loads: until then, the screen shows that it is refreshed.
  func loadAndWait() async {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    <<action.name>>()
<<end>>
<<end>>
    guard states.isLoading else { return }
    reloading?.finish()
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    reloading = continuation
    for await _ in end {}
  }
<<end>>
}
<<end>>
