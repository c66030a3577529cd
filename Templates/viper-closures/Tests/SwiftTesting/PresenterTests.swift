import Foundation
import Testing

@testable import <<Target>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>PresenterTests {
<<include "Includes/OwnNames.swift">>

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

  @Test func dismissalIsReported() {
    presenter.wasDismissed()
    #expect(router.dismissedReportCount == 1)
<<if style == "closures" and actions>>
    #expect(interactor.cancelAllCallCount == 1)
<<end>>
  }
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.isTestable>>
<<if not action.leadsOn>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func nothingFollows<<action.id|upperCamel>>() throws {
<<else>>
  @Test func nothingFollows<<action.id|upperCamel>>() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result and not action.isResultComparable or action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
    #expect(presenter.nextScreen(after: event) == nil)
  }
<<else>>
<<for name in next>>
<<if loop.first>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<name|lowerCamel>>ScreenFollows<<action.id|upperCamel>>() throws {
<<else>>
  @Test func <<name|lowerCamel>>ScreenFollows<<action.id|upperCamel>>() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result and not action.isResultComparable or action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
    let screen = presenter.nextScreen(after: event)
<<if navigation == "swiftui">>
    #expect(screen == router.make<<name>>ScreenResult)
<<else>>
    #expect(screen === router.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    #expect(router.make<<name>>ScreenCallCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.make<<name>>ScreenCalls == [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.make<<name>>ScreenCalls.count == 1)
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

  @Test func nothingFollowsFailureOf<<action.id|upperCamel>>() {
    let screen = presenter.nextScreen(after: URLError(.timedOut), of: .<<action.id>>)
    #expect(screen == nil)
  }
<<else>>

  @Test func <<next-on-failure|lowerCamel>>ScreenFollowsFailureOf<<action.id|upperCamel>>() {
    let error = URLError(.timedOut)
    let screen = presenter.nextScreen(after: error, of: .<<action.id>>)
<<if navigation == "swiftui">>
    #expect(screen == router.make<<next-on-failure|upperCamel>>ScreenResult)
<<else>>
    #expect(screen === router.make<<next-on-failure|upperCamel>>ScreenResult)
<<end>>
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError == error)
  }

  @Test func nothingFollowsCancellationOf<<action.id|upperCamel>>() {
    let screen = presenter.nextScreen(after: CancellationError(), of: .<<action.id>>)
    #expect(screen == nil)
  }
<<end>>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @Test func <<name|lowerCamel>>ScreenIsMadeByRouter() {
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = presenter.make<<name>>Screen()
<<if navigation == "swiftui">>
    #expect(screen == router.make<<name>>ScreenResult)
<<else>>
    #expect(screen === router.make<<name>>ScreenResult)
<<end>>
    #expect(router.make<<name>>ScreenCallCount == 1)
  }
<<end>>
<<end>>
}
