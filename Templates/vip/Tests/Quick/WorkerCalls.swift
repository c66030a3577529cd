<<if action.result and action.isResultComparable>>

    it("<<action.id>> when server answers decodes answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let answer = try encoded(<<action.resultSample>>)
      let worker = try makeWorker(status: 200, answer: answer)
      let result = try await worker.<<action.id>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(result).to(equal(<<action.resultSample>>))
    }
<<end>>

    it("<<action.id>> when server refuses throws what it says") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
