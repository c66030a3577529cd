/// What the presenter asks of the interactor.
@MainActor
<<if not actions and not with contains "service">>
protocol <<Module>>PresenterToInteractorInterface: AnyObject {}
<<else>>
protocol <<Module>>PresenterToInteractorInterface: AnyObject {
<<if with contains "service">>
  func load() async throws
<<end>>
<<include "Includes/Requirements.swift">>
}
<<end>>
