<<if action.hasControls>>

    @Test func <<action.id>>Button_whenPressed_sendsValues() {
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
<<if action.required>>
      #expect(view.form.<<action.id>>Button.isEnabled)
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

    @Test func <<action.id>>Button_whenEmpty_isDisabled() {
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCleared and not (action.isCall or worker)>>

    @Test func <<action.id>>Fields_whenDisplayed_areEmptied() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.display<<action.id|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
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
<<if action.isCall or worker>>

    @Test func <<action.id>>Button_whenRunning_isDisabled() {
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
      view.display(.loading, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isEnabled)
      view.display(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @Test func <<action.id>>Fields_whenAccepted_areEmptied() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.display(.loading, of: .<<action.id>>)
      view.display(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      view.display(.loading, of: .<<action.id>>)
      view.display(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.display(.loading, of: .<<action.id>>)
      view.display(.succeeded, of: .<<action.id>>)
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
<<end>>
<<else>>

    @Test func <<action.id>>Spinner_whenRunning_turns() {
      view.display(.loading, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Spinner.isAnimating)
      view.display(.idle, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if action.isCall or worker>>

    @Test func <<action.id>>Message_whenFailed_isShown() {
      view.display(.failed(message: "message"), of: .<<action.id>>)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }

    @Test func <<action.id>>Message_whenShown_isAnnounced() {
      var announced: [String] = []
      view.form.announce = { announced.append($0) }
      view.display(.failed(message: "message"), of: .<<action.id>>)
      view.form.update()
      #expect(announced == ["message"])
    }
<<end>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

    @Test func <<action.id>>_whenReturnIsPressed_isSent() {
<<for other in action.parameters>>
<<if other.control == "number">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      view.form.update()
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType == .go)
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      #expect(interactor.<<action.id>>Calls.count == 1)
    }
<<end>>
<<end>>
<<if action.parameters>>

    @Test func <<action.id>>Fields_whenShown_haveLabels() {
      let form = view.form
      let action = <<Module>>Texts.<<action.id>>Button
<<for parameter in action.parameters>>
      #expect(form.<<action.id>><<parameter.name|upperCamel>>Field.accessibilityLabel?.contains(action) == true)
<<if parameter.isDay>>
      #expect(form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode == .date)
<<end>>
<<if parameter.contentType == "password">>
      #expect(form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .<<if (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister")>>newPassword<<else>>password<<end>>)
<<end>>
<<end>>
    }
<<end>>
<<for parameter in action.required>>
<<if parameter.control == "number">>

    @Test func <<action.id>><<parameter.name|upperCamel>>_whenInvalid_isRefused() {
<<for other in action.parameters>>
<<if other.control == "number">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = "12abc"
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>

    @Test func <<action.id>><<parameter.name|upperCamel>>_whenOff_isNotSent() {
<<for other in action.parameters>>
<<if other.control == "number">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      #expect(interactor.<<action.id>>Calls.first?.<<parameter.reference>> == nil)
      #expect(interactor.<<action.id>>Calls.count == 1)
    }
<<end>>
<<end>>
<<end>>
<<if action.element>>

    @Test func <<action.id>>List_whenLoaded_showsRows() {
      view.display<<action.id|upperCamel>>(
        .init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])
      )
      let list = view.form.<<action.id>>List
      let cell = list.tableView(list, cellForRowAt: IndexPath(row: 0, section: 0))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      #expect(list.tableView(list, numberOfRowsInSection: 0) == 1)
      #expect(content?.text == "text")
      #expect(cell.accessibilityIdentifier?.hasPrefix("<<Module>>.<<action.id>>.row.") == true)
    }

    @Test func <<action.id>>List_whenEmpty_showsText() {
      view.display<<action.id|upperCamel>>(.init(rows: []))
      let list = view.form.<<action.id>>List
      let footer = list.tableView(list, titleForFooterInSection: 0)
      #expect(footer == <<Module>>Texts.<<action.id>>Empty)
    }
<<if action.element and action.parameters and action.hasControls>>

    @Test func <<action.id>>List_whenOthersLoad_isEmpty() {
      view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
      view.clear<<action.id|upperCamel>>()
      let list = view.form.<<action.id>>List
      #expect(list.tableView(list, numberOfRowsInSection: 0) == 0)
      #expect(list.tableView(list, titleForFooterInSection: 0) == nil)
    }
<<end>>
<<for deletion in action.rowDeletions>>

    @Test func <<action.id>>List_whenRowIsSwiped_requests<<deletion.id|upperCamel>>() {
      let id: <<action.elementID>> = <<action.elementIDSample>>
      view.display<<action.id|upperCamel>>(.init(rows: [.init(id: id, text: "text")]))
      let list = view.form.<<action.id>>List
      let swipe = list.tableView(
        list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
      if let delete = swipe?.actions.first { delete.handler(delete, list) { _ in } }
      #expect(swipe?.performsFirstActionWithFullSwipe == false)
      #expect(swipe?.actions.first?.title == <<Module>>Texts.<<deletion.id>>Button)
<<for parameter in deletion.parameters>>
      #expect(interactor.<<deletion.id>>Calls.map(\.<<parameter.reference>>) == [id])
<<end>>
<<if deletion.isCall or worker>>
      view.display(.loading, of: .<<deletion.id>>)
      let later = list.tableView(
        list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
      #expect(later == nil)
<<end>>
    }
<<end>>
<<if action.hasControls>>

    @Test func <<action.id>>Button_whenFailed_offersRetry() {
      view.display(.failed(message: "message"), of: .<<action.id>>)
      let title = view.form.<<action.id>>Button.configuration?.title
      #expect(title == <<Module>>Texts.<<action.id>>TryAgain)
    }
<<end>>
<<if next>>

    @Test func <<action.id>>List_whenRowIsChosen_sendsIt() {
      let list = view.form.<<action.id>>List
      list.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
      #expect(interactor.choose<<action.id|upperCamel>>Calls == [1])
    }
<<end>>

    @Test func <<action.id>>List_whenShown_isAnnounced() {
      var announced: [String] = []
      view.form.announce = { announced.append($0) }
      view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
      view.display<<action.id|upperCamel>>(.init(rows: []))
      #expect(announced.first == <<Module>>Texts.<<action.id>>Count(1))
      #expect(announced.last == <<Module>>Texts.<<action.id>>Empty)
    }
<<if not action.parameters>>

    @Test func <<action.id>>Refresh_whenLoaded_ends() {
      view.form.refreshControl?.beginRefreshing()
      view.display(.loading, of: .<<action.id>>)
      #expect(view.form.refreshControl?.isRefreshing == true)
      view.display(.idle, of: .<<action.id>>)
      #expect(view.form.refreshControl?.isRefreshing == false)
    }
<<end>>
<<elseif action.isResultShown>>

    @Test func <<action.id>>Content_whenLoaded_isShown() {
      view.display<<action.id|upperCamel>>(.init(text: "text"))
      #expect(view.form.<<action.id>>Content.text == "text")
    }

    @Test func <<action.id>>Content_whenShown_isAnnounced() {
      var announced: [String] = []
      view.form.announce = { announced.append($0) }
      view.display<<action.id|upperCamel>>(.init(text: "text"))
      #expect(announced == ["text"])
    }
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>

    @Test func <<action.id>>NextButton_whenPressed_leadsOn() {
<<if action.result>>
      #expect(!view.form.<<action.id>>NextButton.isEnabled)
      view.display<<action.id|upperCamel>>(.init(text: "text"))
      view.display(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>NextButton.isEnabled)
<<end>>
      view.form.<<action.id>>NextButton.sendActions(for: .primaryActionTriggered)
      #expect(interactor.choose<<action.id|upperCamel>>CallCount == 1)
    }
<<end>>
