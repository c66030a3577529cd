@testable import <<Target>>

@MainActor
final class <<Module>>ListInteractionMock:
  <<Module>>ListInteraction
{
  private(set) var functionsCalled: [String] = []

  func getData() async {
    functionsCalled.append(#function)
  }
}
