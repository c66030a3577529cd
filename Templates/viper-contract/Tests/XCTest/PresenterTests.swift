import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()
  let view = <<Module>>MockView()

  init() {
    presenter = <<Module>>Presenter(interactor: interactor, router: router)
    presenter.view = view
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {
<<if not actions>>

  @MainActor
  func testViewIsNotRetained() async throws {
    let parts = <<Module>>PresenterParts()
    let presenter = parts.presenter
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    XCTAssertNil(presenter.view)
  }
<<end>>
<<if navigation != "swiftui" and actions>>

  @MainActor
  func testDismissalCancelsWhatRuns() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.interactor.cancelAllCallCount, 1)
    XCTAssertEqual(parts.router.didDismissCallCount, 1)
<<for action in actions>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
<<end>>
  }
<<end>>
<<for action in actions>>
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
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.interactor.<<action.calls>>.count, 1)
<<end>>
<<end>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.loading])
    XCTAssertEqual(parts.view.updateLoadingCalls, [true])
  }

  @MainActor
  func test<<action.id|upperCamel>>SucceededEndsLoading() async throws {
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
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
    XCTAssertEqual(parts.view.updateLoadingCalls, [false])
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<if action.isCleared>>
    XCTAssertEqual(parts.view.clearFieldsCalls, [.<<action.id>>])
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
    XCTAssertEqual(parts.view.show<<action.id|upperCamel>>Calls, [<<action.resultSample>>])
<<else>>
    XCTAssertEqual(parts.view.show<<action.id|upperCamel>>Calls.count, 1)
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.router.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>SucceededCallCount, 1)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>FailedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() async throws {
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
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertTrue(parts.router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.router.showAlertCalls.first as? URLError, error)
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertEqual(parts.router.show<<place>>Calls.first as? URLError, error)
<<end>>
<<end>>
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.router.showAlertCalls.first as? URLError, error)
<<end>>
    XCTAssertEqual(parts.view.updateLoadingCalls, [false])
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [failed, .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
  }
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>>RefusedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() async throws {
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
    parts.presenter.<<action.id>>Succeeded(false)
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertTrue(parts.router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.router.showAlertCalls.first as? <<Module>>Refusal, .<<action.id>>)
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertEqual(parts.router.show<<place>>Calls.first as? <<Module>>Refusal, .<<action.id>>)
<<end>>
<<end>>
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.router.showAlertCalls.first as? <<Module>>Refusal, .<<action.id>>)
<<end>>
    XCTAssertEqual(parts.view.updateLoadingCalls, [false])
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [failed, .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
<<if actions contains "isCleared">>
    XCTAssertTrue(parts.view.clearFieldsCalls.isEmpty)
<<end>>
<<if not (on-load contains action.id and not action.parameters)>>
    XCTAssertTrue(parts.router.<<action.id>>SucceededCalls.isEmpty)
<<end>>
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>CancelledShowsNothing() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.<<action.id>>Failed(CancellationError())
    parts.presenter.<<action.id>>Failed(URLError(.cancelled))
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle, .idle])
<<if actions contains "isCleared">>
    XCTAssertTrue(parts.view.clearFieldsCalls.isEmpty)
<<end>>
    XCTAssertTrue(parts.router.showAlertCalls.isEmpty)
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertTrue(parts.router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
  }
<<if next-on-failure>>
<<for parameter in action.parameters>>
<<if parameter.type == "String" and validate contains parameter.name>>

  @MainActor
  func test<<action.id|upperCamel>>Refuses<<parameter.name|upperCamel>>WithAlert() async throws {
    let parts = <<Module>>PresenterParts()
    let name = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
<<if actions contains "hasRules">>
    let field = <<Module>>ErrorCodes.Field(name: name, allowed: 1...2, isEmpty: true)
    parts.presenter.<<action.id>>Failed(<<Module>>ErrorCodes.invalid(fields: [field]))
<<else>>
    parts.presenter.<<action.id>>Failed(<<Module>>ErrorCodes.empty(fields: [name]))
<<end>>
    XCTAssertEqual(parts.router.showAlertCalls.count, 1)
<<for place in next-on-failure>>
<<if loop.first>>
    XCTAssertTrue(parts.router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>DoesNotEndLoadingOfOthers() async throws {
    let parts = <<Module>>PresenterParts()
    parts.interactor.isLoading = true
    parts.presenter.<<action.id>>Failed(CancellationError())
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
    XCTAssertEqual(parts.view.updateLoadingCalls, [true])
  }
<<end>>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
