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
<<for entry in actions>>
<<if not loop.first or datafetcher-to-interactor>>

<<end>>
<<for action in entry.whole>>
<<include "Includes/MockedServiceCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-datafetcher>>

<<include "Includes/MockedServiceCall.swift">>
<<end>>
}
