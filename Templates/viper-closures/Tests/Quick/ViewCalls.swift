
    it("<<action.id>> is loading until service answers") { @MainActor in
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
      expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.succeeded))
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.service.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.service.<<whole.calls>>.count).to(equal(1))
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
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      expect(parts.view.<<action.id>>Result).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>))
<<end>>
    }

    it("<<action.id>> <<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>failure leads on and retry<<else>>failure is shown and retry<<end>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      let error = URLError(.timedOut)
      parts.service.<<action.id>>Result = .failure(error)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError).to(equal(error))
<<else>>
      expect(parts.view.states[.<<action.id>>]).to(equal(.failed(message: error.localizedDescription)))
<<if next-on-failure>>
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls).to(beEmpty())
<<end>>
<<end>>
      parts.service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.succeeded))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }
<<if action.isVerdict>>

    it("<<action.id>> <<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>refusal leads on and retry<<else>>refusal is shown and retry<<end>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.service.<<action.id>>Result = .success(false)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? <<Module>>Refusal).to(equal(.<<action.id>>))
<<else>>
      expect(parts.view.states[.<<action.id>>]).to(equal(.failed(message: <<Module>>Texts.<<action.id>>Refused)))
<<if next-on-failure>>
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls).to(beEmpty())
<<end>>
<<end>>
      parts.service.<<action.id>>Result = .success(true)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.succeeded))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }
<<end>>

    it("<<action.id>> cancelled shows no message") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.service.<<action.id>>Result = .failure(URLError(.cancelled))
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
<<if next-on-failure>>
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls).to(beEmpty())
<<end>>
    }
<<if actions contains "isLoad" and not (next or action.isLoad or action.isRead or action.missing)>>

    it("<<action.id>> is followed by load") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for load in actions>>
<<if load.isLoad>>
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<load.id>>]?.value
      expect(parts.service.<<load.calls>>).to(equal(1))
<<end>>
<<end>>
    }
<<end>>
<<if not (style == "closures")>>
<<include "Tests/Quick/ViewStyle.swift">>
<<end>>

    it("dismissal cancels <<action.id>>") { @MainActor in
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
      let task = <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]
      parts.view.wasDismissed()
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.view.states.isEmpty).to(beTrue())
      expect(parts.router.dismissedReportCount).to(equal(1))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<for name in next>>
<<if loop.first and action.leadsOn>>

    it("<<action.id>> shows next screen") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: parts.view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      parts.view.onNext = { shown = $0 }
<<end>>
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #else
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif ui == "appkit">>
      #if !canImport(AppKit)
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif navigation == "swiftui">>
      expect(parts.view.nextScreen).to(equal(parts.router.make<<name>>ScreenResult))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.make<<name>>ScreenCallCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.make<<name>>ScreenCalls).to(equal([<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
