<<if style == "closures">>
/// Decides what follows the user's actions. Its only link to the view is the closures of each call.
<<else>>
/// Decides what follows the user's actions. The view awaits it. It has no reference to the view.
<<end>>
@MainActor
final class <<Module>>Presenter {
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  let interactor: any <<Module>>InteractorProtocol
  let router: any <<Module>>RouterProtocol

  init(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    interactor: any <<Module>>InteractorProtocol,
    router: any <<Module>>RouterProtocol
  ) {
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
    self.interactor = interactor
    self.router = router
  }
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "closures">>
    interactor.<<action.name>>(
<<for whole in action.whole>>
<<for parameter in whole.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>>,
<<end>>
<<end>>
      onSuccess: { [router] result in
<<if action.isVerdict>>
        guard result else {
          onFailure(<<Module>>Refusal.<<action.id>>)
          return
        }
<<end>>
        router.report(.<<action.id>><<if action.result or not action.isCall>>(result)<<end>>)
        onSuccess(result)
      },
      onFailure: onFailure
    )
<<else>>
    <<if action.result or not action.isCall>>let result = <<end>>try await interactor.<<action.name>>(
<<for whole in action.whole>>
<<for parameter in whole.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
<<end>>
    )
    try Task.checkCancellation()
<<if action.isVerdict>>
    guard result else { throw <<Module>>Refusal.<<action.id>> }
<<end>>
    router.report(.<<action.id>><<if action.result or not action.isCall>>(result)<<end>>)
<<if action.result or not action.isCall>>
    return result
<<end>>
<<end>>
  }
<<end>>

  func wasDismissed() {
<<if style == "closures" and actions>>
    interactor.cancelAll()
<<end>>
    router.report(.dismissed)
  }
<<if next and actions>>

  /// The screen that follows an event, if one does.
  func nextScreen(after event: <<Module>>Event) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? {
    switch event {
<<for action in actions>>
<<if action.leadsOn>>
<<for name in next>>
<<if loop.first>>
    case .<<action.id>><<if action.result or not action.isCall>>(let result)<<end>>: router.make<<name>>Screen(<<if action.result or not action.isCall>>with: result<<end>>)
<<end>>
<<end>>
<<else>>
    case .<<action.id>>: nil
<<end>>
<<end>>
    case .dismissed: nil
    }
  }
<<end>>
<<if next-on-failure>>

  /// The screen that follows a failure in place of its message. A load keeps its message, so that
  /// it can be tried again, and a cancelled call has none.
  func nextScreen(after error: any Error, of activity: <<Module>>Activity) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? {
    guard <<Module>>State(error).message != nil else { return nil }
    return switch activity {
<<for action in actions>>
    case .<<action.id>>: <<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>nil<<else>>router.make<<next-on-failure|upperCamel>>Screen(after: error)<<end>>
<<end>>
    }
  }
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  func make<<name>>Screen() -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> {
    router.make<<name>>Screen()
  }
<<end>>
<<end>>
}
