@testable import <<Target>>

@MainActor
final class <<Module>>ListOutputMock:
  <<Module>>ListOutput
{
  private(set) var dataDidFetchCalls: [[<<Module>>Item]] = []
  var onDataDidFetch: (() -> Void)?
  private(set) var dataDidFailCalls: [<<Module>>FetchError] = []
  var onDataDidFail: (() -> Void)?
<<for action in list-interactor-to-list-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func dataDidFetch(_ items: [<<Module>>Item]) {
    dataDidFetchCalls.append(items)
    onDataDidFetch?()
  }

  func dataDidFail(_ error: <<Module>>FetchError) {
    dataDidFailCalls.append(error)
    onDataDidFail?()
  }
<<for action in list-interactor-to-list-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
