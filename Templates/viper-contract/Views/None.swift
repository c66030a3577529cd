/// Shows what the presenter sends, and forwards the actions of the user.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
  let presenter: any <<Module>>Presentation
<<include "Views/StoredPropertiesAtTop.swift">>
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
  private(set) var showsLoading = false
<<include "Views/ResultsAtTop.swift">>
  private(set) var alert: String?
<<if next or next-on-failure>>
  private(set) var next: AnyObject?
<<end>>

  init(presenter: any <<Module>>Presentation) {
    self.presenter = presenter
  }

<<if on-load>>
  /// Starts what is loaded at first.
  <<if access != "internal">><<access>> <<end>>func loadViewIfNeeded() {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    <<action.name>>()
<<end>>
<<end>>
  }

<<end>>
<<if actions>>
  /// Cancels what runs. Call it when the user has closed the screen.
  <<if access != "internal">><<access>> <<end>>func wasDismissed() {
    presenter.wasDismissed()
  }

<<end>>
<<if actions contains "isCleared">>
  func clearFields(of activity: <<Module>>Activity) {
    // There are no fields here.
  }

<<end>>
  func presentAlert(message: String) {
    alert = message
  }
<<if next or next-on-failure>>

  func showNext(_ screen: AnyObject) {
    next = screen
  }
<<end>>
}
