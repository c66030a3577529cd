@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcherResponse: <<Module>>DataFetcherResponse {
<<for action in datafetcher-to-interactor>>
<<if not loop.first>>

<<end>>
<<include "Includes/MockedCall.swift">>
<<end>>
}
