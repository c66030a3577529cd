@testable import <<Target>>

@MainActor
final class <<Module>>MockPresenter:
  <<Module>>Presentation
{
  weak var view: (any <<Module>>View)?
  let interactor: any <<Module>>Interaction =
    <<Module>>MockInteractor()
  let router: any <<Module>>Routable =
    <<Module>>MockRouter()
  private(set) var viewDidLoadCallCount = 0
  var onViewDidLoad: (() -> Void)?
<<for action in actions>>
<<include "Includes/MockCallVariables.swift">>
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func viewDidLoad() async {
    viewDidLoadCallCount += 1
    onViewDidLoad?()
  }
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
<<include "Includes/MockRecord.swift">>
  }
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
