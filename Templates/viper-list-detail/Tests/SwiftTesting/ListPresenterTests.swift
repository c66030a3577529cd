import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListPresenterTests {
  let presenter: <<Module>>ListPresenter
  let interactor = <<Module>>ListInteractionMock()
  let view = <<Module>>ListDisplayMock()
  let wireframe = <<Module>>ListRoutingMock()

  init() {
    presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    presenter.view = view
  }

  @Test func itemsAreRequested() {
    presenter.loadData()
    #expect(interactor.getDataCallCount == 1)
    #expect(presenter.states == [.load: .loading])
    #expect(view.refreshCallCount == 1)
  }

  @Test func dataDidFetchHoldsItems() {
    presenter.dataDidFetch(<<Module>>Samples.all)
    #expect(presenter.items == <<Module>>Samples.all)
    #expect(presenter.states == [.load: .content])
    #expect(view.refreshCallCount == 1)
  }

  @Test func dataDidFetchOfNothingIsEmpty() {
    presenter.dataDidFetch([])
    #expect(presenter.states == [.load: .empty])
  }

  @Test func dataDidFailShowsMessageAndRetry() {
    let error = URLError(.timedOut)
    presenter.dataDidFetch(<<Module>>Samples.all)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    presenter.dataDidFail(error)
    #expect(presenter.items == <<Module>>Samples.all)
    #expect(presenter.states == [.load: failed])
    presenter.loadData()
    #expect(presenter.states == [.load: .loading])
    #expect(interactor.getDataCallCount == 1)
  }

  @Test func cancelledFirstLoadShowsNoMessage() {
    presenter.dataDidFail(CancellationError())
    #expect(presenter.states == [.load: .idle])
  }

  @Test func cancelledLoadKeepsItems() {
    presenter.dataDidFetch(<<Module>>Samples.all)
    presenter.dataDidFail(CancellationError())
    presenter.dataDidFail(URLError(.cancelled))
    #expect(presenter.items == <<Module>>Samples.all)
    #expect(presenter.states == [.load: .idle])
  }

  @Test func moveToDetailOpensChosenItem() {
    presenter.dataDidFetch(<<Module>>Samples.all)
    presenter.moveToDetail(index: 1)
    #expect(wireframe.moveToDetailCalls.count == 1)
    #expect(wireframe.moveToDetailCalls.first?.view === view)
    #expect(wireframe.moveToDetailCalls.first?.item == <<Module>>Samples.second)
<<if detail-actions contains "isCall">>
    #expect(wireframe.moveToDetailCalls.first?.delegate === presenter)
<<end>>
  }

  @Test func moveToDetailIgnoresIndexOutOfRange() {
    presenter.dataDidFetch(<<Module>>Samples.all)
    presenter.moveToDetail(index: -1)
    presenter.moveToDetail(index: 2)
    #expect(wireframe.moveToDetailCalls.isEmpty)
  }
<<if detail-actions contains "isCall">>

  @Test func changeOfDetailLoads() {
    presenter.detailDidChange()
    #expect(interactor.getDataCallCount == 1)
  }
<<end>>
<<if navigation != "swiftui">>

  @Test func dismissalCancelsWhatRuns() {
    presenter.loadData()
    presenter.wasDismissed()
    #expect(interactor.cancelAllCallCount == 1)
    #expect(wireframe.didDismissCallCount == 1)
    #expect(presenter.states.isEmpty)
    presenter.dataDidFetch(<<Module>>Samples.all)
    presenter.wasDismissed()
    #expect(presenter.states == [.load: .content])
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CallsInteractor() throws {
<<else>>
  @Test func <<action.id>>CallsInteractor() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    #expect(interactor.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(interactor.<<action.calls>>.count == 1)
<<end>>
<<end>>
<<if action.isCall>>
    #expect(presenter.states == [.<<action.id>>: .loading])
    #expect(view.refreshCallCount == 1)
<<end>>
  }
<<if action.isCall>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>SucceededBringsListUpToDate() throws {
<<else>>
  @Test func <<action.id>>SucceededBringsListUpToDate() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    presenter.<<action.id>>Succeeded(id: <<parameter.sample>>)
<<elseif field.isID>>
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
<<end>>
<<end>>
<<else>>
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
    #expect(presenter.states[.<<action.id>>] == .succeeded)
    #expect(interactor.getDataCallCount == 1)
  }
<<include "Tests/SwiftTesting/ListDeletion.swift">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>FailedShowsMessageAndRetry() throws {
<<else>>
  @Test func <<action.id>>FailedShowsMessageAndRetry() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let error = URLError(.timedOut)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    presenter.<<action.id>>Failed(error)
    #expect(presenter.states == [.<<action.id>>: failed])
    #expect(interactor.getDataCallCount == 0)
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(presenter.states == [.<<action.id>>: .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
  }

  @Test func failureOf<<action.id|upperCamel>>GoesWithNextLoad() {
    presenter.<<action.id>>Failed(URLError(.timedOut))
    presenter.loadData()
    #expect(presenter.states == [.load: .loading])
  }

  @Test func <<action.id>>CancelledShowsNoMessage() {
    presenter.<<action.id>>Failed(CancellationError())
    #expect(presenter.states == [.<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>

  @Test func viewIsNotRetained() {
    let presenter = presenter
    do {
      let view = <<Module>>ListDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
<<for action in list-view-to-list-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in list-interactor-to-list-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
