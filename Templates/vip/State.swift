import Foundation

/// What the module does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Activity: Hashable, Sendable {
<<for action in use-cases>>
<<if action.isCall or worker>>
  case <<action.id>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
  case <<action.id>>
<<end>>
<<end>>
<<if next-on-failure>>

  /// Whether it fills the screen: then its failure is shown there, and can be tried again.
  var isLoad: Bool {
    switch self {
<<for action in use-cases>>
<<if action.isCall or worker>>
    case .<<action.id>>: <<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>true<<else>>false<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
    case .<<action.id>>: <<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>true<<else>>false<<end>>
<<end>>
<<end>>
    }
  }
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
<<if ui == "swiftui" and screen == "form">>

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
