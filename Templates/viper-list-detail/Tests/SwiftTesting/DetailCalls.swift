<<if action.result and action.isResultComparable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>DecodesAnswer() async throws {
<<else>>
  @Test func <<action.id>>DecodesAnswer() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let answer = try <<Module>>TestServer.encoded(
      <<action.resultSample>>
    )
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      of: <<Module>>Samples.first
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
  func <<action.id>>SendsRequest() async throws {
<<else>>
  @Test func <<action.id>>SendsRequest() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result and not action.isResultComparable>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    let answer = try <<Module>>TestServer.encoded(
      <<action.resultSample>>
    )
    let server = try <<Module>>TestServer(answer: answer)
<<else>>
    let server = try <<Module>>TestServer()
<<end>>
    let manager = server.detailNetworkManager
<<if action.result and action.isResultComparable>>
    _ = try await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if action.hasQuery>><<parameter.querySample>><<else>><<parameter.sample>><<end>>,
<<end>>
      of: <<Module>>Samples.first
    )
<<elseif action.result>>
    _ = try? await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if action.hasQuery>><<parameter.querySample>><<else>><<parameter.sample>><<end>>,
<<end>>
      of: <<Module>>Samples.first
    )
<<else>>
    try await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if action.hasQuery>><<parameter.querySample>><<else>><<parameter.sample>><<end>>,
<<end>>
      of: <<Module>>Samples.first
    )
<<end>>
    let sent = try #require(server.request)
<<include "Includes/DetailPath.swift">>
    #expect(sent.method == "<<if action.isRead or action.result and not action.parameters>>GET<<else>>POST<<end>>")
    #expect(sent.path == "\(path)/<<action.name>>")
    #expect(sent.headers["Accept"] == "application/json")
<<if action.hasQuery>>
    #expect(sent.body.isEmpty)
<<if action.parameters contains "isDay">>
    let days = ISO8601DateFormatter()
    days.formatOptions = .withFullDate
    days.timeZone = .current
<<end>>
    let query = server.sentQuery
<<for parameter in action.parameters>>
    #expect(query["<<parameter.name>>"] == <<parameter.queryText>>)
<<end>>
<<if action.parameters contains "isOptional">>
    <<if action.result and action.isResultComparable>>_ = try <<elseif action.result>>_ = try? <<else>>try <<end>>await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.isOptional>>nil<<else>><<parameter.querySample>><<end>>,
<<end>>
      of: <<Module>>Samples.first
    )
<<for parameter in action.parameters>>
<<if parameter.isOptional>>
    #expect(server.sentQuery["<<parameter.name>>"] == nil)
<<end>>
<<end>>
<<end>>
<<elseif action.parameters and not (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
    #expect(sent.headers["Content-Type"] == "application/json")
<<end>>
<<if not action.hasQuery and action.parameters and not (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
    struct Body: Encodable {
<<for parameter in action.parameters>>
<<if parameter.isCodable>>
      let <<parameter.reference>>: <<if parameter.isDay>>String<<else>><<parameter.valueType>><<end>>
<<end>>
<<end>>
    }
<<if action.parameters contains "isDay">>
    let days = ISO8601DateFormatter()
    days.formatOptions = .withFullDate
    days.timeZone = .current
<<end>>
    let body = Body(
<<for parameter in action.parameters>>
<<if parameter.isCodable>>
      <<parameter.name>>: <<if parameter.isDay>>days.string(from: <<parameter.sample>>)<<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
<<end>>
    )
    let expected = try server.json(body)
    let json = try server.sentJSON()
    #expect(json == expected)
<<elseif not action.parameters>>
    #expect(sent.body.isEmpty)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ThrowsServerError() async throws {
<<else>>
  @Test func <<action.id>>ThrowsServerError() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error = await #expect(throws: <<Module>>StatusError.self) {
      <<if action.result>>_ = <<end>>try await manager.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
        of: <<Module>>Samples.first
      )
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }
