/// Calls from the presenter to the interactor.
@MainActor
protocol <<Module>>DetailInteraction: AnyObject {
  var item: <<Module>>Item { get }
<<if detail == "load">>

  /// Loads the item. A load that is running is cancelled.
  func getData()
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>
  /// Starts a call of the server, unless the same one is running.
<<end>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  /// Cancels all calls of the server. None of them is answered.
  func cancelAll()
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if detail == "load" or detail-actions contains "isCall">>
/// Calls the server and owns the running calls: they end with the interactor.
<<else>>
/// Has the item that was chosen in the list.
<<end>>
@MainActor
final class <<Module>>DetailInteractor: <<Module>>DetailInteraction {
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>
  weak var output: (any <<Module>>DetailOutput)?
<<end>>
  let item: <<Module>>Item
<<if detail == "load" or detail-actions contains "isCall">>
  private let networkManager: any <<Module>>DetailNetworkManaging
  private(set) var tasks: [<<Module>>DetailActivity: Task<Void, Never>] = [:]
<<end>>

  init(
    item: <<Module>>Item<<if detail == "load" or detail-actions contains "isCall">>,
    networkManager: any <<Module>>DetailNetworkManaging<<end>>
  ) {
    self.item = item
<<if detail == "load" or detail-actions contains "isCall">>
    self.networkManager = networkManager
<<end>>
  }
<<if detail == "load" or detail-actions contains "isCall">>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<if detail == "load">>

  func getData() {
    tasks.removeValue(forKey: .load)?.cancel()
    start(.load) { [networkManager, item] in
      try await networkManager.getDetail(of: item)
    } succeeded: { output, item in
      output.dataDidFetch(item)
    } failed: { output, error in
      output.dataDidFail(error)
    }
  }
<<end>>
<<for action in detail-actions>>

<<include "Includes/Event.swift">>
<<if action.isCall>>
    start(.<<action.id>>) { [networkManager, item] in
      try await networkManager.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>>,
<<end>>
        of: item
      )
    } succeeded: { output, <<if action.result>>result<<else>>_<<end>> in
      output.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
    } failed: { output, error in
      output.<<action.id>>Failed(error)
    }
<<end>>
  }
<<end>>
<<for action in detail-presenter-to-detail-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>DetailActivity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (any <<Module>>DetailOutput, Answer) -> Void,
    failed: @escaping (any <<Module>>DetailOutput, any Error) -> Void
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
    _ activity: <<Module>>DetailActivity
  ) -> (any <<Module>>DetailOutput)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return output
  }
<<end>>
}
