<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>MockDataFetcher:
  <<Module>>DataFetching
{
  weak var response: (any <<Module>>DataFetcherResponse)?
  /// What it throws where it can.
  var errorToThrow: (any Error)?
  private(set) var functionsCalled: [String] = []
<<include "Includes/MockedActionInputs.swift">>
<<for action in actions>>

<<include "Includes/FunctionHead.swift">>
    functionsCalled.append(#function)
<<for parameter in action.parameters>>
    <<parameter.variable>> = <<parameter.reference>>
<<end>>
<<if action.isThrowing and not action.effects contains "throws(">>
    if let errorToThrow { throw errorToThrow }
<<end>>
  }
<<end>>
}
