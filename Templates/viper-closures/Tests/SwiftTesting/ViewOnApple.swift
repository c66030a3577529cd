<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @Test func screenBearsIdentifierAndTitle() {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      #expect(controller.view.accessibilityIdentifier == "<<Module>>")
      #expect(controller.title == <<Module>>Texts.title)
    }

    @Test func removalIsReported() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      await Task.yield()
      #expect(router.dismissedReportCount == 1)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      let other = UINavigationController(rootViewController: controller)
      await Task.yield()
      #expect(controller.parent === other)
      #expect(router.dismissedReportCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(router.dismissedReportCount == 0)
    }

    @Test func dismissalIsReportedOnce() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(router.dismissedReportCount == 1)
    }
<<if ui == "swiftui" and (next or next-on-failure)>>

    @Test func nextScreenIsPushed() {
      let controller = <<Module>>ViewController(viewModel: view)
      let stack = UINavigationController(rootViewController: controller)
      let next = UIViewController()
      view.onNext?(next)
      #expect(stack.viewControllers.last === next)
    }
<<end>>
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    @Test func viewStarts<<action.id|upperCamel>>() {
      view.loadViewIfNeeded()
      #expect(view.states[.<<action.id>>] == .loading)
    }
<<end>>
<<if screen == "form" and action.hasControls>>

    @Test func <<action.id>>ButtonSendsWhatControlsHold() async {
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
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      #expect(service.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable and not parameter.isMissing>>
      #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
      #expect(service.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
    }
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

    @Test func <<action.id>>IsSentByReturnKey() async {
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
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      #expect(service.<<whole.calls>>.count == 1)
<<end>>
    }
<<end>>
<<end>>
<<if action.parameters>>

    @Test func <<action.id>>FieldsHaveLabels() {
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

    @Test func <<action.id>><<parameter.name|upperCamel>>IsReadStrictly() {
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
<<if parameter.control == "date" and parameter.isOptional and action.callValue contains ",">>

    @Test func <<action.id>><<parameter.name|upperCamel>>OffIsNotSent() async {
<<for other in action.parameters>>
<<if other.control == "number">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>.formatted()
<<elseif other.control == "text" or other.control == "secure">>
      view.form.<<action.id>><<other.name|upperCamel>>Field.text = <<other.sample>>
<<end>>
<<end>>
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      #expect(service.<<whole.calls>>.count == 1)
<<end>>
<<for whole in action.whole>>
<<for sent in whole.parameters>>
<<if sent.name == parameter.name>>
      #expect(service.<<sent.recorded>> == nil)
<<end>>
<<end>>
<<end>>
    }
<<end>>
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
      view.show(.loading, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isEnabled)
      view.show(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @Test func <<action.id>>FieldsAreEmptiedAfterSuccess() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.show(.loading, of: .<<action.id>>)
      view.show(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      view.show(.loading, of: .<<action.id>>)
      view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.show(.loading, of: .<<action.id>>)
      view.show(.succeeded, of: .<<action.id>>)
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
<<elseif screen == "form">>

    @Test func <<action.id>>SpinnerTurnsWhileItRuns() {
      view.show(.loading, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Spinner.isAnimating)
      view.show(.idle, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Spinner.isAnimating)
    }
<<end>>
<<if screen == "form">>

    @Test func <<action.id>>FailureIsShownInForm() {
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }

    @Test func <<action.id>>FailureIsAnnouncedOnce() {
      var announced: [String] = []
      view.form.announce = { announced.append($0) }
      view.show(.failed(message: "message"), of: .<<action.id>>)
      view.form.update()
      #expect(announced == ["message"])
    }
<<if action.hasControls and not action.parameters and (not action.isCall or action.result == "String")>>

    @Test func <<action.id>>ResultIsShownInForm() async {
      view.<<action.name>>()
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
      #expect(view.form.<<action.id>>Content.text == <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>)
    }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    @Test func <<name|lowerCamel>>ButtonOpensScreen() {
      view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
      #expect(router.make<<name>>ScreenCallCount == 1)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func screenBearsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier() == "<<Module>>")
      #expect(view.title == <<Module>>Texts.title)
    }

    @Test func disappearanceIsReported() async {
      view.viewDidDisappear()
      await Task.yield()
      #expect(router.dismissedReportCount == 1)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = NSWindow(contentViewController: view)
      window.orderFront(nil)
      view.viewDidDisappear()
      await Task.yield()
      #expect(router.dismissedReportCount == 0)
      window.orderOut(nil)
    }

    @Test func dismissalIsReportedOnce() async {
      view.viewDidDisappear()
      view.viewDidDisappear()
      await Task.yield()
      #expect(router.dismissedReportCount == 1)
    }
  #endif
<<end>>
