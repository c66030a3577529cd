@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcherResponse:
  <<Module>>DataFetcherResponse
{
  private(set) var fetchedCallCount = 0
  var onFetched: (() -> Void)?
  private(set) var fetchFailedCalls: [any Error] = []
  var onFetchFailed: (() -> Void)?
<<for action in datafetcher-to-interactor>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func fetched() {
    fetchedCallCount += 1
    onFetched?()
  }

  func fetchFailed(error: any Error) {
    fetchFailedCalls.append(error)
    onFetchFailed?()
  }
<<for action in datafetcher-to-interactor>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
