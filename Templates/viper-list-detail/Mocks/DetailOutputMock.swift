@testable import <<Target>>

@MainActor
final class <<Module>>DetailOutputMock:
  <<Module>>DetailOutput
{
  private(set) var functionsCalled: [String] = []
  private(set) var item: <<Module>>Item?

  func dataDidFetch(_ item: <<Module>>Item) {
    functionsCalled.append(#function)
    self.item = item
  }
}
