<<if action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>Button_whenPressed_sendsValues() async throws {
      let parts = <<Module>>FormParts()
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
<<if action.required>>
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
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
    func test<<action.id|upperCamel>>Button_whenEmpty_isDisabled() async throws {
      let parts = <<Module>>FormParts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCleared and not (action.isCall or worker)>>

    @MainActor
    func test<<action.id|upperCamel>>Fields_whenDisplayed_areEmptied() async throws {
      let parts = <<Module>>FormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      parts.view.display<<action.id|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
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
<<if action.isCall or worker>>

    @MainActor
    func test<<action.id|upperCamel>>Button_whenRunning_isDisabled() async throws {
      let parts = <<Module>>FormParts()
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
      parts.view.display(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @MainActor
    func test<<action.id|upperCamel>>Fields_whenAccepted_areEmptied() async throws {
      let parts = <<Module>>FormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      parts.view.display(.loading, of: .<<action.id>>)
      parts.view.display(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      parts.view.display(.loading, of: .<<action.id>>)
      parts.view.display(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.display(.loading, of: .<<action.id>>)
      parts.view.display(.succeeded, of: .<<action.id>>)
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
<<end>>
<<else>>

    @MainActor
    func test<<action.id|upperCamel>>Spinner_whenRunning_turns() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display(.loading, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Spinner.isAnimating)
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if action.isCall or worker>>

    @MainActor
    func test<<action.id|upperCamel>>Message_whenFailed_isShown() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }

    @MainActor
    func test<<action.id|upperCamel>>Message_whenShown_isAnnounced() async throws {
      let parts = <<Module>>FormParts()
      var announced: [String] = []
      parts.view.form.announce = { announced.append($0) }
      parts.view.display(.failed(message: "message"), of: .<<action.id>>)
      parts.view.form.update()
      XCTAssertEqual(announced, ["message"])
    }
<<end>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

    @MainActor
    func test<<action.id|upperCamel>>_whenReturnIsPressed_isSent() async throws {
      let parts = <<Module>>FormParts()
<<for other in action.parameters>>
<<if other.control == "number">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      parts.view.form.update()
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType, .go)
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
    }
<<end>>
<<end>>
<<if action.parameters>>

    @MainActor
    func test<<action.id|upperCamel>>Fields_whenShown_haveLabels() async throws {
      let parts = <<Module>>FormParts()
      let form = parts.view.form
      let action = <<Module>>Texts.<<action.id>>Button
<<for parameter in action.parameters>>
      XCTAssertEqual(form.<<action.id>><<parameter.name|upperCamel>>Field.accessibilityLabel?.contains(action), true)
<<if parameter.isDay>>
      XCTAssertEqual(form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode, .date)
<<end>>
<<if parameter.contentType == "password">>
      XCTAssertEqual(form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .<<if (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister")>>newPassword<<else>>password<<end>>)
<<end>>
<<end>>
    }
<<end>>
<<for parameter in action.required>>
<<if parameter.control == "number">>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>_whenInvalid_isRefused() async throws {
      let parts = <<Module>>FormParts()
<<for other in action.parameters>>
<<if other.control == "number">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = "12abc"
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>_whenOff_isNotSent() async throws {
      let parts = <<Module>>FormParts()
<<for other in action.parameters>>
<<if other.control == "number">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      XCTAssertNil(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>)
      XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
    }
<<end>>
<<end>>
<<end>>
<<if action.element>>

    @MainActor
    func test<<action.id|upperCamel>>List_whenLoaded_showsRows() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display<<action.id|upperCamel>>(
        .init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])
      )
      let list = parts.view.form.<<action.id>>List
      let cell = list.tableView(list, cellForRowAt: IndexPath(row: 0, section: 0))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      XCTAssertEqual(list.tableView(list, numberOfRowsInSection: 0), 1)
      XCTAssertEqual(content?.text, "text")
      XCTAssertEqual(cell.accessibilityIdentifier?.hasPrefix("<<Module>>.<<action.id>>.row."), true)
    }

    @MainActor
    func test<<action.id|upperCamel>>List_whenEmpty_showsText() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display<<action.id|upperCamel>>(.init(rows: []))
      let list = parts.view.form.<<action.id>>List
      let footer = list.tableView(list, titleForFooterInSection: 0)
      XCTAssertEqual(footer, <<Module>>Texts.<<action.id>>Empty)
    }
<<if action.element and action.parameters and action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>List_whenOthersLoad_isEmpty() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
      parts.view.clear<<action.id|upperCamel>>()
      let list = parts.view.form.<<action.id>>List
      XCTAssertEqual(list.tableView(list, numberOfRowsInSection: 0), 0)
      XCTAssertNil(list.tableView(list, titleForFooterInSection: 0))
    }
<<end>>
<<for deletion in action.rowDeletions>>

    @MainActor
    func test<<action.id|upperCamel>>List_whenRowIsSwiped_requests<<deletion.id|upperCamel>>() async throws {
      let parts = <<Module>>FormParts()
      let id: <<action.elementID>> = <<action.elementIDSample>>
      parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: id, text: "text")]))
      let list = parts.view.form.<<action.id>>List
      let swipe = list.tableView(
        list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
      if let delete = swipe?.actions.first { delete.handler(delete, list) { _ in } }
      XCTAssertEqual(swipe?.performsFirstActionWithFullSwipe, false)
      XCTAssertEqual(swipe?.actions.first?.title, <<Module>>Texts.<<deletion.id>>Button)
<<for parameter in deletion.parameters>>
      XCTAssertEqual(parts.interactor.<<deletion.id>>Calls.map(\.<<parameter.reference>>), [id])
<<end>>
<<if deletion.isCall or worker>>
      parts.view.display(.loading, of: .<<deletion.id>>)
      let later = list.tableView(
        list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
      XCTAssertNil(later)
<<end>>
    }
<<end>>
<<if action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>Button_whenFailed_offersRetry() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display(.failed(message: "message"), of: .<<action.id>>)
      let title = parts.view.form.<<action.id>>Button.configuration?.title
      XCTAssertEqual(title, <<Module>>Texts.<<action.id>>TryAgain)
    }
<<end>>
<<if next>>

    @MainActor
    func test<<action.id|upperCamel>>List_whenRowIsChosen_sendsIt() async throws {
      let parts = <<Module>>FormParts()
      let list = parts.view.form.<<action.id>>List
      list.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
      XCTAssertEqual(parts.interactor.choose<<action.id|upperCamel>>Calls, [1])
    }
<<end>>

    @MainActor
    func test<<action.id|upperCamel>>List_whenShown_isAnnounced() async throws {
      let parts = <<Module>>FormParts()
      var announced: [String] = []
      parts.view.form.announce = { announced.append($0) }
      parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
      parts.view.display<<action.id|upperCamel>>(.init(rows: []))
      XCTAssertEqual(announced.first, <<Module>>Texts.<<action.id>>Count(1))
      XCTAssertEqual(announced.last, <<Module>>Texts.<<action.id>>Empty)
    }
<<if not action.parameters>>

    @MainActor
    func test<<action.id|upperCamel>>Refresh_whenLoaded_ends() async throws {
      let parts = <<Module>>FormParts()
      parts.view.form.refreshControl?.beginRefreshing()
      parts.view.display(.loading, of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.refreshControl?.isRefreshing, true)
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.refreshControl?.isRefreshing, false)
    }
<<end>>
<<elseif action.isResultShown>>

    @MainActor
    func test<<action.id|upperCamel>>Content_whenLoaded_isShown() async throws {
      let parts = <<Module>>FormParts()
      parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
      XCTAssertEqual(parts.view.form.<<action.id>>Content.text, "text")
    }

    @MainActor
    func test<<action.id|upperCamel>>Content_whenShown_isAnnounced() async throws {
      let parts = <<Module>>FormParts()
      var announced: [String] = []
      parts.view.form.announce = { announced.append($0) }
      parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
      XCTAssertEqual(announced, ["text"])
    }
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>

    @MainActor
    func test<<action.id|upperCamel>>NextButton_whenPressed_leadsOn() async throws {
      let parts = <<Module>>FormParts()
<<if action.result>>
      XCTAssertFalse(parts.view.form.<<action.id>>NextButton.isEnabled)
      parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
      parts.view.display(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>NextButton.isEnabled)
<<end>>
      parts.view.form.<<action.id>>NextButton.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.interactor.choose<<action.id|upperCamel>>CallCount, 1)
    }
<<end>>
