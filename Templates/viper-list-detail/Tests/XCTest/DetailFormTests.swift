import Foundation
import XCTest

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

  <<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailFormTests: XCTestCase {
<<for action in detail-actions>>
<<if action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonSendsWhatControlsHold() async throws {
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
      XCTAssertTrue(parts.controller.form.<<action.id>>Button.isEnabled)
<<if action.isDestructive>>
      let window = UIWindow()
      window.rootViewController = parts.controller
      window.isHidden = false
      parts.controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      let alert = parts.controller.presentedViewController as? UIAlertController
      XCTAssertEqual(alert?.actions.map(\.style), [.cancel, .destructive])
      XCTAssertEqual(parts.presenter.<<action.calls>><<if action.parameters>>.count<<end>>, 0)
      parts.controller.form.send<<action.id|upperCamel>>()
<<else>>
      parts.controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<end>>
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
      XCTAssertEqual(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType, .go)
      parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, <<if action.isDestructive>>1<<else>>2<<end>>)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsHaveHeading() async throws {
      let parts = <<Module>>DetailFormParts()
      XCTAssertEqual(parts.controller.form.<<action.id>>Heading.text, <<Module>>DetailTexts.<<action.id>>Button)
      XCTAssertEqual(parts.controller.form.<<action.id>>Heading.accessibilityTraits, .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasContentType() async throws {
      let parts = <<Module>>DetailFormParts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      XCTAssertEqual(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .newPassword)
<<else>>
      XCTAssertEqual(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .password)
<<end>>
    }
<<end>>
<<if parameter.isDay>>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasNoTime() async throws {
      let parts = <<Module>>DetailFormParts()
      XCTAssertEqual(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerMode, .date)
    }
<<end>>
<<end>>
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonNeedsValues() async throws {
      let parts = <<Module>>DetailFormParts()
      XCTAssertFalse(parts.controller.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCall>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonIsOffWhileItRuns() async throws {
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
      XCTAssertTrue(parts.controller.form.<<action.id>>Button.isEnabled)
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      XCTAssertFalse(parts.controller.form.<<action.id>>Button.isEnabled)
      parts.presenter.states = [.<<action.id>>: .idle]
      parts.controller.refresh()
      XCTAssertTrue(parts.controller.form.<<action.id>>Button.isEnabled)
    }
<<if action.isCleared>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsAreEmptiedAfterSuccess() async throws {
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
      XCTAssertTrue(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      parts.presenter.states = [.<<action.id>>: .idle]
      parts.controller.refresh()
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
      XCTAssertTrue(parts.controller.form.<<action.id>>Button.isEnabled)
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      parts.presenter.states = [.<<action.id>>: .succeeded]
      parts.controller.refresh()
<<for parameter in action.cleared>>
      XCTAssertFalse(parts.controller.form.<<action.id>><<parameter.name|upperCamel>>Field.hasText)
<<end>>
<<for needed in action.required>>
<<if loop.last>>
<<for parameter in action.cleared>>
<<if parameter.name == needed.name>>
      XCTAssertFalse(parts.controller.form.<<action.id>>Button.isEnabled)
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<end>>

    @MainActor
    func test<<action.id|upperCamel>>FailureIsShown() async throws {
      let parts = <<Module>>DetailFormParts()
      parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
      parts.controller.refresh()
      XCTAssertEqual(parts.controller.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.controller.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<elseif action.isCallWithSpinner>>

    @MainActor
    func test<<action.id|upperCamel>>StateIsShown() async throws {
      let parts = <<Module>>DetailFormParts()
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      XCTAssertTrue(parts.controller.form.<<action.id>>Spinner.isAnimating)
      parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
      parts.controller.refresh()
      XCTAssertFalse(parts.controller.form.<<action.id>>Spinner.isAnimating)
      XCTAssertEqual(parts.controller.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.controller.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<end>>
  }
#endif
