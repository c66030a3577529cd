@testable import <<Target>>

@MainActor
final class <<Module>>PresenterToViewInterfaceMock:
  <<Module>>PresenterToViewInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "service">>
  private(set) var showCalls: [<<Module>>ViewState] = []

  func show(_ state: <<Module>>ViewState) {
    functionsCalled.append(#function)
    showCalls.append(state)
  }
<<end>>
<<for action in presenter-to-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
