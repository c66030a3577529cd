<<if observation == "observable" and HasObservation>>
import Observation

/// What the screen shows, and what the user does there.
@MainActor
@Observable
final class <<Module>>ViewModel {
  @ObservationIgnored
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in actions>>
<<if action.isLoad>>
  private(set) var <<action.loaded>>: <<action.storedResult>>
<<elseif action.element and action.selector != "delete(id:)">>
  private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var rows: [<<Module>><<if with contains "view-object">>ViewObject<<else>>Entity<<end>>] = []
  @ObservationIgnored private var reloading: AsyncStream<Void>.Continuation?
<<end>>
<<if navigation == "swiftui">>
<<for child in presents>>
<<if presentation == "push">>
  var <<child|lowerCamel>>Screen: <<child>>Screen? {
    didSet {
      if <<child|lowerCamel>>Screen == nil, oldValue != nil { presenter?.<<child|lowerCamel>>WasDismissed() }
    }
  }
<<else>>
  var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
<<end>>
<<include "Views/StoredPropertiesAtTop.swift">>
<<end>>
}
<<else>>
#if canImport(Combine)
  import Combine
#endif

/// What the screen shows, and what the user does there.
@MainActor
final class <<Module>>ViewModel {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
    willSet { willChange() }
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>
  private(set) var <<action.loaded>>: <<action.storedResult>> {
    willSet { willChange() }
  }
<<elseif action.element and action.selector != "delete(id:)">>
  private(set) var <<action.id>>Result: <<action.storedResult>> {
    willSet { willChange() }
  }
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var rows: [<<Module>><<if with contains "view-object">>ViewObject<<else>>Entity<<end>>] = []
  private var reloading: AsyncStream<Void>.Continuation?
<<end>>
<<if navigation == "swiftui">>
<<for child in presents>>
<<if presentation == "push">>
  var <<child|lowerCamel>>Screen: <<child>>Screen? {
    willSet { willChange() }
    didSet {
      if <<child|lowerCamel>>Screen == nil, oldValue != nil { presenter?.<<child|lowerCamel>>WasDismissed() }
    }
  }
<<else>>
  var <<child|lowerCamel>>Screen: <<child>>Screen? {
    willSet { willChange() }
  }
<<end>>
<<end>>
<<include "Views/StoredPropertiesAtTop.swift">>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or navigation == "swiftui" and presents or with contains "service" and (with contains "entity" or with contains "view-object")>>

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
<<if navigation == "swiftui">>

<<if protocols == "inline">>
<<include "Protocols/ViewToPresenterInterface.swift">>

<<end>>
extension <<Module>>ViewModel: <<Module>>NavigationInterface, <<Module>>PresenterToViewInterface {
  var screen: <<Module>>Screen { <<Module>>Screen(viewModel: self) }
<<include "Includes/ViewRequirements.swift">>
}
<<elseif (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

extension <<Module>>ViewModel {
  func show(_ state: <<Module>>State, of activity: <<Module>>Activity) {
<<include "Includes/ReplacedFailure.swift">>
    states[activity] = state
<<include "Includes/ShownRows.swift">>
  }
<<for action in actions>>
<<if action.isLoad>>

  func show(<<action.loaded>>: <<action.result>>) {
    self.<<action.loaded>> = <<action.loaded>>
  }
<<elseif action.element and action.selector != "delete(id:)">>

  func show(<<action.id>> result: <<action.result>>) {
    <<action.id>>Result = result
  }
<<end>>
<<end>>
}
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

extension <<Module>>ViewModel {
  /// Loads again, and ends with the load: until then, the screen shows that it is refreshed.
  func loadAndWait() async {
    load()
    guard states[.load] == .loading else { return }
    reloading?.finish()
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    reloading = continuation
    for await _ in end {}
  }

  private func showRows(of state: <<Module>>State) {
    switch state {
    case .idle, .loading, .failed: break
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    case .succeeded: break
<<end>>
    case .content(let rows): self.rows = rows
    case .empty: rows = []
    }
    if state != .loading { reloading?.finish() }
  }
}
<<end>>
<<include "Views/UserActions.swift">>
