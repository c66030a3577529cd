@testable import <<Target>>

@MainActor
final class <<Module>>MockInteractorOutput:
  <<Module>>InteractorOutput
{
  private(set) var successCallCount = 0
  var onSuccess: (() -> Void)?
<<for action in actions>>
<<if action.result>>
  private(set) var success<<action.id|upperCamel>>Calls: [<<action.result>>] = []
  var onSuccess<<action.id|upperCamel>>: (() -> Void)?
<<end>>
<<end>>
  private(set) var failedCalls: [any Error] = []
  var onFailed: (() -> Void)?
<<for action in interactor-to-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func success() {
    successCallCount += 1
    onSuccess?()
  }
<<for action in actions>>
<<if action.result>>

  func success(<<action.id>>: <<action.result>>) {
    success<<action.id|upperCamel>>Calls.append(<<action.id>>)
    onSuccess<<action.id|upperCamel>>?()
  }
<<end>>
<<end>>

  func failed(error: any Error) {
    failedCalls.append(error)
    onFailed?()
  }
<<for action in interactor-to-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
