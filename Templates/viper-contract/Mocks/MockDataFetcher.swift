@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcher: <<Module>>DataFetching {
<<if datafetcher-to-interactor>>
  private(set) weak var response: (any <<Module>>DataFetcherResponse)?

  func responding(to response: any <<Module>>DataFetcherResponse) -> any <<Module>>DataFetching {
    self.response = response
    return self
  }
<<end>>
<<for action in actions>>
<<if not loop.first or datafetcher-to-interactor>>

<<end>>
<<include "Includes/MockedServiceCall.swift">>
<<end>>
<<for action in interactor-to-datafetcher>>

<<include "Includes/MockedServiceCall.swift">>
<<end>>
}
