
    it("present <<action.id>> when there is response displays view model") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<if action.result>><<Module>>.<<action.id|upperCamel>>.Response(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.Response()<<end>>)
<<if action.result == "String">>
      let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
      expect(text).to(equal(<<action.resultSample>>))
<<elseif action.result == "[String]">>
      let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
      expect(text).to(equal(<<action.resultSample>>.joined(separator: "\n")))
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
      expect(text).to(equal(<<action.resultSample>>.formatted()))
<<end>>
<<if action.result and action.isResultComparable and not (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal")>>
      expect(parts.view.display<<action.id|upperCamel>>Calls.first?.result).to(equal(<<action.resultSample>>))
<<end>>
<<if action.result or empty-models == "keep">>
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
<<if action.isCall or worker>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
<<end>>
    }
