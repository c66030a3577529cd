@testable import <<Target>>

@MainActor
final class <<Module>>DetailOutputMock: <<Module>>DetailOutput {
<<if detail == "load">>
  private(set) var dataDidFetchCalls: [<<Module>>Item] = []
  private(set) var dataDidFailCalls: [any Error] = []

  func dataDidFetch(_ item: <<Module>>Item) {
    dataDidFetchCalls.append(item)
  }

  func dataDidFail(_ error: any Error) {
    dataDidFailCalls.append(error)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

<<if action.result>>
  private(set) var <<action.id>>SucceededCalls: [<<action.result>>] = []
<<else>>
  private(set) var <<action.id>>SucceededCallCount = 0
<<end>>
  private(set) var <<action.id>>FailedCalls: [any Error] = []

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if action.result>>
    <<action.id>>SucceededCalls.append(result)
<<else>>
    <<action.id>>SucceededCallCount += 1
<<end>>
  }

  func <<action.id>>Failed(_ error: any Error) {
    <<action.id>>FailedCalls.append(error)
  }
<<end>>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
