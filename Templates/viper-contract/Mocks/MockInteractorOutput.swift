@testable import <<Target>>

@MainActor
final class <<Module>>MockInteractorOutput: <<Module>>InteractorOutput {
<<for action in actions>>
<<if not loop.first>>

<<end>>
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
<<for action in interactor-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
