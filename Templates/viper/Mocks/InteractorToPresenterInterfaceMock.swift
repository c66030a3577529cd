@testable import <<Target>>

@MainActor
final class <<Module>>InteractorToPresenterInterfaceMock: <<Module>>InteractorToPresenterInterface {
  private(set) var functionsCalled: [String] = []
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var loadedCalls: [[<<Module>>Entity]] = []
  private(set) var loadFailedCalls: [any Error] = []

  func loaded(_ entities: [<<Module>>Entity]) {
    functionsCalled.append(#function)
    loadedCalls.append(entities)
  }

  func loadFailed(_ error: any Error) {
    functionsCalled.append(#function)
    loadFailedCalls.append(error)
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

<<if action.result>>
  private(set) var <<action.id>>SucceededCalls: [<<action.result>>] = []
<<else>>
  private(set) var <<action.id>>SucceededCallCount = 0
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
  private(set) var <<action.id>>SucceededIDs: [<<parameter.type>>] = []
<<end>>
<<end>>
  private(set) var <<action.id>>FailedCalls: [any Error] = []

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>) {
    functionsCalled.append(#function)
<<if action.result>>
    <<action.id>>SucceededCalls.append(result)
<<else>>
    <<action.id>>SucceededCallCount += 1
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
    <<action.id>>SucceededIDs.append(id)
<<end>>
  }

  func <<action.id>>Failed(_ error: any Error) {
    functionsCalled.append(#function)
    <<action.id>>FailedCalls.append(error)
  }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
