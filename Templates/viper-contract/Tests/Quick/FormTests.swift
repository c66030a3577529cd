<<if screen == "form">>
<<for action in actions>>
<<if action.hasControls and not (on-load contains action.id and not action.parameters)>>

      it("<<action.id>> button sends what controls hold") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Switch.isOn = true
<<end>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<else>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if not action.parameters>>
        expect(parts.presenter.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
        expect(parts.presenter.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
        expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
        // The return key of the last field does the same.
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType).to(equal(.go))
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
        expect(parts.presenter.<<action.calls>>.count).to(equal(2))
<<elseif loop.last and action.hasTextField>>
        // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
        parts.view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
        expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
      }
<<if action.parameters and not (loop.first and loop.last)>>

      it("<<action.id>> fields have heading") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.form.<<action.id>>Heading.text).to(equal(<<Module>>Texts.<<action.id>>Button))
        expect(parts.view.form.<<action.id>>Heading.accessibilityTraits).to(equal(.header))
      }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

      it("<<action.id>> <<parameter.name>> has content type") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.newPassword))
<<else>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.password))
<<end>>
      }
<<elseif parameter.isDay>>

      it("<<action.id>> <<parameter.name>> has no time") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode).to(equal(.date))
      }
<<end>>
<<end>>
<<if action.isCleared>>

      it("<<action.id>> fields are emptied after success") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
        parts.view.form.update()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.clearFields(of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beFalse())
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
<<end>>
<<end>>
<<end>>
<<end>>
      }
<<end>>
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>

      it("<<action.id>> button is off while it runs") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<for parameter in action.required>>
<<if parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<if loop.last>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.updateLoading(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
        parts.view.updateLoading(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
      }
<<elseif action.hasControls>>

      it("<<action.id>> can be retried after failure") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.form.<<action.id>>Button.isHidden).to(beTrue())
        var spoken: [String] = []
        parts.view.form.announce = { spoken.append($0) }
        parts.view.updateLoading(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isHidden).to(beFalse())
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(spoken).to(equal(["message"]))
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        expect(parts.presenter.<<action.calls>>).to(equal(1))
        parts.view.updateLoading(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.accessibilityLabel).to(equal(<<Module>>Texts.tryAgain))
      }

      it("<<action.id>> ends refreshing") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        parts.view.updateLoading(loading: true)
        parts.view.updateLoading(.loading, of: .<<action.id>>)
        parts.view.form.refreshControl?.beginRefreshing()
        parts.view.form.update()
        expect(parts.view.form.refreshControl?.isRefreshing).to(equal(true))
        expect(parts.view.isModalInPresentation).to(beFalse())
        parts.view.updateLoading(.idle, of: .<<action.id>>)
        expect(parts.view.form.refreshControl?.isRefreshing).to(equal(false))
      }
<<elseif actions contains "hasControls">>

      it("<<action.id>> spinner turns while it runs") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        parts.view.updateLoading(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beTrue())
        parts.view.updateLoading(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beFalse())
      }
<<end>>
<<if action.hasControls and action.isTestable and action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>

      it("<<action.id>> result has rows") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if on-load contains action.id and not action.parameters>>
        expect(parts.view.form.<<action.id>>Heading.isHidden).to(beTrue())
<<end>>
        parts.view.show(<<action.id>>: <<action.resultSample>>)
        parts.view.updateLoading(.idle, of: .<<action.id>>)
        let rows = parts.view.form.<<action.id>>Rows.arrangedSubviews.compactMap { $0 as? UILabel }
        expect(rows.map(\.text)).to(equal(<<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>)))
<<if on-load contains action.id and not action.parameters>>
        expect(parts.view.form.<<action.id>>Heading.isHidden).to(beFalse())
        expect(parts.view.form.<<action.id>>Heading.text).to(equal(<<Module>>Texts.<<action.id>>Label))
<<end>>
      }
<<end>>
<<end>>
<<end>>
