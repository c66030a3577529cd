<<if validate>>
import Foundation

<<end>>
/// Checks what the user entered, starts the data fetcher, and reports how that went.
@MainActor
final class <<Module>>Interactor:
  <<Module>>Interaction
{
  weak var output: (any <<Module>>InteractorOutput)?
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  let fetcher: any <<Module>>DataFetching

  init(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    fetcher: any <<Module>>DataFetching
  ) {
<<for value in input>>
    self.<<value.name>> = <<value.reference>>
<<end>>
    self.fetcher = fetcher
    fetcher.response = self
  }
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
<<for parameter in action.parameters>>
<<if parameter.type == "String" and validate contains parameter.name>>
    guard let <<parameter.reference>> = accepted(<<parameter.reference>>) else { return }
<<end>>
<<end>>
<<if action.isThrowing>>
    do {
<<if action.result>>
      let result = <<action.prefix>>fetcher.<<include "Includes/NestedCall.swift">>
      output?.success(<<action.id>>: result)
<<else>>
      <<action.prefix>>fetcher.<<include "Includes/NestedCall.swift">>
<<if action.isAsync and not (action.effects contains "throws(")>>
      output?.success()
<<end>>
<<end>>
    } catch {
      output?.failed(error: error)
    }
<<elseif action.result>>
    let result = <<action.prefix>>fetcher.<<include "Includes/Call.swift">>
    output?.success(<<action.id>>: result)
<<else>>
    <<action.prefix>>fetcher.<<include "Includes/Call.swift">>
<<end>>
  }
<<end>>
<<if validate>>

  /// The text without the white space around it. A text that is blank or too long is reported, and
  /// `nil` returned.
  func accepted(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      output?.failed(error: <<Module>>ErrorCode.empty)
      return nil
    }
    guard text.count < <<Module>>ErrorCode.limit else {
      output?.failed(error: <<Module>>ErrorCode.tooLong)
      return nil
    }
    return text
  }
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Implementation.swift">>
<<end>>
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
<<for action in datafetcher-to-interactor>>
<<include "Includes/Implementation.swift">>
<<end>>
}
