@testable import <<Target>>

@MainActor
final class <<Module>>ListOutputMock: <<Module>>ListOutput {
  private(set) var dataDidFetchCalls: [[<<Module>>Item]] = []
  private(set) var dataDidFailCalls: [any Error] = []

  func dataDidFetch(_ items: [<<Module>>Item]) {
    dataDidFetchCalls.append(items)
  }

  func dataDidFail(_ error: any Error) {
    dataDidFailCalls.append(error)
  }
<<for action in actions>>
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
<<for action in list-interactor-to-list-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
