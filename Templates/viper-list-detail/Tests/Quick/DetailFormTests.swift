import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(UIKit)
  import UIKit

  /// What the tests work with.
  @MainActor
  private struct <<Module>>DetailFormParts {
    let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
    let presenter = <<Module>>DetailPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  <<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailFormTests: AsyncSpec {
    override class func spec() {
<<for action in detail-actions>>
<<if action.hasControls>>

      it("<<action.id>> button sends what controls hold") { @MainActor in
        let parts = <<Module>>DetailFormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Switch.isOn = true
<<end>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<else>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
<<if action.isDestructive>>
        let window = UIWindow()
        window.rootViewController = parts.controller
        window.isHidden = false
        parts.controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        let alert = parts.controller.presentedViewController as? UIAlertController
        expect(alert?.actions.map(\.style)).to(equal([.cancel, .destructive]))
        expect(parts.presenter.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(0))
        parts.controller.form.send<<action.id|upperCamel>>()
<<else>>
        parts.controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<end>>
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
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType).to(equal(.go))
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
        expect(parts.presenter.<<action.calls>>.count).to(equal(<<if action.isDestructive>>1<<else>>2<<end>>))
<<end>>
<<end>>
      }
<<if action.parameters and not (loop.first and loop.last)>>

      it("<<action.id>> fields have heading") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        expect(parts.controller.form.<<action.id>>Heading.text).to(equal(<<Module>>DetailTexts.<<action.id>>Button))
        expect(parts.controller.form.<<action.id>>Heading.accessibilityTraits).to(equal(.header))
      }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

      it("<<action.id>> <<parameter.name>> has content type") { @MainActor in
        let parts = <<Module>>DetailFormParts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.newPassword))
<<else>>
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.password))
<<end>>
      }
<<end>>
<<if parameter.isDay>>

      it("<<action.id>> <<parameter.name>> has no time") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode).to(equal(.date))
      }
<<end>>
<<end>>
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<if action.isCall>>

      it("<<action.id>> button is off while it runs") { @MainActor in
        let parts = <<Module>>DetailFormParts()
<<for parameter in action.required>>
<<if parameter.control == "number">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<if loop.last>>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beFalse())
        parts.presenter.states = [.<<action.id>>: .idle]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
      }
<<if action.isCleared>>

      it("<<action.id>> fields are emptied after success") { @MainActor in
        let parts = <<Module>>DetailFormParts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
        parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
        parts.controller.refresh()
<<for parameter in action.cleared>>
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        parts.presenter.states = [.<<action.id>>: .idle]
        parts.controller.refresh()
<<for parameter in action.cleared>>
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beTrue())
<<end>>
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        parts.presenter.states = [.<<action.id>>: .succeeded]
        parts.controller.refresh()
<<for parameter in action.cleared>>
        expect(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText).to(beFalse())
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
        expect(parts.controller.form.<<action.id>>Button.isEnabled).to(beFalse())
<<end>>
<<end>>
<<end>>
<<end>>
      }
<<end>>

      it("<<action.id>> failure is shown") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.controller.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<elseif action.isCallWithSpinner>>

      it("<<action.id>> state is shown") { @MainActor in
        let parts = <<Module>>DetailFormParts()
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Spinner.isAnimating).to(beTrue())
        parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
        parts.controller.refresh()
        expect(parts.controller.form.<<action.id>>Spinner.isAnimating).to(beFalse())
        expect(parts.controller.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.controller.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<end>>
    }
  }
#endif
