@testable import <<Target>>

@MainActor
final class <<Module>>DetailOutputMock:
  <<Module>>DetailOutput
{
  private(set) var dataDidFetchCalls: [<<Module>>Item] = []
  var onDataDidFetch: (() -> Void)?
<<if detail == "load">>
  private(set) var dataDidFailCalls: [<<Module>>FetchError] = []
  var onDataDidFail: (() -> Void)?
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func dataDidFetch(_ item: <<Module>>Item) {
    dataDidFetchCalls.append(item)
    onDataDidFetch?()
  }
<<if detail == "load">>

  func dataDidFail(_ error: <<Module>>FetchError) {
    dataDidFailCalls.append(error)
    onDataDidFail?()
  }
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
