@testable import <<Target>>

@MainActor
final class <<Module>>DelegateMock: <<Module>>Delegate {
  private(set) var functionsCalled: [String] = []
  private(set) var beganPresentingCalls: [any <<Module>>] = []
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
<<if action.result>>
  private(set) var <<action.id>>SucceededCalls:
    [(
      module: any <<Module>>,
      result: <<action.result>>
    )] = []
<<else>>
  private(set) var <<action.id>>SucceededCalls: [any <<Module>>] = []
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
  private(set) var <<action.id>>SucceededIDs: [<<parameter.type>>] = []
<<end>>
<<end>>
<<end>>
<<end>>
<<for event in ChildEvents>>
<<if event.isFirst and (event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object")))>>
<<if event.shared>>
  private(set) var <<event.id>>Calls:
    [(
      module: any <<Module>>,
<<for value in event.shared>>
      <<value.name>>: <<value.valueType>><<if not loop.last>>,<<end>>
<<end>>
    )] = []
<<else>>
  private(set) var <<event.id>>Calls: [any <<Module>>] = []
<<end>>
<<end>>
<<end>>
  private(set) var didDismissCalls: [any <<Module>>] = []

  func beganPresenting(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    beganPresentingCalls.append(module)
  }
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

  func <<action.id>>Succeeded(_ module: any <<Module>><<if action.result>>, with result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>) {
    functionsCalled.append(#function)
    <<action.id>>SucceededCalls.append(<<if action.result>>(module, result)<<else>>module<<end>>)
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
    <<action.id>>SucceededIDs.append(id)
<<end>>
  }
<<end>>
<<end>>
<<for event in ChildEvents>>
<<if event.isFirst and (event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object")))>>

  func didFinish<<event.child>>(_ module: any <<Module>><<for value in event.shared>>, <<value.declaration>><<end>>) {
    functionsCalled.append(#function)
    <<event.id>>Calls.append(<<if event.shared>>(module<<for value in event.shared>>, <<value.reference>><<end>>)<<else>>module<<end>>)
  }
<<end>>
<<end>>

  func didDismiss(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    didDismissCalls.append(module)
  }
<<for action in presenter-to-delegate>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
