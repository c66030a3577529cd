@testable import <<Target>>

@MainActor
final class <<Module>>NavigationInterfaceMock:
  <<Module>>NavigationInterface
{
  private(set) var functionsCalled: [String] = []
  let screenToReturn = <<Module>>View()

  var screen: <<Module>>Screen {
    functionsCalled.append(#function)
    return screenToReturn
  }
}
