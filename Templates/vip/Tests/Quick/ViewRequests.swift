
    it("request <<action.id>> when called sends request") { @MainActor in
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
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>

    it("refresh <<action.id>> when it runs ends with it") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
      view.display(.loading, of: .<<action.id>>)
      Task { view.display(.idle, of: .<<action.id>>) }
      await view.refresh<<action.id|upperCamel>>()
      expect(view.states[.<<action.id>>]).to(equal(.idle))
<<if empty-models == "keep">>
      expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
