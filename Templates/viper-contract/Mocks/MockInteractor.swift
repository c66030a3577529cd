<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>MockInteractor:
  <<Module>>Interaction
{
  weak var output: (any <<Module>>InteractorOutput)?
  let fetcher: any <<Module>>DataFetching =
    <<Module>>MockDataFetcher()
  /// Whether it reports a failure.
  var shouldFail = false
  /// Whether it reports anything.
  var shouldReturn = true
  private(set) var functionsCalled: [String] = []
<<include "Includes/MockedActionInputs.swift">>
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
    functionsCalled.append(#function)
<<for parameter in action.parameters>>
    <<parameter.variable>> = <<parameter.reference>>
<<end>>
    report()
  }
<<end>>

  private func report() {
    guard shouldReturn else { return }
    if shouldFail {
      output?.failed(error: <<Module>>ErrorCode.empty)
    } else {
      output?.success()
    }
  }
}
