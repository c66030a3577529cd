@testable import <<Target>>

@MainActor
final class <<Module>>DelegateMock:
  <<Module>>Delegate
{
  private(set) var functionsCalled: [String] = []
  private(set) var beganPresentingCalls: [any <<Module>>] = []

  func beganPresenting(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    beganPresentingCalls.append(module)
  }
<<for action in presenter-to-delegate>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
