/// Calls from the presenter to the interactor.
@MainActor
protocol <<Module>>ListInteraction: AnyObject {
  /// Loads the items. A load that is running is cancelled.
  func getData()
<<for action in actions>>
<<if action.isCall>>
  /// Starts a call of the server, unless the same one is running.
<<end>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if navigation != "swiftui">>
  /// Cancels all calls of the server. None of them is answered.
  func cancelAll()
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Calls the server and owns the running calls: they end with the interactor.
@MainActor
final class <<Module>>ListInteractor: <<Module>>ListInteraction {
  weak var output: (any <<Module>>ListOutput)?
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  private let networkManager: any <<Module>>ListNetworkManaging
  private(set) var tasks: [<<Module>>ListActivity: Task<Void, Never>] = [:]

  init(
    networkManager: any <<Module>>ListNetworkManaging<<if input>>,<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
    self.networkManager = networkManager
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func getData() {
    tasks.removeValue(forKey: .load)?.cancel()
    start(.load) { [networkManager] in
      try await networkManager.getItems()
    } succeeded: { output, items in
      output.dataDidFetch(items)
    } failed: { output, error in
      output.dataDidFail(error)
    }
  }
<<for action in actions>>

<<include "Includes/Event.swift">>
<<if action.isCall>>
    start(.<<action.id>>) { [networkManager<<for value in action.inputs>>, <<value.reference>><<end>>] in
<<for whole in action.whole>>
      try await networkManager.<<action.name>>(
<<for parameter in whole.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<end>>
<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    } succeeded: { output, _ in
      output.<<action.id>>Succeeded(id: <<parameter.reference>>)
<<elseif field.isID>>
    } succeeded: { output, <<if action.result>>result<<else>>_<<end>> in
      output.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
<<end>>
<<end>>
<<end>>
<<else>>
    } succeeded: { output, <<if action.result>>result<<else>>_<<end>> in
      output.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
<<end>>
    } failed: { output, error in
      output.<<action.id>>Failed(error)
    }
<<end>>
  }
<<end>>
<<for action in list-presenter-to-list-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if navigation != "swiftui">>

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }
<<end>>

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>ListActivity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (any <<Module>>ListOutput, Answer) -> Void,
    failed: @escaping (any <<Module>>ListOutput, any Error) -> Void
  ) {
    guard tasks[activity] == nil else { return }
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let output = self?.end(activity) else { return }
        succeeded(output, answer)
      } catch {
        guard let output = self?.end(activity) else { return }
        failed(output, error)
      }
    }
  }

  /// Ends the running task, and returns the output if it was not cancelled.
  private func end(
    _ activity: <<Module>>ListActivity
  ) -> (any <<Module>>ListOutput)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return output
  }
}
