import Foundation

/// Decides what happens on the user's actions, and what comes next.
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
<<if style == "async" and not action.parameters>>
    try await interactor.<<action.name>>()
<<else>>
    <<if style == "async">>try await <<end>>interactor.<<action.name>>(
<<include "Includes/HandedOnArguments.swift">>
    )
<<end>>
  }
<<end>>

  /// The text that tells the user of an error.
  func message(for error: any Error) -> String {
    error.localizedDescription
  }
<<if next>>
<<for action in actions>>

<<if ui == "swiftui" and navigation == "swiftui">>
  /// Goes to the screen that comes after a result, if one does.
  func showNextScreen(after<<action.id|upperCamel>> result: <<if action.result>><<action.result>><<else>><<Module>>Entity<<end>>) {
<<if not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
<<for screen in next>>
<<if loop.first>>
    router.show<<screen>>Screen()
<<end>>
<<end>>
<<end>>
  }
<<else>>
  /// Returns the screen that comes after a result, if one does.
  func nextScreen(after<<action.id|upperCamel>> result: <<if action.result>><<action.result>><<else>><<Module>>Entity<<end>>) -> <<Module>>Screen? {
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
    nil
<<else>>
<<for screen in next>>
<<if loop.first>>
    router.make<<screen>>Screen()
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<for screen in next>>

<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen() {
    router.show<<screen>>Screen()
  }
<<else>>
  func make<<screen>>Screen() -> <<Module>>Screen? {
    router.make<<screen>>Screen()
  }
<<end>>
<<end>>
}
