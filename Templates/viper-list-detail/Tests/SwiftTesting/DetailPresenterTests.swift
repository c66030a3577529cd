import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailPresenterTests {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
  let view = <<Module>>DetailDisplayMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>

  init() {
    presenter = <<Module>>DetailPresenter(interactor: interactor)
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    presenter.view = view
<<end>>
<<if detail-actions contains "isCall">>
    presenter.delegate = delegate
<<end>>
  }

  @Test func itemIsThatOfInteractor() {
    #expect(presenter.item == <<Module>>Samples.first)
  }
<<if detail == "load">>

  @Test func itemsAreRequested() {
    presenter.loadData()
    #expect(interactor.getDataCallCount == 1)
    #expect(presenter.states == [.load: .loading])
    #expect(view.refreshCallCount == 1)
  }

  @Test func dataDidFetchHoldsItem() {
    presenter.dataDidFetch(<<Module>>Samples.second)
    #expect(presenter.item == <<Module>>Samples.second)
    #expect(presenter.states == [.load: .content])
    #expect(view.refreshCallCount == 1)
  }

  @Test func dataDidFailShowsMessageAndRetry() {
    let error = URLError(.timedOut)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    presenter.dataDidFail(error)
    #expect(presenter.item == <<Module>>Samples.first)
    #expect(presenter.states == [.load: failed])
    presenter.loadData()
    #expect(presenter.states == [.load: .loading])
    #expect(interactor.getDataCallCount == 1)
  }

  @Test func cancelledLoadShowsNoMessage() {
    presenter.dataDidFail(CancellationError())
    presenter.dataDidFail(URLError(.cancelled))
    #expect(presenter.states == [.load: .idle])
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  @Test func dismissalCancelsWhatRuns() {
    presenter.wasDismissed()
    #expect(interactor.cancelAllCallCount == 1)
  }
<<end>>
<<if detail == "load">>

  @Test func dismissalEndsLoading() {
    presenter.loadData()
    presenter.wasDismissed()
    #expect(presenter.states.isEmpty)
<<if detail-actions contains "isCall">>
    #expect(delegate.detailDidChangeCallCount == 0)
<<end>>
    presenter.dataDidFetch(<<Module>>Samples.second)
    presenter.wasDismissed()
    #expect(presenter.states == [.load: .content])
  }
<<end>>
<<for action in detail-actions>>
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
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #expect(presenter.states[.<<action.id>>] == .succeeded)
<<if detail == "load">>
    #expect(interactor.getDataCallCount == 1)
<<end>>
    #expect(delegate.detailDidChangeCallCount == 1)
  }

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
    #expect(delegate.detailDidChangeCallCount == 0)
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(presenter.states == [.<<action.id>>: .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func dismissalDuring<<action.id|upperCamel>>BringsListUpToDate() throws {
<<else>>
  @Test func dismissalDuring<<action.id|upperCamel>>BringsListUpToDate() {
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
    presenter.wasDismissed()
    #expect(delegate.detailDidChangeCallCount == 1)
    presenter.wasDismissed()
    #expect(delegate.detailDidChangeCallCount == 1)
  }

  @Test func <<action.id>>CancelledShowsNoMessage() {
    presenter.<<action.id>>Failed(CancellationError())
    #expect(presenter.states == [.<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>

  @Test func viewIsNotRetained() {
    let presenter = presenter
    do {
      let view = <<Module>>DetailDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
