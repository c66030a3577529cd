<<if protocols == "inline">>
<<include "Protocols/InteractorToPresenterInterface.swift">>

<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
<<include "Protocols/ServiceInterface.swift">>

<<end>>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
/// Calls the service and owns the running calls: they end with the interactor.
<<else>>
/// Works on the module's data, independent of its display.
<<end>>
@MainActor
final class <<Module>>Interactor: <<Module>>PresenterToInteractorInterface {
  weak var presenter: (any <<Module>>InteractorToPresenterInterface)?
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  private let service: any <<Module>>ServiceInterface
<<end>>
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
<<end>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or input>>

  init(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    service: any <<Module>>ServiceInterface<<if input>>,<<end>>
<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
    self.service = service
<<end>>
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
  }
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  func load() {
    tasks.removeValue(forKey: .load)?.cancel()
    start(.load) { [service] in
      try await service.fetch()
    } succeeded: { presenter, entities in
      presenter.loaded(entities)
    } failed: { presenter, error in
      presenter.loadFailed(error)
    }
  }
<<end>>
<<for action in actions>>

<<include "Includes/Event.swift">>
<<if (action.isCall or with contains "service" and action.isBare)>>
    start(.<<action.id>>) { [service<<for value in action.inputs>>, <<value.reference>><<end>>] in
<<for whole in action.whole>>
      try await service.<<action.name>>(
<<for parameter in whole.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<end>>
    } succeeded: { presenter, <<if action.result>>result<<else>>_<<end>> in
      presenter.<<action.id>>Succeeded(<<if action.result>>result<<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>>id: id<<end>>)
    } failed: { presenter, error in
      presenter.<<action.id>>Failed(error)
    }
<<else>>
    // Nothing happens here yet: write what the action does.
<<end>>
  }
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>Activity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (any <<Module>>InteractorToPresenterInterface, Answer) -> Void,
    failed: @escaping (any <<Module>>InteractorToPresenterInterface, any Error) -> Void
  ) {
    guard tasks[activity] == nil else { return }
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let presenter = self?.end(activity) else { return }
        succeeded(presenter, answer)
      } catch {
        guard let presenter = self?.end(activity) else { return }
        failed(presenter, error)
      }
    }
  }

  /// Ends the running task, and returns the presenter if it was not cancelled.
  private func end(
    _ activity: <<Module>>Activity
  ) -> (any <<Module>>InteractorToPresenterInterface)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return presenter
  }
<<end>>
}
