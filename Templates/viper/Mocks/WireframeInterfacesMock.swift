@testable import <<Target>>

@MainActor
final class <<Module>>WireframeInterfacesMock:
  <<Module>>,
  <<Module>>PresenterToWireframeInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var newDelegate: (any <<Module>>Delegate)?
  var delegateToReturn: (any <<Module>>Delegate)?
  let screenToShow = <<Module>>View()

  var delegate: (any <<Module>>Delegate)? {
    get {
      functionsCalled.append(#function)
      return delegateToReturn
    }
    set {
      functionsCalled.append(#function)
      newDelegate = newValue
    }
  }

  func present(_ show: (<<Module>>Screen) -> Void) {
    functionsCalled.append(#function)
    show(screenToShow)
  }
}
