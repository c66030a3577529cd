import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<Module>>Presenter()
  let delegate = <<Module>>DelegateMock()
  let interactor = <<Module>>PresenterToInteractorInterfaceMock()
  let view = <<Module>>PresenterToViewInterfaceMock()
  let wireframe = <<Module>>WireframeInterfacesMock()

  init() {
    presenter.set(delegate: delegate)
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = wireframe
  }

  @Test func otherPartsAreNotRetained() {
    let presenter = <<Module>>Presenter()
    do {
      let delegate = <<Module>>DelegateMock()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      let view = <<Module>>PresenterToViewInterfaceMock()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.set(delegate: delegate)
      presenter.interactor = interactor
      presenter.view = view
      presenter.wireframe = wireframe
    }
    #expect(presenter.delegate == nil)
    #expect(presenter.interactor == nil)
    #expect(presenter.view == nil)
    #expect(presenter.wireframe == nil)
  }

  @Test func moduleWireframeIsWireframe() {
    #expect(presenter.moduleWireframe === wireframe)
  }

  @Test func beganPresentingNotifiesDelegate() {
    presenter.beganPresenting()
    #expect(delegate.beganPresentingCalls.first === wireframe)
  }

  @Test func dismissalNotifiesDelegateOnce() {
    presenter.wasDismissed()
    presenter.wasDismissed()
    #expect(delegate.didDismissCalls.count == 1)
    #expect(delegate.didDismissCalls.first === wireframe)
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
    #expect(interactor.cancelAllCallCount == 1)
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    #expect(view.states(of: .load) == [.idle])
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
    #expect(view.states(of: .<<action.id>>) == [.idle])
<<end>>
<<end>>
  }

  @Test func dismissalIsReportedAgainAfterNextPresentation() {
    presenter.wasDismissed()
    presenter.beganPresenting()
    presenter.wasDismissed()
    #expect(delegate.didDismissCalls.count == 2)
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func beganPresentingLoads() {
    presenter.beganPresenting()
    #expect(interactor.loadCallCount == 1)
    #expect(view.states(of: .load) == [.loading])
  }

  @Test func loadedShowsWhatInteractorSends() {
    presenter.loaded([<<Module>>Samples.first])
    presenter.loaded([])
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    #expect(view.states(of: .load) == [.content(content), .empty])
  }

  @Test func loadFailedShowsMessageAndRetry() {
    let error = URLError(.timedOut)
    presenter.loadFailed(error)
    presenter.load()
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    #expect(view.states(of: .load) == [failed, .loading])
    #expect(interactor.loadCallCount == 1)
  }

  @Test func cancelledLoadShowsNoMessage() {
    presenter.loadFailed(CancellationError())
    presenter.loadFailed(URLError(.cancelled))
    #expect(view.states(of: .load) == [.idle, .idle])
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  @Test func beganPresentingStarts<<action.id|upperCamel>>() {
    presenter.beganPresenting()
    #expect(interactor.<<action.calls>> == 1)
    #expect(view.states(of: .<<action.id>>) == [.loading])
  }
<<end>>
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
<<end>>
<<if action.result>>
<<for own in action.missing>>
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
<<if (action.isCall or with contains "service" and action.isBare)>>
    #expect(view.states(of: .<<action.id>>) == [.loading])
<<end>>
  }
<<if (action.isCall or with contains "service" and action.isBare)>>

<<if action.missing and (action.result or action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>SucceededNotifiesDelegate() throws {
<<else>>
  @Test func <<action.id>>SucceededNotifiesDelegate() {
<<end>>
<<if action.result or action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<end>>
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
<<if action.isLoad and action.isResultComparable>>
    #expect(view.<<action.loaded>>Calls == [<<action.resultSample>>])
<<elseif action.isLoad>>
    #expect(view.<<action.loaded>>Calls.count == 1)
<<elseif action.element and action.selector != "delete(id:)" and action.isResultComparable>>
    #expect(view.show<<action.id|upperCamel>>Calls == [<<action.resultSample>>])
<<elseif action.element and action.selector != "delete(id:)">>
    #expect(view.show<<action.id|upperCamel>>Calls.count == 1)
<<end>>
    #expect(view.states(of: .<<action.id>>) == [.succeeded])
    #expect(delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>> === wireframe)
<<if action.result and action.isResultComparable>>
    #expect(delegate.<<action.id>>SucceededCalls.first?.result == <<action.resultSample>>)
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(delegate.<<action.id>>SucceededIDs == [<<parameter.sample>>])
<<end>>
<<end>>
<<end>>
  }
<<if action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and not action.missing>>

  @Test func <<action.id>>SucceededLoadsRowsAgain() {
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
    #expect(interactor.loadCallCount == 1)
    #expect(view.states(of: .load) == [.loading])
  }
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @Test func <<action.id>>SucceededDropsRow() {
    presenter.loaded([<<Module>>Samples.first])
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>>, <<end>>id: <<Module>>Samples.first.id)
    presenter.loadFailed(CancellationError())
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    #expect(view.states(of: .load) == [.content(content), .empty, .loading, .idle])
  }
<<end>>
<<end>>
<<end>>
<<end>>

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
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let error = URLError(.timedOut)
    presenter.<<action.id>>Failed(error)
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    #expect(view.states(of: .<<action.id>>) == [failed, .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
    #expect(delegate.functionsCalled.isEmpty)
  }

<<if action.isVerdict>>
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusedShowsMessageAndRetry() throws {
<<else>>
  @Test func <<action.id>>RefusedShowsMessageAndRetry() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
    presenter.<<action.id>>Succeeded(false<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    #expect(view.states(of: .<<action.id>>) == [failed, .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
    #expect(delegate.functionsCalled.isEmpty)
  }

<<end>>
  @Test func <<action.id>>CancelledShowsNoMessage() {
    presenter.<<action.id>>Failed(CancellationError())
    presenter.<<action.id>>Failed(URLError(.cancelled))
    #expect(view.states(of: .<<action.id>>) == [.idle, .idle])
  }
<<end>>
<<end>>
<<end>>
<<for child in presents>>

  @Test func present<<child>>CallsWireframe() {
    presenter.present<<child>>()
    #expect(wireframe.present<<child>>Calls.first === presenter)
  }

  @Test func dismissalOf<<child>>ReleasesIt() {
<<if navigation == "swiftui">>
    presenter.<<child|lowerCamel>>WasDismissed()
<<else>>
    presenter.didDismiss(<<child>>WireframeInterfacesMock())
<<end>>
    #expect(wireframe.release<<child>>CallCount == 1)
  }
<<end>>
<<for child in presents>>

  @Test func dismissalReleases<<child>>() {
    presenter.wasDismissed()
    #expect(wireframe.release<<child>>CallCount == 1)
  }
<<end>>
<<for event in ChildEvents>>
<<if event.isTestable>>

<<if event.missing>>
  @Test(
<<for own in event.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<event.name>>Of<<event.child>>ClosesIt() throws {
<<for own in event.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<else>>
  @Test func <<event.name>>Of<<event.child>>ClosesIt() {
<<end>>
    presenter.<<event.name>>(<<event.child>>WireframeInterfacesMock()<<for value in event.values>>, <<if value.label != "_">><<value.label>>: <<end>><<value.sample>><<end>>)
    #expect(wireframe.dismiss<<event.child>>Completions.count == 1)
<<if event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
    #expect(delegate.<<event.id>>Calls.isEmpty)
    wireframe.dismiss<<event.child>>Completions.first?()
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    #expect(interactor.loadCallCount == 1)
<<end>>
<<if event.shared>>
    #expect(delegate.<<event.id>>Calls.first?.module === wireframe)
<<for value in event.shared>>
<<if value.isComparable>>
    #expect(delegate.<<event.id>>Calls.first?.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
<<elseif not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
    #expect(delegate.<<event.id>>Calls.first === wireframe)
<<end>>
  }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in wireframe-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
