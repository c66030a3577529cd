<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<include "Includes/ViewType.swift">>Tests {
  let view: <<include "Includes/ViewType.swift">>
  let presenter = <<Module>>MockPresenter()

  init() {
    view = <<include "Includes/ViewType.swift">>(presenter: presenter)
  }

  @Test func loadingBeginsAndEnds() {
    #expect(!view.showsLoading)
    view.updateLoading(loading: true)
    #expect(view.showsLoading)
    view.updateLoading(loading: false)
    #expect(!view.showsLoading)
  }

  @Test func alertSaysMessage() {
    #expect(view.alertMessage == nil)
    view.presentAlert(message: "message")
    #expect(view.alertMessage == "message")
  }
<<if ui == "swiftui">>

  @Test func alertIsThereUntilDismissed() {
    #expect(!view.isAlertPresented)
    view.presentAlert(message: "message")
    #expect(view.isAlertPresented)
    view.isAlertPresented = true
    #expect(view.alertMessage == "message")
    view.isAlertPresented = false
    #expect(view.alertMessage == nil)
  }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

  @Test func storyboardBearsNameOfModule() {
    let name = <<Module>>Constants.storyboard
    let identifier = <<Module>>Constants.viewController
    #expect(name == "<<Module>>")
    #expect(identifier == "<<Module>>ViewController")
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>TellsPresenter()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>view.<<include "Includes/SampleCall.swift">>
<<if action.isLong>>
    #expect(
      presenter.functionsCalled == [
        "<<action.selector>>"
      ]
    )
<<else>>
    #expect(presenter.functionsCalled == ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(presenter.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      presenter.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(presenter.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @Test func presenterIsRetained() {
    weak var presenter: <<Module>>MockPresenter?
    let view: <<include "Includes/ViewType.swift">>
    do {
      let held = <<Module>>MockPresenter()
      presenter = held
      view = <<include "Includes/ViewType.swift">>(presenter: held)
    }
    #expect(presenter != nil)
    withExtendedLifetime(view) {}
  }
}
