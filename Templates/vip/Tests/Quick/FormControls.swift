
      it("<<action.id>> button when pressed sends what controls hold") { @MainActor in
        let parts = <<Module>>FormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if action.parameters or empty-models == "keep">>
        expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
<<else>>
        expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
        expect(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
      }
<<if action.required>>

      it("<<action.id>> button when values are missing is disabled") { @MainActor in
        let parts = <<Module>>FormParts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<if action.isCall or worker>>

      it("<<action.id>> button when <<action.id>> runs is disabled") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
<<if not action.required>>
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
<<end>>
      }

      it("<<action.id>> message when <<action.id>> fails is shown") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>

      it("<<action.id>> content when there is view model shows it") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text"))
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Content.text).to(equal("text"))
      }
<<end>>
