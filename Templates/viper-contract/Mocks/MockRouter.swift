@testable import <<Target>>

@MainActor
final class <<Module>>MockRouter:
  <<Module>>Routable
{
  weak var <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>?
  private(set) var showAlertCalls: [any Error] = []
  var onShowAlert: (() -> Void)?
<<for screen in next>>
  private(set) var show<<screen>>CallCount = 0
  var onShow<<screen>>: (() -> Void)?
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func showAlert(for error: any Error) {
    showAlertCalls.append(error)
    onShowAlert?()
  }
<<for screen in next>>

  func show<<screen>>() {
    show<<screen>>CallCount += 1
    onShow<<screen>>?()
  }
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
