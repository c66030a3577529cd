<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
      it("screen bears identifier and title") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        expect(controller.view.accessibilityIdentifier).to(equal("<<Module>>"))
        expect(controller.title).to(equal(<<Module>>Texts.title))
      }

      it("removal is reported") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        await Task.yield()
        expect(parts.router.dismissedReportCount).to(equal(1))
      }

      it("move to another container is no dismissal") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        let other = UINavigationController(rootViewController: controller)
        await Task.yield()
        expect(controller.parent === other).to(beTrue())
        expect(parts.router.dismissedReportCount).to(equal(0))
      }

      it("disappearance in window is no dismissal") { @MainActor in
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
        expect(parts.router.dismissedReportCount).to(equal(0))
      }

      it("dismissal is reported once") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        controller.viewDidDisappear(false)
        await Task.yield()
        expect(parts.router.dismissedReportCount).to(equal(1))
      }
<<if ui == "swiftui" and (next or next-on-failure)>>

      it("next screen is pushed") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        let controller = <<Module>>ViewController(viewModel: parts.view)
        let stack = UINavigationController(rootViewController: controller)
        let next = UIViewController()
        parts.view.onNext?(next)
        expect(stack.viewControllers.last).to(beIdenticalTo(next))
      }
<<end>>
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

      it("view starts <<action.id>>") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.loadViewIfNeeded()
        expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      }
<<end>>
<<if screen == "form" and action.hasControls>>

      it("<<action.id>> button sends what controls hold") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
<<end>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
        expect(parts.service.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable and not parameter.isMissing>>
        expect(parts.service.<<parameter.recorded>>).to(
          equal(<<parameter.sample>>)
        )
<<elseif loop.first>>
        expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
      }
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>

      it("<<action.id>> is sent by return key") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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
        await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
        expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
      }
<<end>>
<<end>>
<<if action.parameters>>

      it("<<action.id>> fields have labels") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
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

      it("<<action.id>> <<parameter.name>> is read strictly") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional and action.callValue contains ",">>

      it("<<action.id>> <<parameter.name>> off is not sent") { @MainActor in
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
        expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
<<for whole in action.whole>>
<<for sent in whole.parameters>>
<<if sent.name == parameter.name>>
        expect(parts.service.<<sent.recorded>>).to(beNil())
<<end>>
<<end>>
<<end>>
      }
<<end>>
<<end>>
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>

      it("<<action.id>> button is off while it runs") { @MainActor in
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
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.show(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
        parts.view.show(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
      }
<<if action.isCleared>>

      it("<<action.id>> fields are emptied after success") { @MainActor in
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
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        parts.view.show(.loading, of: .<<action.id>>)
        parts.view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.show(.loading, of: .<<action.id>>)
        parts.view.show(.succeeded, of: .<<action.id>>)
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
<<elseif screen == "form">>

      it("<<action.id>> spinner turns while it runs") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.show(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beTrue())
        parts.view.show(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beFalse())
      }
<<end>>
<<if screen == "form">>

      it("<<action.id>> failure is shown in form") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }

      it("<<action.id>> failure is announced once") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        var announced: [String] = []
        parts.view.form.announce = { announced.append($0) }
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        parts.view.form.update()
        expect(announced).to(equal(["message"]))
      }
<<if action.hasControls and not action.parameters and (not action.isCall or action.result == "String")>>

      it("<<action.id>> result is shown in form") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.<<action.name>>()
        await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
        expect(parts.view.form.<<action.id>>Content.text).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>))
      }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

      it("<<name>> button opens screen") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
        expect(parts.router.make<<name>>ScreenCallCount).to(equal(1))
      }
<<end>>
<<end>>
<<end>>
<<end>>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("screen bears identifier and title") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        expect(parts.view.view.accessibilityIdentifier()).to(equal("<<Module>>"))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }

      it("disappearance is reported") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.router.dismissedReportCount).to(equal(1))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        let window = NSWindow(contentViewController: parts.view)
        window.orderFront(nil)
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.router.dismissedReportCount).to(equal(0))
        window.orderOut(nil)
      }

      it("dismissal is reported once") { @MainActor in
        let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
        parts.view.viewDidDisappear()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.router.dismissedReportCount).to(equal(1))
      }
    #endif
<<end>>
