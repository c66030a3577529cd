import Foundation

/// What the module does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Activity: Hashable, Sendable {
<<for action in actions>>
  case <<action.id>>
<<end>>
<<if on-load>>

  /// Whether it starts by itself when the view is loaded, and again when it is pulled.
  var isLoad: Bool {
    switch self {
<<for action in actions>>
    case .<<action.id>>: <<if on-load contains action.id and not action.parameters>>true<<else>>false<<end>>
<<end>>
    }
  }
<<end>>
}

/// The state of an activity, as the view shows it.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>State: Equatable, Sendable {
  case idle
  case loading
  case failed(message: String)

  /// The state after an error: a cancellation is not a failure and has no message.
  init(_ error: any Error) {
    let isCancellation = error is CancellationError || (error as? URLError)?.code == .cancelled
    self = isCancellation ? .idle : .failed(message: error.localizedDescription)
  }
<<if on-load and screen == "form" and ui != "none">>

  /// The message of a failure.
  var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
<<end>>
}
<<if on-load and screen == "form" and (ui == "uikit" or ui == "swiftui")>>

extension Dictionary where Key == <<Module>>Activity, Value == <<Module>>State {
  /// Whether something loads that started by itself or was pulled.
  var isLoading: Bool {
    contains { $0.key.isLoad && $0.value == .loading }
  }

  /// Whether something runs that the user has sent.
  var isSending: Bool {
    contains { !$0.key.isLoad && $0.value == .loading }
  }
<<if ui == "swiftui" and HasObservation>>

  /// Why loads have failed since an earlier state.
  func messages(since earlier: Self) -> [String] {
    compactMap { $0.key.isLoad && $0.value != earlier[$0.key] ? $0.value.message : nil }
  }
<<end>>
}
<<end>>
