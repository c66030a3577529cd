
    it("request <<action.id>> when asked sends request") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if action.parameters or empty-models == "keep">>
      expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>).to(
        equal(<<parameter.sample>>)
      )
<<end>>
<<end>>
    }
