<<if style == "closures" and actions>>
/// Takes the result of an action.
typealias <<Module>>OnSuccess<Value> = @MainActor (Value) -> Void

/// Takes the reason why an action has no result.
typealias <<Module>>OnFailure = @MainActor (any Error) -> Void

<<end>>
/// Calls from the presenter to the interactor.
@MainActor
protocol <<Module>>InteractorProtocol: AnyObject {
<<for entry in actions>>
<<for action in entry.whole>>
<<if style == "closures">>
  /// Starts a call of the service, unless the same one is running. A cancelled call has no answer.
<<end>>
<<include "Includes/AnsweredRequirement.swift">>
<<end>>
<<end>>
<<if style == "closures" and actions>>
  /// Cancels all calls of the service. None of them is answered.
  func cancelAll()
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if style == "closures" and actions>>
/// Calls the service and owns the running calls: they end with the interactor.
<<else>>
/// Calls the service. Put here what the module does with its data.
<<end>>
@MainActor
final class <<Module>>Interactor: <<Module>>InteractorProtocol {
  private let service: any <<Module>>ServiceProtocol
<<if style == "closures" and actions>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
<<end>>

  init(service: any <<Module>>ServiceProtocol) {
    self.service = service
  }
<<if style == "closures" and actions>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "closures">>
    start(.<<action.id>>, onSuccess, onFailure) { [service] in
      try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<else>>
    try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<end>>
  }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if style == "closures" and actions>>

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>Activity,
    _ onSuccess: @escaping <<Module>>OnSuccess<Answer>,
    _ onFailure: @escaping <<Module>>OnFailure,
    _ call: @escaping @Sendable () async throws -> Answer
  ) {
    guard tasks[activity] == nil else { return }
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        if self?.end(activity) == true { onSuccess(answer) }
      } catch {
        if self?.end(activity) == true { onFailure(error) }
      }
    }
  }

  /// Ends the running task. Returns false if it was cancelled.
  private func end(_ activity: <<Module>>Activity) -> Bool {
    guard !Task.isCancelled else { return false }
    tasks[activity] = nil
    return true
  }
<<end>>
}
