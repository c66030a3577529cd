@testable import <<Target>>

@MainActor
final class <<Module>>DelegateMock: <<Module>>Delegate {
  private(set) var functionsCalled: [String] = []
  private(set) var beganPresentingCalls: [any <<Module>>] = []
<<for action in actions>>
<<if action.isCall>>
<<if action.result>>
  private(set) var <<action.id>>SucceededCalls:
    [(
      module: any <<Module>>,
      result: <<action.result>>
    )] = []
<<else>>
  private(set) var <<action.id>>SucceededCalls: [any <<Module>>] = []
<<end>>
<<end>>
<<end>>
<<if ChildEvents and not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<for child in presents>>
  private(set) var didFinish<<child>>Calls: [any <<Module>>] = []
<<end>>
<<end>>
  private(set) var didDismissCalls: [any <<Module>>] = []

  func beganPresenting(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    beganPresentingCalls.append(module)
  }
<<for action in actions>>
<<if action.isCall>>

  func <<action.id>>Succeeded(_ module: any <<Module>><<if action.result>>, with result: <<action.result>><<end>>) {
    functionsCalled.append(#function)
    <<action.id>>SucceededCalls.append(<<if action.result>>(module, result)<<else>>module<<end>>)
  }
<<end>>
<<end>>
<<if ChildEvents and not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<for child in presents>>

  func didFinish<<child>>(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    didFinish<<child>>Calls.append(module)
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
