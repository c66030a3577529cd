<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
/// Carries out the use cases. It calls the worker and owns the running calls: they end with it.
<<else>>
/// Carries out the use cases, independent of their display.
<<end>>
@MainActor
final class <<Module>>Interactor: <<Module>>InteractorProtocol {
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  let presenter: any <<Module>>PresenterProtocol
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  private let worker: any <<Module>>WorkerProtocol
<<end>>
  weak var delegate: (any <<Module>>Delegate)?
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
<<end>>
<<for action in use-cases>>
<<include "Includes/Chosen.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/Chosen.swift">>
<<end>>

  init(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    presenter: any <<Module>>PresenterProtocol<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    worker: any <<Module>>WorkerProtocol
<<end>>
  ) {
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
    self.presenter = presenter
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    self.worker = worker
<<end>>
  }
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>

  func viewDidLoad() {
    // What the screen shows from the start is loaded here.
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch" or action.inputs and action.element)>>
    <<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<end>>
  }

  func wasDismissed() {
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
    cancelAll()
    presenter.presentIdle()
<<end>>
    delegate?.didDismiss<<Module>>()
  }
<<for action in queries>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if use-cases>>

  // MARK: Use cases
<<end>>
<<for action in use-cases>>

<<include "Includes/Interaction.swift">>
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>

<<include "Includes/Interaction.swift">>
<<end>>
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  // MARK: Calls

  /// Cancels all calls of the worker. None of them is answered.
  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>Activity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (<<Module>>Interactor, Answer) -> Void
  ) {
    guard tasks[activity] == nil else { return }
    presenter.presentLoading(of: activity)
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let self, end(activity) else { return }
        succeeded(self, answer)
      } catch {
        guard let self, end(activity) else { return }
        presenter.presentFailure(error, of: activity)
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
