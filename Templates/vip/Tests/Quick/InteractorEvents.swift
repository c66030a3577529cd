
    it("<<action.id>> when requested presents response") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
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
