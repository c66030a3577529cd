@testable import <<Target>>

@MainActor
final class <<Module>>ListOutputMock:
  <<Module>>ListOutput
{
  private(set) var functionsCalled: [String] = []
  private(set) var items: [<<Module>>Item]?
  private(set) var error: <<Module>>FetchError?

  func dataDidFetch(_ items: [<<Module>>Item]) {
    functionsCalled.append(#function)
    self.items = items
  }

  func dataDidFail(_ error: <<Module>>FetchError) {
    functionsCalled.append(#function)
    self.error = error
  }
}
