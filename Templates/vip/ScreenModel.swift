<<if observation == "observable" and HasObservation>>
import Observation

/// Shows view models and turns what the user does into requests. It owns the module.
@MainActor
@Observable
final class <<Module>>ScreenModel {
  let interactor: any <<Module>>InteractorProtocol
<<if next or next-on-failure or view-to-router>>
  let router: any <<Module>>RouterProtocol
<<end>>
  private(set) var title: String?
  @ObservationIgnored private var isLoaded = false
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in use-cases>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
  @ObservationIgnored
  private var <<action.id>>Refresh: AsyncStream<Void>.Continuation?
<<end>>
<<end>>
<<for action in actions>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
  @ObservationIgnored
  private var <<action.id>>Refresh: AsyncStream<Void>.Continuation?
<<end>>
<<end>>
<<if (next or next-on-failure) and navigation == "swiftui">>
  var nextScreen: <<Module>>NextScreen? {
    didSet {
      if nextScreen != oldValue { oldValue?.onDismiss() }
    }
  }
<<elseif next or next-on-failure>>
  /// Shows a screen. The view controller sets it.
  @ObservationIgnored
  var onNext: (@MainActor (<<Module>>Screen) -> Void)?
<<end>>

  init(
    interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
    router: any <<Module>>RouterProtocol
<<end>>
  ) {
    self.interactor = interactor
<<if next or next-on-failure or view-to-router>>
    self.router = router
<<end>>
  }
<<if navigation == "swiftui">>

  deinit {
    // The screen has gone without a call of `wasDismissed()`.
    if isLoaded { Task { [interactor] in await interactor.wasDismissed() } }
  }
<<end>>

  /// Calls the interactor once, not at each return from a screen on top, and
  /// again after the screen was dismissed.
  func viewDidLoad() {
    guard !isLoaded else { return }
    isLoaded = true
    interactor.viewDidLoad()
  }
<<if next or next-on-failure>>

  func show(_ screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>) {
<<if navigation == "swiftui">>
    nextScreen = screen
<<else>>
    onNext?(screen)
<<end>>
  }
<<end>>
}
<<else>>
#if canImport(Combine)
  import Combine
#endif

/// Shows view models and turns what the user does into requests. It owns the module.
@MainActor
final class <<Module>>ScreenModel {
  let interactor: any <<Module>>InteractorProtocol
<<if next or next-on-failure or view-to-router>>
  let router: any <<Module>>RouterProtocol
<<end>>
  private(set) var title: String? {
    willSet { willChange() }
  }
  private var isLoaded = false
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel? {
    willSet { willChange() }
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel? {
    willSet { willChange() }
  }
<<end>>
<<end>>
<<for action in use-cases>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
  private var <<action.id>>Refresh: AsyncStream<Void>.Continuation?
<<end>>
<<end>>
<<for action in actions>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
  private var <<action.id>>Refresh: AsyncStream<Void>.Continuation?
<<end>>
<<end>>
<<if (next or next-on-failure) and navigation == "swiftui">>
  var nextScreen: <<Module>>NextScreen? {
    willSet { willChange() }
    didSet {
      if nextScreen != oldValue { oldValue?.onDismiss() }
    }
  }
<<elseif next or next-on-failure>>
  /// Shows a screen. The view controller sets it.
  var onNext: (@MainActor (<<Module>>Screen) -> Void)?
<<end>>

  init(
    interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
    router: any <<Module>>RouterProtocol
<<end>>
  ) {
    self.interactor = interactor
<<if next or next-on-failure or view-to-router>>
    self.router = router
<<end>>
  }
<<if navigation == "swiftui">>

  deinit {
    // The screen has gone without a call of `wasDismissed()`.
    if isLoaded { Task { [interactor] in await interactor.wasDismissed() } }
  }
<<end>>

  /// Calls the interactor once, not at each return from a screen on top, and
  /// again after the screen was dismissed.
  func viewDidLoad() {
    guard !isLoaded else { return }
    isLoaded = true
    interactor.viewDidLoad()
  }
<<if next or next-on-failure>>

  func show(_ screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>) {
<<if navigation == "swiftui">>
    nextScreen = screen
<<else>>
    onNext?(screen)
<<end>>
  }
<<end>>

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
}

#if canImport(Combine)
  extension <<Module>>ScreenModel: ObservableObject {}
#endif
<<end>>

<<include "Views/Display.swift">>
