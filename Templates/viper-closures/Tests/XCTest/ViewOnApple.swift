<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testScreenBearsIdentifierAndTitle() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      XCTAssertEqual(controller.view.accessibilityIdentifier, "<<Module>>")
      XCTAssertEqual(controller.title, <<Module>>Texts.title)
    }

    @MainActor
    func testRemovalIsReported() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 1)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      let other = UINavigationController(rootViewController: controller)
      await Task.yield()
      XCTAssertTrue(controller.parent === other)
      XCTAssertEqual(parts.router.dismissedReportCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 0)
    }

    @MainActor
    func testDismissalIsReportedOnce() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 1)
    }
<<if ui == "swiftui" and (next or next-on-failure)>>

    @MainActor
    func testNextScreenIsPushed() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      let controller = <<Module>>ViewController(viewModel: parts.view)
      let stack = UINavigationController(rootViewController: controller)
      let next = UIViewController()
      parts.view.onNext?(next)
      XCTAssertTrue(stack.viewControllers.last === next)
    }
<<end>>
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    @MainActor
    func testViewStarts<<action.id|upperCamel>>() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.loadViewIfNeeded()
      XCTAssertEqual(parts.view.states[.<<action.id>>], .loading)
    }
<<end>>
<<if screen == "form" and action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonSendsWhatControlsHold() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      XCTAssertEqual(parts.service.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable and not parameter.isMissing>>
      XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
      XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
    }
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

    @MainActor
    func test<<action.id|upperCamel>>IsSentByReturnKey() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
    }
<<end>>
<<end>>
<<if action.parameters>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsHaveLabels() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>IsReadStrictly() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
<<if parameter.control == "date" and parameter.isOptional and action.callValue contains ",">>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>OffIsNotSent() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<for other in action.parameters>>
<<if other.control == "number">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      parts.view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
<<for whole in action.whole>>
<<for sent in whole.parameters>>
<<if sent.name == parameter.name>>
      XCTAssertNil(parts.service.<<sent.recorded>>)
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonNeedsValues() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonIsOffWhileItRuns() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.show(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsAreEmptiedAfterSuccess() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view.show(.succeeded, of: .<<action.id>>)
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
<<elseif screen == "form">>

    @MainActor
    func test<<action.id|upperCamel>>SpinnerTurnsWhileItRuns() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Spinner.isAnimating)
      parts.view.show(.idle, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if screen == "form">>

    @MainActor
    func test<<action.id|upperCamel>>FailureIsShownInForm() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }

    @MainActor
    func test<<action.id|upperCamel>>FailureIsAnnouncedOnce() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      var announced: [String] = []
      parts.view.form.announce = { announced.append($0) }
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      parts.view.form.update()
      XCTAssertEqual(announced, ["message"])
    }
<<if action.hasControls and not action.parameters and (not action.isCall or action.result == "String")>>

    @MainActor
    func test<<action.id|upperCamel>>ResultIsShownInForm() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.<<action.name>>()
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      XCTAssertEqual(parts.view.form.<<action.id>>Content.text, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>)
    }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    @MainActor
    func test<<name|upperCamel>>ButtonOpensScreen() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.router.make<<name>>ScreenCallCount, 1)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testScreenBearsIdentifierAndTitle() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier(), "<<Module>>")
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }

    @MainActor
    func testDisappearanceIsReported() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 1)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      let window = NSWindow(contentViewController: parts.view)
      window.orderFront(nil)
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 0)
      window.orderOut(nil)
    }

    @MainActor
    func testDismissalIsReportedOnce() async throws {
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      parts.view.viewDidDisappear()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.router.dismissedReportCount, 1)
    }
  #endif
<<end>>
