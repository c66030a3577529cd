/// Carries out what the view asks for and hands the result to the presenter.
@MainActor
final class <<Module>>Interactor:
  <<Module>>InteractorProtocol
{
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  let presenter: any <<Module>>PresenterProtocol
<<if worker>>
  let worker: any <<Module>>WorkerProtocol
<<end>>
  weak var delegate: (any <<Module>>Delegate)?

  init(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    presenter: any <<Module>>PresenterProtocol =
      <<Module>>Presenter()<<if worker>>,<<end>>
<<if worker>>
    worker: any <<Module>>WorkerProtocol =
      <<Module>>Worker()
<<end>>
  ) {
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
    self.presenter = presenter
<<if worker>>
    self.worker = worker
<<end>>
  }

  func viewDidLoad()<<if worker>> async<<end>> {
    presenter.presentConfiguration()
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
    <<if worker>>await <<end>><<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<end>>
  }

  func close() {
    delegate?.<<Module|lowerCamel>>DidClose()
  }
<<for action in queries>>
<<include "Includes/Implementation.swift">>
<<end>>
<<if use-cases>>

  // MARK: Use cases
<<end>>
<<for action in use-cases>>

  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker>> async<<elseif action.effects>> <<action.effects>><<end>> {
<<if worker>>
<<include "Includes/AskWorker.swift">>
<<else>>
<<include "Includes/PresentAtOnce.swift">>
<<end>>
  }
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>

  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker and action.isAsync>> async<<elseif action.effects>> <<action.effects>><<end>> {
<<if worker and action.isAsync>>
<<include "Includes/AskWorker.swift">>
<<else>>
<<include "Includes/PresentAtOnce.swift">>
<<end>>
  }
<<end>>
<<if worker>>

  /// Presents that the worker works, and its error if it fails.
  private func work(_ calls: @MainActor () async throws -> Void) async {
    presenter.presentLoading(true)
    do {
      try await calls()
    } catch {
      presenter.presentFailure(.init(error: error))
    }
    presenter.presentLoading(false)
  }
<<end>>
}
