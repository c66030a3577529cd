<<for call in action.forwards>>
<<if action.isTestable>>

    it("<<action.id>> when called calls <<call.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>><<if call.option contains "presenter-to-">>Presenter<<else>>Interactor<<end>>Parts()
      <<action.prefix>>parts.<<if call.option contains "presenter-to-">>presenter<<else>>interactor<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if not call.arguments>>
      expect(parts.<<call.receiver>>.<<call.calls>>).to(equal(1))
<<end>>
<<for argument in call.arguments>>
<<if argument.isComparable>>
      expect(parts.<<call.receiver>>.<<argument.recorded>>).to(equal(<<argument.sample>>))
<<elseif loop.first>>
      expect(parts.<<call.receiver>>.<<call.calls>>.count).to(equal(1))
<<end>>
<<end>>
    }
<<end>>
<<end>>
