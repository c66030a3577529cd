@testable import <<Target>>

@MainActor
final class <<Module>>PresenterToViewInterfaceMock:
  <<Module>>PresenterToViewInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "view-object">>
  private(set) var viewObjects: [<<Module>>ViewObject]?

  func show(_ viewObjects: [<<Module>>ViewObject]) {
    functionsCalled.append(#function)
    self.viewObjects = viewObjects
  }
<<end>>
}
