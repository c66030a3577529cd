@testable import <<Target>>

@MainActor
final class <<Module>>WireframeInterfacesMock:
  <<Module>>,
  <<Module>>PresenterToWireframeInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var newDelegate: (any <<Module>>Delegate)?
  var delegateToReturn: (any <<Module>>Delegate)?
  let screenToShow = <<Module>>View()<<if navigation == "swiftui">>.screen<<end>>
<<if navigation == "swiftui">>
  private(set) var destination: <<Module>>Destination?
<<end>>

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
<<if navigation == "swiftui">>

  func push(_ destination: <<Module>>Destination) {
    functionsCalled.append(#function)
    self.destination = destination
  }

  func pop() {
    functionsCalled.append(#function)
  }

  func popToRoot() {
    functionsCalled.append(#function)
  }
<<end>>
}
