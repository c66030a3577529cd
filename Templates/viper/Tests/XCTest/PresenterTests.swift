import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {

  @MainActor
  func testOtherPartsAreNotRetained() async throws {
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
    XCTAssertNil(presenter.delegate)
    XCTAssertNil(presenter.interactor)
    XCTAssertNil(presenter.view)
    XCTAssertNil(presenter.wireframe)
  }

  @MainActor
  func testModuleWireframeIsWireframe() async throws {
    let parts = <<Module>>PresenterParts()
    XCTAssertIdentical(parts.presenter.moduleWireframe, parts.wireframe)
  }

  @MainActor
  func testBeganPresentingNotifiesDelegate() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.beganPresenting()
    XCTAssertIdentical(parts.delegate.beganPresentingCalls.first, parts.wireframe)
  }

  @MainActor
  func testDismissalNotifiesDelegateOnce() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.wasDismissed()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.delegate.didDismissCalls.count, 1)
    XCTAssertIdentical(parts.delegate.didDismissCalls.first, parts.wireframe)
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
    XCTAssertEqual(parts.interactor.cancelAllCallCount, 1)
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    XCTAssertEqual(parts.view.states(of: .load), [.idle])
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
<<end>>
<<end>>
  }

  @MainActor
  func testDismissalIsReportedAgainAfterNextPresentation() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.wasDismissed()
    parts.presenter.beganPresenting()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.delegate.didDismissCalls.count, 2)
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testBeganPresentingLoads() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.beganPresenting()
    XCTAssertEqual(parts.interactor.loadCallCount, 1)
    XCTAssertEqual(parts.view.states(of: .load), [.loading])
  }

  @MainActor
  func testLoadedShowsWhatInteractorSends() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loaded([<<Module>>Samples.first])
    parts.presenter.loaded([])
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    XCTAssertEqual(parts.view.states(of: .load), [.content(content), .empty])
  }

  @MainActor
  func testLoadFailedShowsMessageAndRetry() async throws {
    let parts = <<Module>>PresenterParts()
    let error = URLError(.timedOut)
    parts.presenter.loadFailed(error)
    parts.presenter.load()
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    XCTAssertEqual(parts.view.states(of: .load), [failed, .loading])
    XCTAssertEqual(parts.interactor.loadCallCount, 1)
  }

  @MainActor
  func testCancelledLoadShowsNoMessage() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loadFailed(CancellationError())
    parts.presenter.loadFailed(URLError(.cancelled))
    XCTAssertEqual(parts.view.states(of: .load), [.idle, .idle])
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  @MainActor
  func testBeganPresentingStarts<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.beganPresenting()
    XCTAssertEqual(parts.interactor.<<action.calls>>, 1)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.loading])
  }
<<end>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>CallsInteractor() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    XCTAssertEqual(parts.interactor.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(
      parts.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(parts.interactor.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.loading])
<<end>>
  }
<<if (action.isCall or with contains "service" and action.isBare)>>

  @MainActor
  func test<<action.id|upperCamel>>SucceededNotifiesDelegate() async throws {
<<if action.result or action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
<<if action.isLoad and action.isResultComparable>>
    XCTAssertEqual(parts.view.<<action.loaded>>Calls, [<<action.resultSample>>])
<<elseif action.isLoad>>
    XCTAssertEqual(parts.view.<<action.loaded>>Calls.count, 1)
<<elseif action.element and action.selector != "delete(id:)" and action.isResultComparable>>
    XCTAssertEqual(parts.view.show<<action.id|upperCamel>>Calls, [<<action.resultSample>>])
<<elseif action.element and action.selector != "delete(id:)">>
    XCTAssertEqual(parts.view.show<<action.id|upperCamel>>Calls.count, 1)
<<end>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.succeeded])
    XCTAssertIdentical(parts.delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>>, parts.wireframe)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.delegate.<<action.id>>SucceededCalls.first?.result, <<action.resultSample>>)
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.delegate.<<action.id>>SucceededIDs, [<<parameter.sample>>])
<<end>>
<<end>>
<<end>>
  }
<<if action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and not action.missing>>

  @MainActor
  func test<<action.id|upperCamel>>SucceededLoadsRowsAgain() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
    XCTAssertEqual(parts.interactor.loadCallCount, 1)
    XCTAssertEqual(parts.view.states(of: .load), [.loading])
  }
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @MainActor
  func test<<action.id|upperCamel>>SucceededDropsRow() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loaded([<<Module>>Samples.first])
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>>, <<end>>id: <<Module>>Samples.first.id)
    parts.presenter.loadFailed(CancellationError())
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    XCTAssertEqual(parts.view.states(of: .load), [.content(content), .empty, .loading, .idle])
  }
<<end>>
<<end>>
<<end>>
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>FailedShowsMessageAndRetry() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>PresenterParts()
    let error = URLError(.timedOut)
    parts.presenter.<<action.id>>Failed(error)
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [failed, .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
    XCTAssertTrue(parts.delegate.functionsCalled.isEmpty)
  }

<<if action.isVerdict>>
  @MainActor
  func test<<action.id|upperCamel>>RefusedShowsMessageAndRetry() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Succeeded(false<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [failed, .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
    XCTAssertTrue(parts.delegate.functionsCalled.isEmpty)
  }

<<end>>
  @MainActor
  func test<<action.id|upperCamel>>CancelledShowsNoMessage() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Failed(CancellationError())
    parts.presenter.<<action.id>>Failed(URLError(.cancelled))
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle, .idle])
  }
<<end>>
<<end>>
<<end>>
<<for child in presents>>

  @MainActor
  func testPresent<<child>>CallsWireframe() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<child>>()
    XCTAssertIdentical(parts.wireframe.present<<child>>Calls.first, parts.presenter)
  }

  @MainActor
  func testDismissalOf<<child>>ReleasesIt() async throws {
    let parts = <<Module>>PresenterParts()
<<if navigation == "swiftui">>
    parts.presenter.<<child|lowerCamel>>WasDismissed()
<<else>>
    parts.presenter.didDismiss(<<child>>WireframeInterfacesMock())
<<end>>
    XCTAssertEqual(parts.wireframe.release<<child>>CallCount, 1)
  }
<<end>>
<<for child in presents>>

  @MainActor
  func testDismissalReleases<<child>>() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.wireframe.release<<child>>CallCount, 1)
  }
<<end>>
<<for event in ChildEvents>>
<<if event.isTestable>>

  @MainActor
  func test<<event.name|upperCamel>>Of<<event.child>>ClosesIt() async throws {
<<for own in event.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<event.name>>(<<event.child>>WireframeInterfacesMock()<<for value in event.values>>, <<if value.label != "_">><<value.label>>: <<end>><<value.sample>><<end>>)
    XCTAssertEqual(parts.wireframe.dismiss<<event.child>>Completions.count, 1)
<<if event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
    XCTAssertTrue(parts.delegate.<<event.id>>Calls.isEmpty)
    parts.wireframe.dismiss<<event.child>>Completions.first?()
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    XCTAssertEqual(parts.interactor.loadCallCount, 1)
<<end>>
<<if event.shared>>
    XCTAssertTrue(parts.delegate.<<event.id>>Calls.first?.module === parts.wireframe)
<<for value in event.shared>>
<<if value.isComparable>>
    XCTAssertEqual(parts.delegate.<<event.id>>Calls.first?.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
<<elseif not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
    XCTAssertTrue(parts.delegate.<<event.id>>Calls.first === parts.wireframe)
<<end>>
  }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in wireframe-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
