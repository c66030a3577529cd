/// What the view tells the presenter.
@MainActor
<<if not actions and not with contains "service">>
protocol <<Module>>ViewToPresenterInterface: AnyObject {}
<<else>>
protocol <<Module>>ViewToPresenterInterface: AnyObject {
<<if with contains "service">>
  func load() async throws
<<end>>
<<include "Includes/Requirements.swift">>
}
<<end>>
