<<include "Includes/FoundationImport.swift">>
/// What the interactor starts, and answers to its response.
@MainActor
protocol <<Module>>DataFetching: AnyObject {
  var response: (any <<Module>>DataFetcherResponse)? { get set }
<<if actions>>

<<include "Includes/Requirements.swift">>
<<end>>
}

/// What a data fetcher answers; the interactor.
@MainActor
protocol <<Module>>DataFetcherResponse: AnyObject {
  func fetched()
  func fetchFailed(error: any Error)
}

/// Sends what the user entered to where it belongs. Here it answers at once.
@MainActor
final class <<Module>>DataFetcher:
  <<Module>>DataFetching
{
  weak var response: (any <<Module>>DataFetcherResponse)?
<<for action in actions>>

<<include "Includes/FunctionHead.swift">>
    response?.fetched()
  }
<<end>>
}
