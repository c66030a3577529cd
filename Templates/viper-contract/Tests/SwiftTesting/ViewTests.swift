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

  @Test func viewDidLoadTellsPresenter() async {
<<if ui == "swiftui">>
    await view.viewDidLoad()
<<else>>
    view.viewDidLoad()
    await view.loading?.value
<<end>>
    #expect(presenter.viewDidLoadCallCount == 1)
  }
<<if ui != "swiftui">>

  @Test func releasingViewCancelsLoading() {
    var loading: Task<Void, Never>?
    do {
      let view = <<include "Includes/ViewType.swift">>(presenter: presenter)
      view.viewDidLoad()
      loading = view.loading
    }
    #expect(loading?.isCancelled == true)
  }
<<end>>
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
<<if ui == "swiftui" and navigation == "swiftui" and next>>

  @Test func routeIsThereUntilDismissed() {
    #expect(!view.isRoutePresented)
<<for screen in next>>
<<if loop.first>>
    view.route = .<<screen|lowerCamel>>
<<end>>
<<end>>
    view.isRoutePresented = true
    #expect(view.isRoutePresented)
    view.isRoutePresented = false
    #expect(view.route == nil)
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
<<if action.resultSample and on-load contains action.id and not action.parameters>>

  @Test func <<action.id>>IsShown() {
    #expect(view.<<action.id>>Result == nil)
    view.show(<<action.id>>: <<action.resultSample>>)
    #expect(view.<<action.id>>Result != nil)
  }
<<end>>
<<if action.isTestable>>

  @Test func <<action.id>>TellsPresenter()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>view.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    #expect(presenter.<<action.calls>>.count == 1)
<<else>>
    #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(presenter.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      presenter.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
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
