@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcher:
  <<Module>>DataFetching
{
  weak var response: (any <<Module>>DataFetcherResponse)?
<<for action in actions>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in interactor-to-datafetcher>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/MockFunction.swift">>
<<end>>
<<for action in interactor-to-datafetcher>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
