
    it("<<action.id>> when answered presents response") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      expect(parts.presenter.presentLoadingCalls).to(equal([.<<action.id>>]))
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.worker.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.worker.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.worker.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
      let presented = parts.presenter.present<<action.id|upperCamel>>Calls.first?.result
      expect(presented).to(equal(<<action.resultSample>>))
<<end>>
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
      expect(parts.presenter.presentFailureCalls.isEmpty).to(beTrue())
    }

    it("<<action.id>> when failed presents failure") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.worker.<<action.id>>Result = .failure(URLError(.timedOut))
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.isEmpty).to(beTrue())
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(0))
<<end>>
      let error = parts.presenter.presentFailureCalls.first?.error as? URLError
      expect(error).to(equal(URLError(.timedOut)))
      expect(parts.presenter.presentFailureCalls.first?.activity).to(equal(.<<action.id>>))
    }

    it("<<action.id>> when it runs is not started again") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      expect(parts.worker.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
<<if action.result and action.isResultComparable>>
      let presented = parts.presenter.present<<action.id|upperCamel>>Calls.first?.result
      expect(presented).to(equal(<<action.resultSample>>))
<<end>>
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }

    it("<<action.id>> when cancelled is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      let cancelled = parts.interactor.tasks[.<<action.id>>]
      parts.interactor.wasDismissed()
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      let running = parts.interactor.tasks[.<<action.id>>]
      await cancelled?.value
      await running?.value
      expect(cancelled?.isCancelled).to(equal(true))
      expect(parts.presenter.presentFailureCalls.isEmpty).to(beTrue())
<<if action.result and action.isResultComparable>>
      let presented = parts.presenter.present<<action.id|upperCamel>>Calls.first?.result
      expect(presented).to(equal(<<action.resultSample>>))
<<end>>
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("<<action.id>> when released is cancelled") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.worker.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(
<<for value in input>>
          <<value.name>>: <<value.testSample>>,
<<end>>
          presenter: parts.presenter<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
          worker: parts.worker
<<end>>
        )
<<if action.parameters>>
        interactor.<<action.id>>(
          <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
            <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
          )
        )
<<else>>
        interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
        task = interactor.tasks[.<<action.id>>]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.presenter.presentFailureCalls.isEmpty).to(beTrue())
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.isEmpty).to(beTrue())
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(0))
<<end>>
    }
