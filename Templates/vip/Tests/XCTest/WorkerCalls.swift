<<if action.result and action.isResultComparable>>

  @MainActor
  func test<<action.id|upperCamel>>_whenServerAnswers_decodesAnswer() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let answer = try encoded(<<action.resultSample>>)
    let worker = try makeWorker(status: 200, answer: answer)
    let result = try await worker.<<action.id>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(result, <<action.resultSample>>)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>_whenServerRefuses_throwsWhatItSays() async throws {
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
    let worker = try makeWorker(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
    let error = await <<Module>>WorkerErrors.error {
      <<if action.result>>_ = <<end>>try await worker.<<action.id>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }
