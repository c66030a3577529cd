<<if action.hasControls>>

      it("<<action.id>> button when pressed sends values") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
<<end>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
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
<<if action.required>>

      it("<<action.id>> button when empty is disabled") { @MainActor in
        let parts = <<Module>>FormParts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<if action.isCleared and not (action.isCall or worker)>>

      it("<<action.id>> fields when displayed are emptied") { @MainActor in
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
<<if action.isCall or worker>>

      it("<<action.id>> button when running is disabled") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.display(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
      }
<<if action.isCleared>>

      it("<<action.id>> fields when accepted are emptied") { @MainActor in
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
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        parts.view.display(.loading, of: .<<action.id>>)
        parts.view.display(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.display(.loading, of: .<<action.id>>)
        parts.view.display(.succeeded, of: .<<action.id>>)
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
<<end>>
<<else>>

      it("<<action.id>> spinner when running turns") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beTrue())
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beFalse())
      }
<<end>>
<<if action.isCall or worker>>

      it("<<action.id>> message when failed is shown") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }

      it("<<action.id>> message when shown is announced") { @MainActor in
        let parts = <<Module>>FormParts()
        var announced: [String] = []
        parts.view.form.announce = { announced.append($0) }
        parts.view.display(.failed(message: "message"), of: .<<action.id>>)
        parts.view.form.update()
        expect(announced).to(equal(["message"]))
      }
<<end>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

      it("<<action.id>> when return is pressed is sent") { @MainActor in
        let parts = <<Module>>FormParts()
<<for other in action.parameters>>
<<if other.control == "number">>
        parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
        parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
        parts.view.form.update()
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType).to(equal(.go))
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
        expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
      }
<<end>>
<<end>>
<<if action.parameters>>

      it("<<action.id>> fields when shown have labels") { @MainActor in
        let parts = <<Module>>FormParts()
        let form = parts.view.form
        let action = <<Module>>Texts.<<action.id>>Button
<<for parameter in action.parameters>>
        expect(form.<<action.id>><<parameter.name|upperCamel>>Field.accessibilityLabel?.contains(action)).to(beTrue())
<<if parameter.isDay>>
        expect(form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode).to(equal(.date))
<<end>>
<<if parameter.contentType == "password">>
        expect(form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.<<if (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister")>>newPassword<<else>>password<<end>>))
<<end>>
<<end>>
      }
<<end>>
<<for parameter in action.required>>
<<if parameter.control == "number">>

      it("<<action.id>> <<parameter.name>> when invalid is refused") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>

      it("<<action.id>> <<parameter.name>> when off is not sent") { @MainActor in
        let parts = <<Module>>FormParts()
<<for other in action.parameters>>
<<if other.control == "number">>
        parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
        parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        expect(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>).to(beNil())
        expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
      }
<<end>>
<<end>>
<<end>>
<<if action.element>>

      it("<<action.id>> list when loaded shows rows") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display<<action.id|upperCamel>>(
          .init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])
        )
        let list = parts.view.form.<<action.id>>List
        let cell = list.tableView(list, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        expect(list.tableView(list, numberOfRowsInSection: 0)).to(equal(1))
        expect(content?.text).to(equal("text"))
        expect(cell.accessibilityIdentifier?.hasPrefix("<<Module>>.<<action.id>>.row.")).to(equal(true))
      }

      it("<<action.id>> list when empty shows text") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display<<action.id|upperCamel>>(.init(rows: []))
        let list = parts.view.form.<<action.id>>List
        let footer = list.tableView(list, titleForFooterInSection: 0)
        expect(footer).to(equal(<<Module>>Texts.<<action.id>>Empty))
      }
<<if action.element and action.parameters and action.hasControls>>

      it("<<action.id>> list when others load is empty") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
        parts.view.clear<<action.id|upperCamel>>()
        let list = parts.view.form.<<action.id>>List
        expect(list.tableView(list, numberOfRowsInSection: 0)).to(equal(0))
        expect(list.tableView(list, titleForFooterInSection: 0)).to(beNil())
      }
<<end>>
<<for deletion in action.rowDeletions>>

      it("<<action.id>> list when row is swiped requests <<deletion.id>>") { @MainActor in
        let parts = <<Module>>FormParts()
        let id: <<action.elementID>> = <<action.elementIDSample>>
        parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: id, text: "text")]))
        let list = parts.view.form.<<action.id>>List
        let swipe = list.tableView(
          list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        if let delete = swipe?.actions.first { delete.handler(delete, list) { _ in } }
        expect(swipe?.performsFirstActionWithFullSwipe).to(equal(false))
        expect(swipe?.actions.first?.title).to(equal(<<Module>>Texts.<<deletion.id>>Button))
<<for parameter in deletion.parameters>>
        expect(parts.interactor.<<deletion.id>>Calls.map(\.<<parameter.reference>>)).to(equal([id]))
<<end>>
<<if deletion.isCall or worker>>
        parts.view.display(.loading, of: .<<deletion.id>>)
        let later = list.tableView(
          list, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        expect(later).to(beNil())
<<end>>
      }
<<end>>
<<if action.hasControls>>

      it("<<action.id>> button when failed offers retry") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display(.failed(message: "message"), of: .<<action.id>>)
        let title = parts.view.form.<<action.id>>Button.configuration?.title
        expect(title).to(equal(<<Module>>Texts.<<action.id>>TryAgain))
      }
<<end>>
<<if next>>

      it("<<action.id>> list when row is chosen sends it") { @MainActor in
        let parts = <<Module>>FormParts()
        let list = parts.view.form.<<action.id>>List
        list.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
        expect(parts.interactor.choose<<action.id|upperCamel>>Calls).to(equal([1]))
      }
<<end>>

      it("<<action.id>> list when shown is announced") { @MainActor in
        let parts = <<Module>>FormParts()
        var announced: [String] = []
        parts.view.form.announce = { announced.append($0) }
        parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
        parts.view.display<<action.id|upperCamel>>(.init(rows: []))
        expect(announced.first).to(equal(<<Module>>Texts.<<action.id>>Count(1)))
        expect(announced.last).to(equal(<<Module>>Texts.<<action.id>>Empty))
      }
<<if not action.parameters>>

      it("<<action.id>> refresh when loaded ends") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.form.refreshControl?.beginRefreshing()
        parts.view.display(.loading, of: .<<action.id>>)
        expect(parts.view.form.refreshControl?.isRefreshing).to(equal(true))
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.refreshControl?.isRefreshing).to(equal(false))
      }
<<end>>
<<elseif action.isResultShown>>

      it("<<action.id>> content when loaded is shown") { @MainActor in
        let parts = <<Module>>FormParts()
        parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
        expect(parts.view.form.<<action.id>>Content.text).to(equal("text"))
      }

      it("<<action.id>> content when shown is announced") { @MainActor in
        let parts = <<Module>>FormParts()
        var announced: [String] = []
        parts.view.form.announce = { announced.append($0) }
        parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
        expect(announced).to(equal(["text"]))
      }
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>

      it("<<action.id>> next button when pressed leads on") { @MainActor in
        let parts = <<Module>>FormParts()
<<if action.result>>
        expect(parts.view.form.<<action.id>>NextButton.isEnabled).to(beFalse())
        parts.view.display<<action.id|upperCamel>>(.init(text: "text"))
        parts.view.display(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>NextButton.isEnabled).to(beTrue())
<<end>>
        parts.view.form.<<action.id>>NextButton.sendActions(for: .primaryActionTriggered)
        expect(parts.interactor.choose<<action.id|upperCamel>>CallCount).to(equal(1))
      }
<<end>>
