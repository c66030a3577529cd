<<include "Includes/FoundationImport.swift">>
/// What the view tells the presenter, which holds the other parts.
@MainActor
protocol <<Module>>Presentation: AnyObject {
  var view: (any <<Module>>View)? { get set }
  var interactor: any <<Module>>Interaction { get }
  var router: any <<Module>>Routable { get }
<<if actions>>

<<include "Includes/NonThrowingRequirements.swift">>
<<end>>
}

/// What the presenter tells the view.
@MainActor
protocol <<Module>>View: AnyObject {
  func updateLoading(loading: Bool)
}

/// What the presenter asks of the interactor, which reports to its output.
@MainActor
protocol <<Module>>Interaction: AnyObject {
  var output: (any <<Module>>InteractorOutput)? { get set }
  var fetcher: any <<Module>>DataFetching { get }
<<if actions>>

<<include "Includes/NonThrowingRequirements.swift">>
<<end>>
}

/// What the interactor reports to the presenter.
@MainActor
protocol <<Module>>InteractorOutput: AnyObject {
  func success()
  func failed(error: any Error)
}

/// Where the presenter sends the user.
@MainActor
protocol <<Module>>Routable: AnyObject {
  var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>? { get set }

  func showAlert(for error: any Error)
<<if ui == "swiftui" and navigation == "swiftui">>
  func show(_ route: <<Module>>Route)
<<end>>
}
