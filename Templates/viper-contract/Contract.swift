/// What the view tells the presenter, which holds the other parts.
@MainActor
protocol <<Module>>Presentation: AnyObject {
  var view: (any <<Module>>View)? { get set }
  var interactor: any <<Module>>Interaction { get }
  var router: any <<Module>>Routable { get }

  func viewDidLoad() async
<<include "Includes/NonThrowingRequirements.swift">>
<<for action in view-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What the presenter tells the view.
@MainActor
protocol <<Module>>View: AnyObject {
  func updateLoading(loading: Bool)
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
  func show(<<action.id>>: <<action.result>>)
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What the presenter asks of the interactor, which reports to its output.
@MainActor
protocol <<Module>>Interaction: AnyObject {
  var output: (any <<Module>>InteractorOutput)? { get set }
  var fetcher: any <<Module>>DataFetching { get }
<<if actions or presenter-to-interactor>>

<<include "Includes/NonThrowingRequirements.swift">>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
<<end>>
}

/// What the interactor reports to the presenter.
@MainActor
protocol <<Module>>InteractorOutput: AnyObject {
  func success()
<<for action in actions>>
<<if action.result>>
  func success(<<action.id>>: <<action.result>>)
<<end>>
<<end>>
  func failed(error: any Error)
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Where the presenter sends the user.
@MainActor
protocol <<Module>>Routable: AnyObject {
  var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>? { get set }

  func showAlert(for error: any Error)
<<for screen in next>>
  func show<<screen>>()
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}
