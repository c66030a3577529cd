import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()

  init() <<if input contains "isMissing">>throws <<end>>{
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      interactor: interactor,
      router: router
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {

  @MainActor
  func testDismissalIsReported() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.router.dismissedReportCount, 1)
<<if style == "closures" and actions>>
    XCTAssertEqual(parts.interactor.cancelAllCallCount, 1)
<<end>>
  }
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/XCTest/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.isTestable>>
<<if not action.leadsOn>>

  @MainActor
  func testNothingFollows<<action.id|upperCamel>>() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
    XCTAssertNil(parts.presenter.nextScreen(after: event))
  }
<<else>>
<<for name in next>>
<<if loop.first>>

  @MainActor
  func test<<name|upperCamel>>ScreenFollows<<action.id|upperCamel>>() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
    let screen = parts.presenter.nextScreen(after: event)
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, parts.router.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, parts.router.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCallCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls, [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls.count, 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if next-on-failure>>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

  @MainActor
  func testNothingFollowsFailureOf<<action.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let screen = parts.presenter.nextScreen(after: URLError(.timedOut), of: .<<action.id>>)
    XCTAssertNil(screen)
  }
<<else>>

  @MainActor
  func test<<next-on-failure|upperCamel>>ScreenFollowsFailureOf<<action.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let error = URLError(.timedOut)
    let screen = parts.presenter.nextScreen(after: error, of: .<<action.id>>)
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, parts.router.make<<next-on-failure|upperCamel>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, parts.router.make<<next-on-failure|upperCamel>>ScreenResult)
<<end>>
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError, error)
  }

  @MainActor
  func testNothingFollowsCancellationOf<<action.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let screen = parts.presenter.nextScreen(after: CancellationError(), of: .<<action.id>>)
    XCTAssertNil(screen)
  }
<<end>>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @MainActor
  func test<<name|upperCamel>>ScreenIsMadeByRouter() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = parts.presenter.make<<name>>Screen()
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, parts.router.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, parts.router.make<<name>>ScreenResult)
<<end>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCallCount, 1)
  }
<<end>>
<<end>>
}

/// The error of a call.
private enum <<Module>>PresenterErrors {
  @MainActor
  static func error<Failure: Error>(
    of type: Failure.Type,
    _ call: () async throws -> Void
  ) async -> Failure? {
    do {
      try await call()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
