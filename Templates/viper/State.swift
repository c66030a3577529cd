import Foundation

/// What the module does that takes time. Each has a task and a state of its own.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Activity: Hashable, Sendable {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  case load
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
  case <<action.id>>
<<end>>
<<end>>
}

/// The state of an activity, as the view shows it.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>State: Equatable, Sendable {
  case idle
  case loading
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  case succeeded
<<end>>
<<if with contains "service" and with contains "view-object">>
  case content([<<Module>>ViewObject])
  case empty
<<elseif with contains "service" and with contains "entity">>
  case content([<<Module>>Entity])
  case empty
<<end>>
  case failed(message: String)

  /// The state after an error: a cancellation is not a failure and has no message.
  init(_ error: any Error) {
    let isCancellation = error is CancellationError || (error as? URLError)?.code == .cancelled
    self = isCancellation ? .idle : .failed(message: error.localizedDescription)
  }
<<if ui != "none" and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>

  /// The message of a failure.
  var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
<<end>>
}
<<if ui == "swiftui" and HasObservation and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>

extension Dictionary where Value == <<Module>>State {
  /// What has failed since an earlier state.
  func messages(since earlier: Self) -> [String] {
    compactMap { $0.value == earlier[$0.key] ? nil : $0.value.message }
  }
}
<<end>>
