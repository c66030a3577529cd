
    it("<<action.id>> when answered reaches view") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if action.missing and action.result>>
      parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(view.states[.<<action.id>>]).to(equal(.loading))
      await interactor.tasks[.<<action.id>>]?.value
      expect(view.states[.<<action.id>>]).to(equal(.succeeded))
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
<<if action.resultSample and action.element>>
      expect(view.<<action.id>>ViewModel?.rows.count).to(equal(1))
<<elseif action.result == "String">>
      expect(view.<<action.id>>ViewModel?.text).to(equal(<<action.resultSample>>))
<<elseif action.isResultShown>>
      expect(view.<<action.id>>ViewModel).toNot(beNil())
<<else>>
      expect(view.states[.<<action.id>>]).to(equal(.succeeded))
<<end>>
    }

    it("<<action.id>> when failed can be tried again") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if action.missing and action.result>>
      parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      let answer = parts.worker.<<action.id>>Result
      parts.worker.<<action.id>>Result = .failure(URLError(.timedOut))
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
      expect(view.states[.<<action.id>>]).to(equal(.idle))
<<else>>
      let message = URLError(.timedOut).localizedDescription
      expect(view.states[.<<action.id>>]?.message).to(equal(message))
<<end>>
      parts.worker.<<action.id>>Result = answer
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
      expect(view.states[.<<action.id>>]).to(equal(.succeeded))
    }
<<if action.isVerdict>>

    it("<<action.id>> when refused can be tried again") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
      parts.worker.<<action.id>>Result = .success(false)
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure>>
      expect(view.states[.<<action.id>>]).to(equal(.idle))
<<else>>
      expect(view.states[.<<action.id>>]?.message).to(equal(<<Module>>Texts.<<action.id>>Refused))
<<end>>
      parts.worker.<<action.id>>Result = .success(true)
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
      expect(view.states[.<<action.id>>]).to(equal(.succeeded))
    }
<<end>>

    it("<<action.id>> when dismissed is cancelled") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
      parts.worker.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let task = interactor.tasks[.<<action.id>>]
      view.wasDismissed()
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(view.states[.<<action.id>>]).to(equal(.idle))
      expect(parts.delegate.didDismissCallCount).to(equal(1))
    }
