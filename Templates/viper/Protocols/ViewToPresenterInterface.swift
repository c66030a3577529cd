/// What the view tells the presenter.
@MainActor
protocol <<Module>>ViewToPresenterInterface: AnyObject {
  func viewDidLoad()
<<if with contains "service">>
  func load()
<<end>>
<<for action in actions>>
<<include "Includes/Requirement.swift">>
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
