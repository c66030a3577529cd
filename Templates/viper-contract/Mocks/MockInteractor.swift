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
<<for action in actions>>
<<include "Includes/MockCallVariables.swift">>
<<include "Includes/MockResult.swift">>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
<<include "Includes/MockRecord.swift">>
<<if not action.result>>
    report { $0.success() }
<<elseif action.resultSample>>
    report {
      $0.success(<<action.id>>: <<action.id>>Result)
    }
<<else>>
    guard let <<action.id>>Result else { return }
    report {
      $0.success(<<action.id>>: <<action.id>>Result)
    }
<<end>>
  }
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/MockFunction.swift">>
<<end>>

  private func report(
    _ success: (any <<Module>>InteractorOutput) -> Void
  ) {
    guard shouldReturn, let output else { return }
    if shouldFail {
      output.failed(error: <<Module>>ErrorCode.notConnected)
    } else {
      success(output)
    }
  }
}
