<<if action.result and action.isResultComparable>>

    it("<<action.id>> decodes answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(result).to(
        equal(<<action.resultSample>>)
      )
    }
<<end>>

    it("<<action.id>> sends request") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      let sent = server.request
<<include "Includes/DetailPath.swift">>
      expect(sent?.method).to(equal("<<if action.isRead or action.result and not action.parameters>>GET<<else>>POST<<end>>"))
      expect(sent?.path).to(equal("\(path)/<<action.name>>"))
      expect(sent?.headers["Accept"]).to(equal("application/json"))
<<if action.hasQuery>>
      expect(sent?.body).to(beEmpty())
<<if action.parameters contains "isDay">>
      let days = ISO8601DateFormatter()
      days.formatOptions = .withFullDate
      days.timeZone = .current
<<end>>
      let query = server.sentQuery
<<for parameter in action.parameters>>
      expect(query["<<parameter.name>>"]).to(equal(<<parameter.queryText>>))
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
      expect(server.sentQuery["<<parameter.name>>"]).to(beNil())
<<end>>
<<end>>
<<end>>
<<elseif action.parameters and not (action.isPlain and (action.missing or action.sampleArguments contains "Samples.") or not (action.parameters contains "isCodable"))>>
      expect(sent?.headers["Content-Type"]).to(equal("application/json"))
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
      expect(json).to(equal(expected))
<<elseif not action.parameters>>
      expect(sent?.body).to(beEmpty())
<<end>>
    }

    it("<<action.id>> throws server error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
