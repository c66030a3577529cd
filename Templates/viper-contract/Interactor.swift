<<include "Includes/FoundationImport.swift">>
/// Checks what the user entered, starts the data fetcher, and reports how that went.
@MainActor
final class <<Module>>Interactor:
  <<Module>>Interaction
{
  weak var output: (any <<Module>>InteractorOutput)?
  let fetcher: any <<Module>>DataFetching

  init(fetcher: any <<Module>>DataFetching) {
    self.fetcher = fetcher
    fetcher.response = self
  }
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
<<for parameter in action.parameters>>
<<if parameter.type == "String">>
    guard accepts(<<parameter.reference>>) else { return }
<<end>>
<<end>>
<<if action.isThrowing>>
    do {
      <<action.prefix>>fetcher.<<include "Includes/NestedCall.swift">>
    } catch {
      fetchFailed(error: error)
    }
<<else>>
    <<action.prefix>>fetcher.<<include "Includes/Call.swift">>
<<end>>
  }
<<end>>

  /// What is wrong with a text, if anything.
  func fault(in text: String) -> <<Module>>ErrorCode? {
    if text.allSatisfy(\.isWhitespace) { return .empty }
    return text.count < <<Module>>ErrorCode.limit ? nil : .tooLong
  }

  private func accepts(_ text: String) -> Bool {
    guard let fault = fault(in: text) else { return true }
    output?.failed(error: fault)
    return false
  }
}

// MARK: - What the data fetcher answers

extension <<Module>>Interactor:
  <<Module>>DataFetcherResponse
{
  func fetched() {
    output?.success()
  }

  func fetchFailed(error: any Error) {
    output?.failed(error: error)
  }
}
