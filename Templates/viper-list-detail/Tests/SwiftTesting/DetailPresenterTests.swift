import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailPresenterTests {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
  let view = <<Module>>DetailDisplayMock()

  init() {
    presenter = <<Module>>DetailPresenter(
      interactor: interactor
    )
    presenter.view = view
  }

  @Test func loadDataAsksInteractor()<<include "Includes/DetailAsync.swift">> {
    <<include "Includes/DetailAwait.swift">>presenter.loadData()
    #expect(interactor.getDataCallCount == 1)
<<if detail == "load">>
    #expect(view.showLoadingCalls == [true, false])
<<end>>
  }

  @Test func dataDidFetchKeepsTheItem() {
    presenter.dataDidFetch(<<Module>>ItemSamples.second)
    #expect(presenter.item == <<Module>>ItemSamples.second)
    #expect(view.refreshCallCount == 1)
  }
<<if detail == "load">>

  @Test func dataDidFailTellsWhy() {
    presenter.dataDidFail(.transport(reason: "No network."))
    #expect(view.showMessageCalls == ["The items could not be fetched. No network."])
  }
<<end>>
<<for action in detail-actions>>
<<if action.isTestable>>

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
  }
<<if action.isThrowing and not (action.effects contains "throws(")>>

  @Test func <<action.id>>ShowsAnError()<<if action.isAsync>> async<<end>> {
    let error = <<Module>>StatusError(status: 404)
    interactor.<<action.id>>Error = error
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.showMessageCalls == ["The server refuses to answer. (404)"])
  }
<<end>>
<<end>>
<<end>>

  @Test func interactorIsKept() {
    weak var kept: <<Module>>DetailInteractionMock?
    let presenter: <<Module>>DetailPresenter
    do {
      let interactor = <<Module>>DetailInteractionMock()
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      kept = interactor
    }
    #expect(kept != nil)
    withExtendedLifetime(presenter) {}
  }

  @Test func viewIsNotRetained() {
    do {
      let view = <<Module>>DetailDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
