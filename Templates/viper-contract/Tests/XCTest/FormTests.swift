<<if screen == "form">>
<<for action in actions>>
<<if action.hasControls and not (on-load contains action.id and not action.parameters)>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonSendsWhatControlsHold() async throws {
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
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if not action.parameters>>
      XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      XCTAssertEqual(parts.presenter.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      // The return key of the last field does the same.
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType, .go)
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, 2)
<<elseif loop.last and action.hasTextField>>
      // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
      parts.view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsHaveHeading() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertEqual(parts.view.form.<<action.id>>Heading.text, <<Module>>Texts.<<action.id>>Button)
      XCTAssertEqual(parts.view.form.<<action.id>>Heading.accessibilityTraits, .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasContentType() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .newPassword)
<<else>>
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .password)
<<end>>
    }
<<elseif parameter.isDay>>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasNoTime() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode, .date)
    }
<<end>>
<<end>>
<<if action.isCleared>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsAreEmptiedAfterSuccess() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      parts.view.form.update()
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.clearFields(of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertFalse(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonNeedsValues() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonIsOffWhileItRuns() async throws {
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
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.updateLoading(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.updateLoading(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<elseif action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>CanBeRetriedAfterFailure() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isHidden)
      var spoken: [String] = []
      parts.view.form.announce = { spoken.append($0) }
      parts.view.updateLoading(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isHidden)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertEqual(spoken, ["message"])
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
      parts.view.updateLoading(.loading, of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Button.accessibilityLabel, <<Module>>Texts.tryAgain)
    }

    @MainActor
    func test<<action.id|upperCamel>>EndsRefreshing() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.updateLoading(loading: true)
      parts.view.updateLoading(.loading, of: .<<action.id>>)
      parts.view.form.refreshControl?.beginRefreshing()
      parts.view.form.update()
      XCTAssertEqual(parts.view.form.refreshControl?.isRefreshing, true)
      XCTAssertFalse(parts.view.isModalInPresentation)
      parts.view.updateLoading(.idle, of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.refreshControl?.isRefreshing, false)
    }
<<elseif actions contains "hasControls">>

    @MainActor
    func test<<action.id|upperCamel>>SpinnerTurnsWhileItRuns() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.updateLoading(.loading, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Spinner.isAnimating)
      parts.view.updateLoading(.idle, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if action.hasControls and action.isTestable and action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>

    @MainActor
    func test<<action.id|upperCamel>>ResultHasRows() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if on-load contains action.id and not action.parameters>>
      XCTAssertTrue(parts.view.form.<<action.id>>Heading.isHidden)
<<end>>
      parts.view.show(<<action.id>>: <<action.resultSample>>)
      parts.view.updateLoading(.idle, of: .<<action.id>>)
      let rows = parts.view.form.<<action.id>>Rows.arrangedSubviews.compactMap { $0 as? UILabel }
      XCTAssertEqual(rows.map(\.text), <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
<<if on-load contains action.id and not action.parameters>>
      XCTAssertFalse(parts.view.form.<<action.id>>Heading.isHidden)
      XCTAssertEqual(parts.view.form.<<action.id>>Heading.text, <<Module>>Texts.<<action.id>>Label)
<<end>>
    }
<<end>>
<<end>>
<<end>>
