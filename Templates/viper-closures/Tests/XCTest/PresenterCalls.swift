<<if style == "closures">>

  @MainActor
  func test<<action.id|upperCamel>>ReportsResultAndHandsItOn() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
<<if action.missing and action.result>>
    parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.interactor.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.interactor.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    XCTAssertEqual(results, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(results.count, 1)
<<end>>
    XCTAssertTrue(errors.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>HandsOnError() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    parts.interactor.<<action.id>>Result = .failure(URLError(.timedOut))
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
    XCTAssertTrue(results.isEmpty)
    XCTAssertEqual(errors.first as? URLError, URLError(.timedOut))
  }
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>>RefusedHandsOnError() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    parts.interactor.<<action.id>>Result = .success(false)
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
    XCTAssertTrue(results.isEmpty)
    XCTAssertEqual(errors.first as? <<Module>>Refusal, .<<action.id>>)
  }
<<end>>
<<else>>

  @MainActor
  func test<<action.id|upperCamel>>ReportsResultAndReturnsIt() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
<<if action.missing and action.result>>
    parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    <<if action.result or not action.isCall>>let result = <<end>>try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.interactor.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.interactor.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    XCTAssertEqual(result, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<elseif action.result>>
    _ = result
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>ThrowsErrorOfInteractor() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    parts.interactor.<<action.id>>Result = .failure(URLError(.timedOut))
    let error = await <<Module>>PresenterErrors.error(of: URLError.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    XCTAssertEqual(error, URLError(.timedOut))
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>>RefusedThrowsError() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
    parts.interactor.<<action.id>>Result = .success(false)
    let error = await <<Module>>PresenterErrors.error(of: <<Module>>Refusal.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    XCTAssertEqual(error, .<<action.id>>)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<end>>

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotReported() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
<<if action.missing and action.result>>
    parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let presenter = parts.presenter
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
    XCTAssertEqual(parts.interactor.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<end>>
