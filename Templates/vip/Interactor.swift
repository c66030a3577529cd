<<include "Includes/FoundationImport.swift">>
/// Carries out what the view asks for and hands the result to the presenter.
@MainActor
final class <<Module>>Interactor:
  <<Module>>InteractorProtocol
{
  let presenter: any <<Module>>PresenterProtocol
<<if worker>>
  let worker: any <<Module>>WorkerProtocol
<<end>>
  weak var delegate: (any <<Module>>Delegate)?

<<if worker>>
  init(
    presenter: any <<Module>>PresenterProtocol =
      <<Module>>Presenter(),
    worker: any <<Module>>WorkerProtocol =
      <<Module>>Worker()
  ) {
    self.presenter = presenter
    self.worker = worker
  }
<<else>>
  init(
    presenter: any <<Module>>PresenterProtocol =
      <<Module>>Presenter()
  ) {
    self.presenter = presenter
  }
<<end>>

  func start() {
    presenter.presentConfiguration()
  }

  func close() {
    delegate?.<<Module|lowerCamel>>DidClose()
  }

  // MARK: Use cases
<<for useCase in use-cases>>

  func <<useCase|lowerCamel>>(<<if empty-models == "keep">>_ request: <<Module>>.<<useCase>>.Request<<end>>)<<if worker>> async<<end>> {
<<if worker>>
    do {
<<if empty-models == "keep">>
      let response = try await worker.<<useCase|lowerCamel>>(request)
      presenter.present<<useCase>>(response)
<<else>>
      try await worker.<<useCase|lowerCamel>>()
      presenter.present<<useCase>>()
<<end>>
    } catch {
      presenter.presentFailure(.init(error: error))
    }
<<else>>
    presenter.present<<useCase>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
  }
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>

  func <<action.name>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.name|upperCamel>>.Request<<end>>)<<if action.effects>> <<action.effects>><<end>> {
    presenter.present<<action.name|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
}
