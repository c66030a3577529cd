@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcherResponse:
  <<Module>>DataFetcherResponse
{
  private(set) var functionsCalled: [String] = []
  private(set) var error: (any Error)?

  func fetched() {
    functionsCalled.append(#function)
  }

  func fetchFailed(error: any Error) {
    functionsCalled.append(#function)
    self.error = error
  }
}
