@testable import <<Target>>

@MainActor
final class <<Module>>DetailInteractionMock:
  <<Module>>DetailInteraction
{
  private(set) var functionsCalled: [String] = []

  func getData() {
    functionsCalled.append(#function)
  }
}
