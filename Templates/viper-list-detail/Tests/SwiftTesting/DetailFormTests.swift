import Foundation
import Testing

@testable import <<Target>>

#if canImport(UIKit)
  import UIKit

  @MainActor
  struct <<Module>>DetailFormTests {
    let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
    let presenter = <<Module>>DetailPresentationMock()

    init() {
      controller.presenter = presenter
    }
<<for action in detail-actions>>
<<if action.hasControls>>

    @Test func <<action.id>>ButtonSendsWhatControlsHold() {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Switch.isOn = true
<<end>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<else>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
      #expect(controller.form.<<action.id>>Button.isEnabled)
<<if action.isDestructive>>
      let window = UIWindow()
      window.rootViewController = controller
      window.isHidden = false
      controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      let alert = controller.presentedViewController as? UIAlertController
      #expect(alert?.actions.map(\.style) == [.cancel, .destructive])
      #expect(presenter.<<action.calls>><<if action.parameters>>.isEmpty<<else>> == 0<<end>>)
      controller.form.send<<action.id|upperCamel>>()
<<else>>
      controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<end>>
<<if not action.parameters>>
      #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
      #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      // The return key of the last field does the same.
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType == .go)
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      #expect(presenter.<<action.calls>>.count == <<if action.isDestructive>>1<<else>>2<<end>>)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @Test func <<action.id>>FieldsHaveHeading() {
      #expect(controller.form.<<action.id>>Heading.text == <<Module>>DetailTexts.<<action.id>>Button)
      #expect(controller.form.<<action.id>>Heading.accessibilityTraits == .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @Test func <<action.id>><<parameter.name|upperCamel>>HasContentType() {
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .newPassword)
<<else>>
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .password)
<<end>>
    }
<<end>>
<<if parameter.isDay>>

    @Test func <<action.id>><<parameter.name|upperCamel>>HasNoTime() {
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode == .date)
    }
<<end>>
<<end>>
<<if action.required>>

    @Test func <<action.id>>ButtonNeedsValues() {
      #expect(!controller.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCall>>

    @Test func <<action.id>>ButtonIsOffWhileItRuns() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<if loop.last>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
      #expect(controller.form.<<action.id>>Button.isEnabled)
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      #expect(!controller.form.<<action.id>>Button.isEnabled)
      presenter.states = [.<<action.id>>: .idle]
      controller.refresh()
      #expect(controller.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @Test func <<action.id>>FieldsAreEmptiedAfterSuccess() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      presenter.states = [.<<action.id>>: .failed(message: "message")]
      controller.refresh()
<<for parameter in action.cleared>>
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      presenter.states = [.<<action.id>>: .idle]
      controller.refresh()
<<for parameter in action.cleared>>
      #expect(controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      #expect(controller.form.<<action.id>>Button.isEnabled)
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      presenter.states = [.<<action.id>>: .succeeded]
      controller.refresh()
<<for parameter in action.cleared>>
      #expect(!controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
      #expect(!controller.form.<<action.id>>Button.isEnabled)
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<end>>

    @Test func <<action.id>>FailureIsShown() {
      presenter.states = [.<<action.id>>: .failed(message: "message")]
      controller.refresh()
      #expect(controller.form.<<action.id>>Message.text == "message")
      #expect(!controller.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<elseif action.isCallWithSpinner>>

    @Test func <<action.id>>StateIsShown() {
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      #expect(controller.form.<<action.id>>Spinner.isAnimating)
      presenter.states = [.<<action.id>>: .failed(message: "message")]
      controller.refresh()
      #expect(!controller.form.<<action.id>>Spinner.isAnimating)
      #expect(controller.form.<<action.id>>Message.text == "message")
      #expect(!controller.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<end>>
  }
#endif
