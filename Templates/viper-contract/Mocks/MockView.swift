@testable import <<Target>>

@MainActor
final class <<Module>>MockView:
  <<Module>>View
{
  private(set) var updateLoadingCalls: [Bool] = []
  var onUpdateLoading: (() -> Void)?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
  private(set) var show<<action.id|upperCamel>>Calls: [<<action.result>>] = []
  var onShow<<action.id|upperCamel>>: (() -> Void)?
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func updateLoading(loading: Bool) {
    updateLoadingCalls.append(loading)
    onUpdateLoading?()
  }
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>

  func show(<<action.id>>: <<action.result>>) {
    show<<action.id|upperCamel>>Calls.append(<<action.id>>)
    onShow<<action.id|upperCamel>>?()
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
