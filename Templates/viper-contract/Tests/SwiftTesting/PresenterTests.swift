import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()
  let view = <<Module>>MockView()

  init() {
    presenter = <<Module>>Presenter(interactor: interactor, router: router)
    presenter.view = view
  }
<<if not actions>>

  @Test func viewIsNotRetained() {
    let presenter = presenter
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
<<end>>
<<if navigation != "swiftui" and actions>>

  @Test func dismissalCancelsWhatRuns() {
    presenter.wasDismissed()
    #expect(interactor.cancelAllCallCount == 1)
    #expect(router.didDismissCallCount == 1)
<<for action in actions>>
    #expect(view.states(of: .<<action.id>>) == [.idle])
<<end>>
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
    #expect(view.states(of: .<<action.id>>) == [.loading])
    #expect(view.updateLoadingCalls == [true])
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>SucceededEndsLoading() throws {
<<else>>
  @Test func <<action.id>>SucceededEndsLoading() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result and not action.isResultComparable or action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #expect(view.states(of: .<<action.id>>) == [.idle])
    #expect(view.updateLoadingCalls == [false])
    #expect(router.showAlertCalls.isEmpty)
<<if action.isCleared>>
    #expect(view.clearFieldsCalls == [.<<action.id>>])
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
    #expect(view.show<<action.id|upperCamel>>Calls == [<<action.resultSample>>])
<<else>>
    #expect(view.show<<action.id|upperCamel>>Calls.count == 1)
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    #expect(router.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(router.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(router.<<action.id>>SucceededCallCount == 1)
<<end>>
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>FailedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() throws {
<<else>>
  @Test func <<action.id>>FailedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() {
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
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
    #expect(router.showAlertCalls.isEmpty)
<<else>>
    #expect(router.showAlertCalls.first as? URLError == error)
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.first as? URLError == error)
<<end>>
<<end>>
    #expect(router.showAlertCalls.isEmpty)
<<else>>
    #expect(router.showAlertCalls.first as? URLError == error)
<<end>>
    #expect(view.updateLoadingCalls == [false])
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    #expect(view.states(of: .<<action.id>>) == [failed, .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
  }
<<if action.isVerdict>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() throws {
<<else>>
  @Test func <<action.id>>RefusedShows<<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>Message<<else>>Alert<<end>><<elseif next-on-failure>>NextScreen<<else>>Alert<<end>>AndRetry() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    presenter.<<action.id>>Succeeded(false)
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
    #expect(router.showAlertCalls.isEmpty)
<<else>>
    #expect(router.showAlertCalls.first as? <<Module>>Refusal == .<<action.id>>)
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.first as? <<Module>>Refusal == .<<action.id>>)
<<end>>
<<end>>
    #expect(router.showAlertCalls.isEmpty)
<<else>>
    #expect(router.showAlertCalls.first as? <<Module>>Refusal == .<<action.id>>)
<<end>>
    #expect(view.updateLoadingCalls == [false])
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    #expect(view.states(of: .<<action.id>>) == [failed, .loading])
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
<<if actions contains "isCleared">>
    #expect(view.clearFieldsCalls.isEmpty)
<<end>>
<<if not (on-load contains action.id and not action.parameters)>>
    #expect(router.<<action.id>>SucceededCalls.isEmpty)
<<end>>
  }
<<end>>

  @Test func <<action.id>>CancelledShowsNothing() {
    presenter.<<action.id>>Failed(CancellationError())
    presenter.<<action.id>>Failed(URLError(.cancelled))
    #expect(view.states(of: .<<action.id>>) == [.idle, .idle])
<<if actions contains "isCleared">>
    #expect(view.clearFieldsCalls.isEmpty)
<<end>>
    #expect(router.showAlertCalls.isEmpty)
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
  }
<<if next-on-failure>>
<<for parameter in action.parameters>>
<<if parameter.type == "String" and validate contains parameter.name>>

  @Test func <<action.id>>Refuses<<parameter.name|upperCamel>>WithAlert() {
    let name = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
<<if actions contains "hasRules">>
    let field = <<Module>>ErrorCodes.Field(name: name, allowed: 1...2, isEmpty: true)
    presenter.<<action.id>>Failed(<<Module>>ErrorCodes.invalid(fields: [field]))
<<else>>
    presenter.<<action.id>>Failed(<<Module>>ErrorCodes.empty(fields: [name]))
<<end>>
    #expect(router.showAlertCalls.count == 1)
<<for place in next-on-failure>>
<<if loop.first>>
    #expect(router.show<<place>>Calls.isEmpty)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<end>>

  @Test func <<action.id>>DoesNotEndLoadingOfOthers() {
    interactor.isLoading = true
    presenter.<<action.id>>Failed(CancellationError())
    #expect(view.states(of: .<<action.id>>) == [.idle])
    #expect(view.updateLoadingCalls == [true])
  }
<<end>>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
