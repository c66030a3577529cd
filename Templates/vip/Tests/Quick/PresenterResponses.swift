
    it("present <<action.id>> when answered displays it") { @MainActor in
<<if action.result>>
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(
        <<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>
      )
<<if action.isResultShown>>
      let shown = parts.view.display<<action.id|upperCamel>>Calls.first
<<end>>
<<if action.result == "[String]">>
      expect(shown?.rows.map(\.text)).to(equal(<<action.resultSample>>))
<<elseif action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]">>
      expect(shown?.rows.map(\.text)).to(equal(<<action.resultSample>>.map { $0.formatted() }))
<<elseif action.element>>
      expect(shown?.rows.count).to(equal(1))
      expect(shown?.rows.contains { $0.text.isEmpty }).to(equal(false))
<<if action.elementID or action.isElementIdentifiable>>
      expect(shown?.rows.map(\.id)).to(equal(<<action.resultSample>>.map<<if action.elementID>>(\.id)<<else>> { "\($0.id)" }<<end>>))
<<end>>
<<# A title is compared where one type or two are the app's own: among more, the element of an array cannot be told. #>>
<<for own in OwnTypes>>
<<if loop.first and loop.last>>
<<if own.title and action.result contains own.type and not (action.result contains "[[")>>
      expect(shown?.rows.map(\.text)).to(equal(<<action.resultSample>>.map(\.<<own.title>>)))
<<end>>
<<elseif loop.first>>
<<for other in OwnTypes>>
<<if loop.last and loop.index == 2 and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
      expect(shown?.rows.map(\.text)).to(equal(<<action.resultSample>>.map(\.<<own.title>>)))
<<end>>
<<end>>
<<elseif loop.last and loop.index == 2>>
<<for other in OwnTypes>>
<<if loop.first and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
      expect(shown?.rows.map(\.text)).to(equal(<<action.resultSample>>.map(\.<<own.title>>)))
<<end>>
<<end>>
<<end>>
<<end>>
<<elseif action.result == "String">>
      expect(shown?.text).to(equal(<<action.resultSample>>))
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      expect(shown?.text).to(equal(<<action.resultSample>>.formatted()))
<<elseif action.isResultShown>>
<<if action.isResultOpaque>>
      expect(shown?.text).to(equal(<<Module>>Texts.<<action.id>>Result(<<action.resultSample>>)))
<<if action.result == "Bool">>
      expect(shown?.text).toNot(equal(<<Module>>Texts.<<action.id>>Result(false)))
<<end>>
<<else>>
      expect(shown?.text.isEmpty).to(equal(false))
<<end>>
<<for own in OwnTypes>>
<<if own.title and action.result == own.type>>
      expect(shown?.text).to(equal(<<action.resultSample>>.<<own.title>>))
<<end>>
<<end>>
<<end>>
<<if action.isResultShown or empty-models == "keep">>
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
<<if action.isCall or worker>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.succeeded]))
<<end>>
<<if next>>
      expect(parts.view.displayNextCalls.count).to(equal(<<if action.leadsOnAmongLists and not action.element and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>1<<else>>0<<end>>))
<<end>>
    }
<<if action.isVerdict>>

<<if next-on-failure>>
    it("present <<action.id>> when refused leads on") { @MainActor in
<<else>>
    it("present <<action.id>> when refused shows message") { @MainActor in
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(.init(result: false))
<<if empty-models == "keep">>
      expect(parts.view.display<<action.id|upperCamel>>Calls).to(beEmpty())
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(0))
<<end>>
<<if next-on-failure>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
      let shown = parts.view.displayFailureCalls.first as? <<Module>>Refusal
      expect(shown).to(equal(.<<action.id>>))
<<else>>
      let refused = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([refused]))
<<end>>
<<if next>>
      expect(parts.view.displayNextCalls).to(beEmpty())
<<end>>
    }
<<end>>
