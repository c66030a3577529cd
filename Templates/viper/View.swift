<<include "Includes/FoundationImport.swift">>
<<if ui == "none">>
<<include "Views/PlainView.swift">>
<<else>>
<<include "Views/ViewController.swift">>
<<end>>
<<if protocols == "inline">>

<<include "Protocols/ViewToPresenterInterface.swift">>
<<end>>

extension <<Module>>View:
  <<Module>>NavigationInterface,
  <<Module>>PresenterToViewInterface
{
  var screen: <<Module>>Screen { self }
<<if with contains "view-object">>

  func show(_ viewObjects: [<<Module>>ViewObject]) {
    self.viewObjects = viewObjects
  }
<<end>>
}
<<if actions or with contains "service">>

// MARK: - What the user does

extension <<Module>>View {
<<if with contains "service">>
  func load() async throws {
    try await presenter?.load()
  }
<<end>>
<<for action in actions>>
<<if not loop.first or with contains "service">>

<<end>>
<<include "Includes/FunctionHead.swift">>
<<if action.isLong>>
    <<action.prefix>>presenter?.<<action.name>>(
<<include "Includes/Arguments.swift">>
    )
<<else>>
    <<action.prefix>>presenter?.<<action.name>>(<<action.arguments>>)
<<end>>
  }
<<end>>
}
<<end>>
