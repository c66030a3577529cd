
    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      expect(parts.service.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }

    it("cancelled <<action.id>> does not end newer one") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let cancelled = parts.view.tasks[.<<action.id>>]
      parts.view.wasDismissed()
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let running = parts.view.tasks[.<<action.id>>]
      await cancelled?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      parts.view.wasDismissed()
      await running?.value
      expect(parts.view.states.isEmpty).to(beTrue())
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }

    it("released view cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(service: parts.service)
        let presenter = <<Module>>Presenter(
<<for value in input>>
          <<value.name>>: <<value.testSample>>,
<<end>>
          interactor: interactor,
          router: parts.router
        )
        let view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
        view.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
        task = view.tasks[.<<action.id>>]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
