import Foundation

/// What the list does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ListActivity: Hashable, Sendable {
  case load
<<for action in actions>>
<<if action.isCall>>
  case <<action.id>>
<<end>>
<<end>>
}
<<if detail == "load" or detail-actions contains "isCall">>

/// What the detail does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>DetailActivity: Hashable, Sendable {
<<if detail == "load">>
  case load
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>
  case <<action.id>>
<<end>>
<<end>>
}
<<end>>

/// The state of an activity. The presenter has what was loaded.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>State: Equatable, Sendable {
  case idle
  case loading
<<if actions contains "isCall" or detail-actions contains "isCall">>
  case succeeded
<<end>>
  case content
  case empty
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
<<if ui == "swiftui" and HasObservation>>

extension Dictionary where Value == <<Module>>State {
  /// What has failed since an earlier state.
  func messages(since earlier: Self) -> [String] {
    compactMap { $0.value == earlier[$0.key] ? nil : $0.value.message }
  }
}
<<end>>
