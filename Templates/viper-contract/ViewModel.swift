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
  func presentAlert(message: String) {
    alert = message
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
}
<<end>>
