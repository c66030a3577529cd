@testable import <<Target>>

@MainActor
final class <<Module>>NavigationInterfaceMock:
  <<Module>>NavigationInterface
{
  private(set) var functionsCalled: [String] = []
  let screenToReturn = <<Module>>View()<<if navigation == "swiftui">>.screen<<end>>
<<if navigation == "swiftui">>
  var path: [<<Module>>Destination] = []
<<end>>

  var screen: <<Module>>Screen {
    functionsCalled.append(#function)
    return screenToReturn
  }
}
