<<if with contains "service">>
/// What the view shows.
enum <<Module>>ViewState: Equatable, Sendable {
  case loading
<<if with contains "entity" or with contains "view-object">>
  case empty
<<end>>
  case failed(message: String)
  case content<<if with contains "view-object">>([<<Module>>ViewObject])<<end>>
}

<<end>>
/// What the presenter tells the view.
@MainActor
protocol <<Module>>PresenterToViewInterface: AnyObject {
<<if with contains "service">>
  func show(_ state: <<Module>>ViewState)
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}
