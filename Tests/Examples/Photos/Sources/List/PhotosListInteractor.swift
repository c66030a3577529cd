/// Calls from the presenter to the interactor.
@MainActor
protocol PhotosListInteraction: AnyObject {
  /// Loads the items. A load that is running is cancelled.
  func getData()
  /// Cancels all calls of the server. None of them is answered.
  func cancelAll()
}

/// Asks the server and owns the running calls: they end with the interactor.
@MainActor
final class PhotosListInteractor: PhotosListInteraction {
  weak var output: (any PhotosListOutput)?
  private let networkManager: any PhotosListNetworkManaging
  private(set) var tasks: [PhotosListActivity: Task<Void, Never>] = [:]

  init(networkManager: any PhotosListNetworkManaging) {
    self.networkManager = networkManager
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func getData() {
    tasks.removeValue(forKey: .load)?.cancel()
    start(.load) { [networkManager] in
      try await networkManager.getItems()
    } succeeded: { output, items in
      output.dataDidFetch(Self.withoutRepetition(items))
    } failed: { output, error in
      output.dataDidFail(error)
    }
  }

  /// Each photo once: what is new while the server counts pages may come on two of them.
  private static func withoutRepetition(_ items: [PhotosItem]) -> [PhotosItem] {
    var numbers: Set<Int> = []
    return items.filter { numbers.insert($0.id).inserted }
  }

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: PhotosListActivity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (any PhotosListOutput, Answer) -> Void,
    failed: @escaping (any PhotosListOutput, any Error) -> Void
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
  private func end(_ activity: PhotosListActivity) -> (any PhotosListOutput)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return output
  }
}
