<<if screen == "form">>
<<for action in actions>>
<<if action.hasControls and not (on-load contains action.id and not action.parameters)>>

    @Test func <<action.id>>ButtonSendsWhatControlsHold() {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Switch.isOn = true
<<end>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<else>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if not action.parameters>>
      #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
      #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      // The return key of the last field does the same.
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType == .go)
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      #expect(presenter.<<action.calls>>.count == 2)
<<elseif loop.last and action.hasTextField>>
      // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
      view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
      #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @Test func <<action.id>>FieldsHaveHeading() {
      #expect(view.form.<<action.id>>Heading.text == <<Module>>Texts.<<action.id>>Button)
      #expect(view.form.<<action.id>>Heading.accessibilityTraits == .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @Test func <<action.id>><<parameter.name|upperCamel>>HasContentType() {
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .newPassword)
<<else>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .password)
<<end>>
    }
<<elseif parameter.isDay>>

    @Test func <<action.id>><<parameter.name|upperCamel>>HasNoTime() {
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode == .date)
    }
<<end>>
<<end>>
<<if action.isCleared>>

    @Test func <<action.id>>FieldsAreEmptiedAfterSuccess() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.form.update()
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.clearFields(of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(!view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
      #expect(!view.form.<<action.id>>Button.isEnabled)
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<if action.required>>

    @Test func <<action.id>>ButtonNeedsValues() {
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>

    @Test func <<action.id>>ButtonIsOffWhileItRuns() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<if loop.last>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.updateLoading(.loading, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isEnabled)
      view.updateLoading(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.isEnabled)
    }
<<elseif action.hasControls>>

    @Test func <<action.id>>CanBeRetriedAfterFailure() {
      #expect(view.form.<<action.id>>Button.isHidden)
      var spoken: [String] = []
      view.form.announce = { spoken.append($0) }
      view.updateLoading(.failed(message: "message"), of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isHidden)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(spoken == ["message"])
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      #expect(presenter.<<action.calls>> == 1)
      view.updateLoading(.loading, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.accessibilityLabel == <<Module>>Texts.tryAgain)
    }

    @Test func <<action.id>>EndsRefreshing() {
      view.updateLoading(loading: true)
      view.updateLoading(.loading, of: .<<action.id>>)
      view.form.refreshControl?.beginRefreshing()
      view.form.update()
      #expect(view.form.refreshControl?.isRefreshing == true)
      #expect(!view.isModalInPresentation)
      view.updateLoading(.idle, of: .<<action.id>>)
      #expect(view.form.refreshControl?.isRefreshing == false)
    }
<<elseif actions contains "hasControls">>

    @Test func <<action.id>>SpinnerTurnsWhileItRuns() {
      view.updateLoading(.loading, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Spinner.isAnimating)
      view.updateLoading(.idle, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if action.hasControls and action.isTestable and action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>

    @Test func <<action.id>>ResultHasRows() {
<<if on-load contains action.id and not action.parameters>>
      #expect(view.form.<<action.id>>Heading.isHidden)
<<end>>
      view.show(<<action.id>>: <<action.resultSample>>)
      view.updateLoading(.idle, of: .<<action.id>>)
      let rows = view.form.<<action.id>>Rows.arrangedSubviews.compactMap { $0 as? UILabel }
      #expect(rows.map(\.text) == <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
<<if on-load contains action.id and not action.parameters>>
      #expect(!view.form.<<action.id>>Heading.isHidden)
      #expect(view.form.<<action.id>>Heading.text == <<Module>>Texts.<<action.id>>Label)
<<end>>
    }
<<end>>
<<end>>
<<end>>
