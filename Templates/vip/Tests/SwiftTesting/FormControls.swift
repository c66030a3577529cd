
    @Test func <<action.id>>Button_whenPressed_sendsWhatControlsHold() {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if action.parameters or empty-models == "keep">>
      #expect(interactor.<<action.id>>Calls.count == 1)
<<else>>
      #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      #expect(interactor.<<action.id>>Calls.first?.<<parameter.reference>> == <<parameter.sample>>)
<<end>>
<<end>>
    }
<<if action.required>>

    @Test func <<action.id>>Button_whenValuesAreMissing_isDisabled() {
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCall or worker>>

    @Test func <<action.id>>Button_when<<action.id|upperCamel>>Runs_isDisabled() {
      view.display(.loading, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isEnabled)
<<if not action.required>>
      view.display(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.isEnabled)
<<end>>
    }

    @Test func <<action.id>>Message_when<<action.id|upperCamel>>Fails_isShown() {
      view.display(.failed(message: "message"), of: .<<action.id>>)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>

    @Test func <<action.id>>Content_whenThereIsViewModel_showsIt() {
      view.display<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text"))
      view.display(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Content.text == "text")
    }
<<end>>
