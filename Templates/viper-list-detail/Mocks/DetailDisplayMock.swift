@testable import <<Target>>

@MainActor
final class <<Module>>DetailDisplayMock:
  <<Module>>DetailDisplay
{
  private(set) var functionsCalled: [String] = []

  func refresh() {
    functionsCalled.append(#function)
  }
}
