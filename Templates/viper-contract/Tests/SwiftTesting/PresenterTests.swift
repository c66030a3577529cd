<<include "Includes/FoundationImportForTests.swift">>
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
    #expect(view.loadings == [false])
    #expect(router.functionsCalled.isEmpty)
  }

  @Test func failureEndsLoadingWithAlert() {
    presenter.failed(error: <<Module>>ErrorCode.tooLong)
    #expect(view.loadings == [false])
    #expect(router.functionsCalled == ["showAlert(for:)"])
    let error = router.error as? <<Module>>ErrorCode
    #expect(error == .tooLong)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>TellsInteractor()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
<<if action.isLong>>
    #expect(
      interactor.functionsCalled == [
        "<<action.selector>>"
      ]
    )
<<else>>
    #expect(interactor.functionsCalled == ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }

  @Test func <<action.name>>ShowsLoadingWhilePending()<<if action.isAsync>> async<<end>> {
    interactor.shouldReturn = false
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.loadings == [true])
    #expect(router.functionsCalled.isEmpty)
  }

  @Test func <<action.name>>EndsLoadingOnSuccess()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.loadings == [true, false])
    #expect(router.functionsCalled.isEmpty)
  }

  @Test func <<action.name>>EndsLoadingWithAlertOnFailure()<<if action.isAsync>> async<<end>> {
    interactor.shouldFail = true
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.loadings == [true, false])
    #expect(router.functionsCalled == ["showAlert(for:)"])
    let error = router.error as? <<Module>>ErrorCode
    #expect(error == .empty)
  }
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
