
    it("display <<action.id>> when there is view model shows it") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.display<<action.id|upperCamel>>(<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">><<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text")<<elseif action.result>><<Module>>.<<action.id|upperCamel>>.ViewModel(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>)
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      expect(parts.view.<<action.id>>ViewModel?.text).to(equal("text"))
<<elseif action.result and action.isResultComparable>>
      expect(parts.view.<<action.id>>ViewModel?.result).to(equal(<<action.resultSample>>))
<<elseif action.result or empty-models == "keep">>
      expect(parts.view.<<action.id>>ViewModel).toNot(beNil())
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
      expect(parts.router.show<<name>>CallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
    }
