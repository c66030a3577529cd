<<if style == "closures">>

    it("<<action.id>> reports result and hands it on") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.interactor.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.interactor.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(results).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(results.count).to(equal(1))
<<end>>
      expect(errors.isEmpty).to(beTrue())
    }

    it("<<action.id>> hands on error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
      expect(results.isEmpty).to(beTrue())
      expect(errors.first as? URLError).to(equal(URLError(.timedOut)))
    }
<<if action.isVerdict>>

    it("<<action.id>> when refused hands on error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
      expect(results.isEmpty).to(beTrue())
      expect(errors.first as? <<Module>>Refusal).to(equal(.<<action.id>>))
    }
<<end>>
<<else>>

    it("<<action.id>> reports result and returns it") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.interactor.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.interactor.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(result).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>))
<<elseif action.result>>
      _ = result
<<end>>
    }

    it("<<action.id>> throws error of interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(error).to(equal(URLError(.timedOut)))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<if action.isVerdict>>

    it("<<action.id>> when refused throws error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(error).to(equal(.<<action.id>>))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<end>>

    it("cancelled <<action.id>> is not reported") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.interactor.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<end>>
