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
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(interactor.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(interactor.<<whole.calls>>.count == 1)
<<end>>
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
<<if action.isVerdict>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusedHandsOnError() throws {
<<else>>
  @Test func <<action.id>>RefusedHandsOnError() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    interactor.<<action.id>>Result = .success(false)
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
    #expect(errors.first as? <<Module>>Refusal == .<<action.id>>)
  }
<<end>>
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
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(interactor.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(interactor.<<whole.calls>>.count == 1)
<<end>>
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
<<if action.isVerdict>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusedThrowsError() async throws {
<<else>>
  @Test func <<action.id>>RefusedThrowsError() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    interactor.<<action.id>>Result = .success(false)
    let error = await #expect(throws: <<Module>>Refusal.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    #expect(error == .<<action.id>>)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<end>>

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
<<for whole in action.whole>>
    #expect(interactor.<<whole.calls>><<if whole.parameters>>.count<<end>> == 1)
<<end>>
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<end>>
