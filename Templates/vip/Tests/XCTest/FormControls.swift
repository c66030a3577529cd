
    @MainActor
    func test<<action.id|upperCamel>>Button_whenPressed_sendsWhatControlsHold() async throws {
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
      XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
<<else>>
      XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      XCTAssertEqual(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>, <<parameter.sample>>)
<<end>>
<<end>>
    }
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>Button_whenValuesAreMissing_isDisabled() async throws {
      let parts = <<Module>>FormParts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCall or worker>>

    @MainActor
    func test<<action.id|upperCamel>>Button_when<<action.id|upperCamel>>Runs_isDisabled() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
<<if not action.required>>
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
<<end>>
    }

    @MainActor
    func test<<action.id|upperCamel>>Message_when<<action.id|upperCamel>>Fails_isShown() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>

    @MainActor
    func test<<action.id|upperCamel>>Content_whenThereIsViewModel_showsIt() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text"))
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Content.text, "text")
    }
<<end>>
