import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()
  let view = <<Module>>MockView()

  init() {
    presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    presenter.view = view
    interactor.output = presenter
  }

  @Test func successEndsLoading() {
    presenter.success()
    #expect(view.updateLoadingCalls == [false])
    #expect(router.showAlertCalls.isEmpty)
<<for screen in next>>
<<if loop.first>>
    #expect(router.show<<screen>>CallCount == 1)
<<end>>
<<end>>
  }

  @Test func failureEndsLoadingWithAlert() {
    presenter.failed(error: CancellationError())
    #expect(view.updateLoadingCalls == [false])
    #expect(router.showAlertCalls.count == 1)
    #expect(router.showAlertCalls.first is CancellationError)
<<for screen in next>>
<<if loop.first>>
    #expect(router.show<<screen>>CallCount == 0)
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

  @Test func <<action.id>>TellsInteractor()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    #expect(interactor.<<action.calls>>.count == 1)
<<else>>
    #expect(interactor.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
    #expect(view.updateLoadingCalls == [true, false])
    #expect(router.showAlertCalls.isEmpty)
<<if action.result and on-load contains action.id and not action.parameters>>
    #expect(view.show<<action.id|upperCamel>>Calls.count == 1)
<<if action.isResultComparable>>
    #expect(
      view.show<<action.id|upperCamel>>Calls.first
        == interactor.<<action.id>>Result
    )
<<end>>
<<else>>
<<for screen in next>>
<<if loop.first>>
    #expect(router.show<<screen>>CallCount == 1)
<<end>>
<<end>>
<<end>>
  }

  @Test func <<action.id>>ShowsLoadingWhilePending()<<if action.isAsync>> async<<end>> {
    interactor.shouldReturn = false
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.updateLoadingCalls == [true])
    #expect(router.showAlertCalls.isEmpty)
  }

  @Test func <<action.id>>EndsLoadingWithAlertOnFailure()<<if action.isAsync>> async<<end>> {
    interactor.shouldFail = true
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.updateLoadingCalls == [true, false])
    #expect(router.showAlertCalls.count == 1)
  }
<<if on-load contains action.id and not action.parameters>>

  @Test func viewDidLoadStarts<<action.id|upperCamel>>() async {
    await presenter.viewDidLoad()
    #expect(interactor.<<action.calls>> == 1)
  }
<<end>>
<<end>>
<<end>>

  @Test func viewIsNotRetained() {
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  @Test func interactorAndRouterAreRetained() {
    weak var interactor: <<Module>>MockInteractor?
    weak var router: <<Module>>MockRouter?
    let presenter: <<Module>>Presenter
    do {
      let heldInteractor = <<Module>>MockInteractor()
      let heldRouter = <<Module>>MockRouter()
      interactor = heldInteractor
      router = heldRouter
      presenter = <<Module>>Presenter(
        interactor: heldInteractor,
        router: heldRouter
      )
    }
    #expect(interactor != nil)
    #expect(router != nil)
    withExtendedLifetime(presenter) {}
  }
}
