/// What the interactor starts. A function that returns a result or throws answers by itself; each
/// other one answers to the response.
@MainActor
<<include "Includes/Access.swift">>protocol <<Module>>DataFetching: AnyObject, Sendable {
  var response: (any <<Module>>DataFetcherResponse)? { get set }
<<if actions or interactor-to-datafetcher>>

<<for action in actions>>
<<include "Includes/Requirement.swift">>
<<end>>
<<for action in interactor-to-datafetcher>>
<<include "Includes/Requirement.swift">>
<<end>>
<<end>>
}

/// What a data fetcher answers; the interactor.
@MainActor
<<include "Includes/Access.swift">>protocol <<Module>>DataFetcherResponse: AnyObject {
  func fetched()
  func fetchFailed(error: any Error)
<<for action in datafetcher-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Fetches the data. It is not connected to a server yet.
@MainActor
final class <<Module>>DataFetcher:
  <<Module>>DataFetching
{
  weak var response: (any <<Module>>DataFetcherResponse)?

  // Not isolated, so that it can be made in default arguments.
  nonisolated init() {}
<<for action in actions>>

<<include "Includes/FunctionHead.swift">>
<<if action.isThrowing and not (action.effects contains "throws(")>>
    throw <<Module>>ErrorCode.notConnected
<<elseif action.result>>
    <<action.defaultResult>>
<<else>>
    response?.fetchFailed(error: <<Module>>ErrorCode.notConnected)
<<end>>
  }
<<end>>
<<for action in interactor-to-datafetcher>>
<<include "Includes/Implementation.swift">>
<<end>>
}
