<<include "Includes/FoundationImport.swift">>
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
  private(set) var functionsCalled: [String] = []
<<include "Includes/MockedActionInputs.swift">>
<<include "Includes/NonThrowingMockedActions.swift">>
}
