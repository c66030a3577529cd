import Foundation

/// What the module does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Activity: Hashable, Sendable {
<<for action in actions>>
  case <<action.id>>
<<end>>
}

/// The state of an activity, as the view shows it.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>State: Equatable, Sendable {
  case idle
  case loading
  case succeeded
  case failed(message: String)

  /// The state after an error: a cancellation is not a failure and has no message.
  init(_ error: any Error) {
    let isCancellation = error is CancellationError || (error as? URLError)?.code == .cancelled
    self = isCancellation ? .idle : .failed(message: error.localizedDescription)
  }

  /// The message of a failure.
  var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}
<<if ui == "swiftui" and screen == "form" and actions>>

extension Dictionary where Value == <<Module>>State {
<<if HasObservation>>
  /// What has failed since an earlier state.
  func messages(since earlier: Self) -> [String] {
    compactMap { $0.value == earlier[$0.key] ? nil : $0.value.message }
  }

<<end>>
  /// Whether an activity has succeeded since an earlier state.
  func hasSucceeded(_ activity: Key, since earlier: Self) -> Bool {
    self[activity] == .succeeded && earlier[activity] != .succeeded
  }
}
<<end>>
