/// What the presenter asks of the interactor.
@MainActor
protocol <<Module>>PresenterToInteractorInterface: AnyObject {
<<if with contains "service">>
  func load()
<<end>>
<<for action in actions>>
<<include "Includes/Requirement.swift">>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}
