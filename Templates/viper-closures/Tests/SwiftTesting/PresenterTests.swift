import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()

  init() {
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.sample>>,
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
<<if style == "closures">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReportsResultAndHandsItOn() throws {
<<else>>
  @Test func <<action.id>>ReportsResultAndHandsItOn() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
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
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    #expect(results == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(results.count == 1)
<<end>>
    #expect(errors.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>HandsOnError() throws {
<<else>>
  @Test func <<action.id>>HandsOnError() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    interactor.<<action.id>>Result = .failure(URLError(.timedOut))
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
    #expect(results.isEmpty)
    #expect(errors.first as? URLError == URLError(.timedOut))
  }
<<else>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReportsResultAndReturnsIt() async throws {
<<else>>
  @Test func <<action.id>>ReportsResultAndReturnsIt() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    <<if action.result or not action.isCall>>let result = <<end>>try await presenter.<<action.name>>(
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
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    #expect(result == <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<elseif action.result>>
    _ = result
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ThrowsErrorOfInteractor() async throws {
<<else>>
  @Test func <<action.id>>ThrowsErrorOfInteractor() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    interactor.<<action.id>>Result = .failure(URLError(.timedOut))
    let error = await #expect(throws: URLError.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    #expect(error == URLError(.timedOut))
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func cancelled<<action.id|upperCamel>>IsNotReported() async throws {
<<else>>
  @Test func cancelled<<action.id|upperCamel>>IsNotReported() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let presenter = presenter
    let task = Task {
      <<if action.result or not action.isCall>>_ = <<end>>try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    task.cancel()
    _ = await task.result
    #expect(interactor.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.isTestable>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

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
    let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
    let screen = presenter.nextScreen(after: event)
<<if navigation == "swiftui">>
    #expect(screen == router.make<<name>>ScreenResult)
<<else>>
    #expect(screen === router.make<<name>>ScreenResult)
<<end>>
    router.make<<name>>ScreenCalls.compactMap { $0 }.forEach(router.report)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for name in next>>

  @Test func <<name|lowerCamel>>ScreenIsMadeByRouter() {
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = presenter.make<<name>>Screen()
<<if navigation == "swiftui">>
    #expect(screen == router.make<<name>>ScreenResult)
<<else>>
    #expect(screen === router.make<<name>>ScreenResult)
<<end>>
    #expect(router.make<<name>>ScreenCalls.count == 1)
  }
<<end>>
}
