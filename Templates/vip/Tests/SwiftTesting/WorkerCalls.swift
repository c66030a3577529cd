<<if action.result and action.isResultComparable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenServerAnswers_decodesAnswer() async throws {
<<else>>
  @Test func <<action.id>>_whenServerAnswers_decodesAnswer() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let answer = try encoded(<<action.resultSample>>)
    let worker = try makeWorker(status: 200, answer: answer)
    let result = try await worker.<<action.id>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(result == <<action.resultSample>>)
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenServerRefuses_throwsWhatItSays() async throws {
<<else>>
  @Test func <<action.id>>_whenServerRefuses_throwsWhatItSays() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let worker = try makeWorker(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
    let error = await #expect(throws: <<Module>>WorkerError.self) {
      <<if action.result>>_ = <<end>>try await worker.<<action.id>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }
