<<if action.result and action.isResultComparable>>

  @MainActor
  func test<<action.id|upperCamel>>DecodesAnswer() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
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
    XCTAssertEqual(
      result,
      <<action.resultSample>>
    )
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>SendsRequest() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
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
    let sent = try XCTUnwrap(server.request)
<<include "Includes/DetailPath.swift">>
    XCTAssertEqual(sent.method, "<<if action.isRead or action.result and not action.parameters>>GET<<else>>POST<<end>>")
    XCTAssertEqual(sent.path, "\(path)/<<action.name>>")
    XCTAssertEqual(sent.headers["Accept"], "application/json")
<<if action.hasQuery>>
    XCTAssertTrue(sent.body.isEmpty)
<<if action.parameters contains "isDay">>
    let days = ISO8601DateFormatter()
    days.formatOptions = .withFullDate
    days.timeZone = .current
<<end>>
    let query = server.sentQuery
<<for parameter in action.parameters>>
    XCTAssertEqual(query["<<parameter.name>>"], <<parameter.queryText>>)
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
    XCTAssertNil(server.sentQuery["<<parameter.name>>"])
<<end>>
<<end>>
<<end>>
<<elseif action.parameters and not (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
    XCTAssertEqual(sent.headers["Content-Type"], "application/json")
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
    XCTAssertEqual(json, expected)
<<elseif not action.parameters>>
    XCTAssertTrue(sent.body.isEmpty)
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>ThrowsServerError() async throws {
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
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error: <<Module>>StatusError? = await server.error {
      <<if action.result>>_ = <<end>>try await manager.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
        of: <<Module>>Samples.first
      )
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }
