<<if observation == "observable" and HasObservation>>
import Observation

/// What the screen shows, and what the user does there. It owns the module.
@MainActor
@Observable
final class <<Module>>ViewModel {
  let presenter: <<Module>>Presenter
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in actions>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
  private(set) var <<action.id>>Result: <<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>?
<<end>>
<<end>>
<<if style == "async" and actions>>
  @ObservationIgnored
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
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

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<if style == "async" and actions>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<if next or next-on-failure>>

  private func display(_ screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>) {
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

/// What the screen shows, and what the user does there. It owns the module.
@MainActor
final class <<Module>>ViewModel {
  let presenter: <<Module>>Presenter
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<end>>
<<for action in actions>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
  private(set) var <<action.id>>Result: <<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>? {
    willSet { willChange() }
  }
<<end>>
<<end>>
<<if style == "async" and actions>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
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

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<if style == "async" and actions>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<if next or next-on-failure>>

  private func display(_ screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>) {
<<if navigation == "swiftui">>
    nextScreen = screen
<<else>>
    onNext?(screen)
<<end>>
  }
<<end>>
<<if actions or (next or next-on-failure) and navigation == "swiftui">>

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
<<end>>
}

#if canImport(Combine)
  extension <<Module>>ViewModel: ObservableObject {}
#endif
<<end>>

<<include "Views/UserActions.swift">>
