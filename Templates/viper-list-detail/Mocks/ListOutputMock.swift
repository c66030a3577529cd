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
<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
  private(set) var <<action.id>>SucceededCalls: [<<parameter.type>>] = []
<<elseif field.isID>>
  private(set) var <<action.id>>SucceededCallCount = 0
<<end>>
<<end>>
<<end>>
<<else>>
  private(set) var <<action.id>>SucceededCallCount = 0
<<end>>
<<end>>
  private(set) var <<action.id>>FailedCalls: [any Error] = []

<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
  func <<action.id>>Succeeded(id: <<parameter.type>>) {
    <<action.id>>SucceededCalls.append(id)
  }
<<elseif field.isID>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if action.result>>
    <<action.id>>SucceededCalls.append(result)
<<else>>
    <<action.id>>SucceededCallCount += 1
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<else>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if action.result>>
    <<action.id>>SucceededCalls.append(result)
<<else>>
    <<action.id>>SucceededCallCount += 1
<<end>>
  }
<<end>>

  func <<action.id>>Failed(_ error: any Error) {
    <<action.id>>FailedCalls.append(error)
  }
<<end>>
<<end>>
<<for action in list-interactor-to-list-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
