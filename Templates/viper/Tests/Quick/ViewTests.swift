import Foundation
import Nimble
import Quick

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>ViewParts {
  let view = <<Module>>View<<if navigation == "swiftui">>Model<<end>><<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>ViewToPresenterInterfaceMock()

  init() {
    view.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {

    it("presenter is not retained") { @MainActor in
      let view = <<Module>>ViewParts().view
      do {
        let presenter = <<Module>>ViewToPresenterInterfaceMock()
        view.presenter = presenter
      }
      expect(view.presenter).to(beNil())
    }
<<if navigation == "swiftui">>

    it("screen shows view model") { @MainActor in
      let parts = <<Module>>ViewParts()
      expect(parts.view.screen.viewModel).to(beIdenticalTo(parts.view))
    }
<<for child in presents>>

    it("end of <<child>> calls presenter") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.<<child|lowerCamel>>Screen = <<child>>ViewModel().screen
      expect(parts.presenter.functionsCalled.isEmpty).to(beTrue())
<<if presentation == "modal">>
      // Another sheet may be on its way.
      parts.view.<<child|lowerCamel>>WasDismissed()
      expect(parts.presenter.functionsCalled.isEmpty).to(beTrue())
      parts.view.<<child|lowerCamel>>Screen = nil
      expect(parts.presenter.functionsCalled.isEmpty).to(beTrue())
      parts.view.<<child|lowerCamel>>WasDismissed()
<<else>>
      parts.view.<<child|lowerCamel>>Screen = nil
<<end>>
      expect(parts.presenter.<<child|lowerCamel>>WasDismissedCallCount).to(equal(1))
    }
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("show keeps state") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.failed(message: "message"), of: .load)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states).to(equal([.load: .failed(message: "message")]))
    }
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and (ui == "uikit" or ui == "swiftui")>>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    it("failed <<action.id>> goes with next load") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      parts.view.show(.empty, of: .load)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>]).to(equal(.failed(message: "message")))
      parts.view.show(.loading, of: .load)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states).to(equal([.load: .loading, .<<action.id>>: .idle]))
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

    it("load calls presenter") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.load()
      expect(parts.presenter.loadCallCount).to(equal(1))
    }
<<if ui == "swiftui">>

    it("rows stay while they are loaded again") { @MainActor in
      let parts = <<Module>>ViewParts()
<<if with contains "view-object">>
      let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let rows = [<<Module>>Samples.first]
<<end>>
      parts.view.show(.content(rows), of: .load)
      parts.view.show(.loading, of: .load)
      parts.view.show(.failed(message: "message"), of: .load)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows).to(equal(rows))
      parts.view.show(.empty, of: .load)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows).to(equal([]))
    }

    it("load and wait ends with load") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.loading, of: .load)
      Task { parts.view.show(.empty, of: .load) }
      await parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadAndWait()
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load]).to(equal(.empty))
      expect(parts.presenter.loadCallCount).to(equal(1))
    }
<<end>>
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

    it("show keeps state of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.loading, of: .<<action.id>>)
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states).to(equal([.<<action.id>>: .loading]))
    }
<<end>>
<<if action.isTestable>>

    it("<<action.id>> calls presenter") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
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
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isLoad>>

    it("show keeps <<action.loaded>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.loaded>>: <<action.resultSample>>)
<<if action.isResultComparable>>
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>).to(equal(<<action.resultSample>>))
<<else>>
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>).toNot(beNil())
<<end>>
    }
<<if ui != "none">>

    it("cancelled <<action.id>> starts again") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.idle, of: .<<action.id>>)
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
      expect(parts.presenter.<<action.calls>>).to(equal(1))
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
      expect(parts.presenter.<<action.calls>>).to(equal(1))
    }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

    it("<<action.id>> result is shown") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.id>>: <<action.resultSample>>)
<<if action.isResultComparable>>
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result).to(equal(<<action.resultSample>>))
<<else>>
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count).to(equal(<<action.resultSample>>.count))
<<end>>
      parts.view.show(<<action.id>>: [])
      expect(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count).to(equal(0))
    }
<<end>>
<<end>>
<<if ui != "none" and with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("cancelled load starts again") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.idle, of: .load)
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
      expect(parts.presenter.loadCallCount).to(equal(1))
      parts.view.show(.loading, of: .load)
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
      expect(parts.presenter.loadCallCount).to(equal(1))
    }
<<end>>
<<for child in presents>>

    it("present <<child>> calls presenter") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.present<<child>>()
      expect(parts.presenter.present<<child>>CallCount).to(equal(1))
    }
<<end>>
<<if presents and ui == "none">>

    it("child that has gone is released") { @MainActor in
      let parts = <<Module>>ViewParts()
      let child = <<Module>>View()
      parts.view.showChild(child)
      expect(parts.view.child).to(beIdenticalTo(child))
      parts.view.childWasDismissed()
      expect(parts.view.child).to(beNil())
    }
<<end>>
<<if presents and ui != "none" and navigation != "swiftui">>

    #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
      it("child that has gone is released") { @MainActor in
        let parts = <<Module>>ViewParts()
        let child = <<Module>>View()
        parts.view.showChild(child)
        expect(parts.view.child).to(beIdenticalTo(child))
        parts.view.childWasDismissed()
        expect(parts.view.child).to(beNil())
      }
    #endif
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>
<<if presents or ui == "appkit" or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<include "Tests/Quick/NumberTest.swift">>
<<else>>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID")>>
<<include "Tests/Quick/NumberTest.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and HasObservation and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>

    it("messages are those of new failures") { @MainActor in
      let earlier = ["a": <<Module>>State.loading]
      let states = ["a": <<Module>>State.failed(message: "message")]
      expect(states.messages(since: earlier)).to(equal(["message"]))
      expect(states.messages(since: states)).to(beEmpty())
    }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.view.accessibilityIdentifier).to(equal(<<Module>>Constants.viewIdentifier))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }

      it("removal notifies presenter") { @MainActor in
        let parts = <<Module>>ViewParts()
        UINavigationController(rootViewController: parts.view).viewControllers = []
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }

      it("move to another container is no dismissal") { @MainActor in
        let parts = <<Module>>ViewParts()
        UINavigationController(rootViewController: parts.view).viewControllers = []
        let other = UINavigationController(rootViewController: parts.view)
        await Task.yield()
        expect(parts.view.parent).to(beIdenticalTo(other))
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<Module>>ViewParts()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: parts.view)
        window.isHidden = false
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance outside of window notifies presenter") { @MainActor in
        let parts = <<Module>>ViewParts()
        let container = UINavigationController(rootViewController: parts.view)
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.view.parent).to(beIdenticalTo(container))
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }
<<if presents>>

      it("end of child notifies presenter if screen has gone") { @MainActor in
        let parts = <<Module>>ViewParts()
        let container = UINavigationController(rootViewController: parts.view)
        parts.view.childWasDismissed()
        await Task.yield()
        expect(parts.view.parent).to(beIdenticalTo(container))
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }

      it("end of child in window is no dismissal") { @MainActor in
        let parts = <<Module>>ViewParts()
        let window = UIWindow()
        window.rootViewController = parts.view
        window.isHidden = false
        parts.view.childWasDismissed()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }
<<end>>
<<if presents and presentation == "modal">>

      it("child is shown with button that closes it") { @MainActor in
        let parts = <<Module>>ViewParts()
        let window = UIWindow()
        window.rootViewController = parts.view
        window.isHidden = false
        let child = UIViewController()
        parts.view.showChild(child)
        expect(parts.view.presentedViewController is UINavigationController).to(beTrue())
        expect(parts.view.presentedViewController).to(beIdenticalTo(child.navigationController))
        let button = child.navigationItem.leftBarButtonItem
        expect(button?.primaryAction?.title).to(equal(<<Module>>Texts.close))
      }
<<end>>
<<if ui == "uikit" and with contains "service" and (with contains "entity" or with contains "view-object")>>

      it("list shows rows") { @MainActor in
<<if with contains "view-object">>
        let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
        let rows = [<<Module>>Samples.first]
<<end>>
        let view = <<Module>>ViewParts().view
        view.show(.content(rows), of: .load)
        expect(view.list.tableView(view.list, numberOfRowsInSection: 0)).to(equal(1))
        expect(view.view.subviews.first).to(beIdenticalTo(view.list))
<<if screen == "form" and presents>>
        expect(view.view.subviews.last).to(beIdenticalTo(view.form))
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
        expect(view.view.subviews.last).to(beIdenticalTo(view.form))
<<end>>
<<end>>
<<end>>
      }

      it("appearance starts cancelled load again") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.idle, of: .load)
        parts.view.viewWillAppear(false)
        expect(parts.presenter.loadCallCount).to(equal(1))
      }
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

      it("<<action.id>> swipe keeps row and shows failure") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if with contains "view-object">>
        let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
        let rows = [<<Module>>Samples.first]
<<end>>
        let list = parts.view.list
        parts.view.show(.content(rows), of: .load)
        let row = IndexPath(row: 0, section: 0)
        let swipe = list.tableView(list, trailingSwipeActionsConfigurationForRowAt: row)
        expect(swipe?.performsFirstActionWithFullSwipe).to(equal(false))
        let action = try require(swipe?.actions.first).toNot(beNil())
        action.handler(action, list) { _ in }
        expect(parts.presenter.<<action.calls>>).to(equal([<<Module>>Samples.first.id]))
        expect(list.tableView(list, numberOfRowsInSection: 0)).to(equal(1))
<<if action.isCall>>
        parts.view.show(.loading, of: .<<action.id>>)
        expect(list.<<action.id>>Spinner.isAnimating).to(beTrue())
        expect(list.tableHeaderView === list.<<action.id>>Spinner).to(beTrue())
        let other = list.tableView(list, trailingSwipeActionsConfigurationForRowAt: row)
        expect(other).to(beNil())
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(list.tableView(list, titleForHeaderInSection: 0)).to(equal("message"))
        expect(list.<<action.id>>Spinner.isAnimating).to(beFalse())
        expect(list.tableHeaderView).to(beNil())
<<end>>
      }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if ui == "uikit" and screen == "form">>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.isLoad>>

      it("<<action.id>> value is shown") { @MainActor in
<<for own in action.missing>>
        guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
        let parts = <<Module>>ViewParts()
        parts.view.show(<<action.loaded>>: <<action.resultSample>>)
        let text = parts.view.form.<<action.id>>Value.text
        expect(text.text).to(equal(<<Module>>Texts.<<action.loaded>>(<<action.resultSample>>)))
        expect(text.isHidden).to(beFalse())
      }

      it("<<action.id>> failure can be tried again") { @MainActor in
        let parts = <<Module>>ViewParts()
        let value = parts.view.form.<<action.id>>Value
        expect(value.retryButton.isHidden).to(beTrue())
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(value.message.text).to(equal("message"))
        expect(value.message.isHidden).to(beFalse())
        expect(value.retryButton.isHidden).to(beFalse())
        value.retryButton.sendActions(for: .primaryActionTriggered)
        expect(parts.presenter.<<action.calls>>).to(equal(1))
      }
<<end>>
<<if action.hasButton>>

      it("<<action.id>> <<if action.isDestructive>>is sent when it is confirmed<<else>>button sends what controls hold<<end>>") { @MainActor in
        let parts = <<Module>>ViewParts()
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
<<else>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
<<for parameter in action.required>>
<<if loop.first>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
<<if action.isDestructive>>
        let window = UIWindow()
        window.rootViewController = parts.view
        window.isHidden = false
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        let alert = parts.view.presentedViewController as? UIAlertController
        expect(alert?.actions.map(\.style)).to(equal([.cancel, .destructive]))
        expect(parts.presenter.functionsCalled).to(beEmpty())
        parts.view.form.confirm()
<<else>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
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
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType).to(equal(.go))
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
        expect(parts.presenter.<<action.calls>>.count).to(equal(<<if action.isDestructive>>1<<else>>2<<end>>))
<<elseif loop.last and action.hasTextField>>
        // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
        parts.view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
        expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
      }
<<if action.parameters and not (loop.first and loop.last)>>

      it("<<action.id>> fields have heading") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.form.<<action.id>>Heading.text).to(equal(<<Module>>Texts.<<action.id>>Button))
        expect(parts.view.form.<<action.id>>Heading.accessibilityTraits).to(equal(.header))
      }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

      it("<<action.id>> <<parameter.name|upperCamel>> has content type") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.newPassword))
<<else>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType).to(equal(.password))
<<end>>
      }
<<elseif parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>

      it("<<action.id>> <<parameter.name|upperCamel>> is kept as typed") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType).to(equal(UITextAutocapitalizationType.none))
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType).to(equal(.no))
      }
<<end>>
<<end>>
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>

      it("<<action.id>> button is off while it runs") { @MainActor in
        let parts = <<Module>>ViewParts()
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
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

      it("<<action.id>> fields are emptied after success") { @MainActor in
        let parts = <<Module>>ViewParts()
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

      it("<<action.id>> failure is shown") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<elseif action.isCallWithSpinner>>

      it("<<action.id>> state is shown") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beTrue())
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Spinner.isAnimating).to(beFalse())
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

      it("<<action.id>> result has rows") { @MainActor in
<<for own in action.missing>>
        guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
        let parts = <<Module>>ViewParts()
        parts.view.show(<<action.id>>: <<action.resultSample>>)
        let stack = parts.view.form.<<action.id>>Rows
        let rows = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        expect(rows.map(\.text)).to(equal(<<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>)))
        expect(stack.isHidden).to(beFalse())
        parts.view.show(<<action.id>>: [])
        let row = stack.arrangedSubviews.first as? UILabel
        expect(row?.text).to(equal(<<Module>>Texts.<<action.id>>Empty))
      }
<<end>>
<<end>>
<<end>>
<<end>>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.view.accessibilityIdentifier()).to(equal(<<Module>>Constants.viewIdentifier))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }

<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
      it("appearance starts cancelled load again") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.idle, of: .load)
        parts.view.viewWillAppear()
        expect(parts.presenter.loadCallCount).to(equal(1))
      }

<<end>>
<<if screen == "form">>
<<for action in actions>>
<<if action.isLoad>>
      it("<<action.id>> value is shown") { @MainActor in
<<for own in action.missing>>
        guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
        let parts = <<Module>>ViewParts()
        parts.view.show(<<action.loaded>>: <<action.resultSample>>)
        let text = parts.view.form.<<action.id>>Value.text
        expect(text.stringValue).to(equal(<<Module>>Texts.<<action.loaded>>(<<action.resultSample>>)))
        expect(text.isHidden).to(beFalse())
      }

      it("<<action.id>> failure can be tried again") { @MainActor in
        let parts = <<Module>>ViewParts()
        let value = parts.view.form.<<action.id>>Value
        expect(value.retryButton.isHidden).to(beTrue())
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(value.message.stringValue).to(equal("message"))
        expect(value.message.isHidden).to(beFalse())
        expect(value.retryButton.isHidden).to(beFalse())
        value.retryButton.performClick(nil)
        expect(parts.presenter.<<action.calls>>).to(equal(1))
      }

<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
      it("<<action.id>> result has rows") { @MainActor in
<<for own in action.missing>>
        guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
        let parts = <<Module>>ViewParts()
        parts.view.show(<<action.id>>: <<action.resultSample>>)
        let stack = parts.view.form.<<action.id>>Rows
        let rows = stack.arrangedSubviews.compactMap { $0 as? NSTextField }
        expect(rows.map(\.stringValue)).to(equal(<<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>)))
        expect(stack.isHidden).to(beFalse())
        parts.view.show(<<action.id>>: [])
        let row = stack.arrangedSubviews.first as? NSTextField
        expect(row?.stringValue).to(equal(<<Module>>Texts.<<action.id>>Empty))
      }

<<end>>
<<if action.isDestructive>>
      it("<<action.id>> button shows confirmation") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.form.<<action.id>>Button.isEnabled = true
        parts.view.form.<<action.id>>Button.performClick(nil)
        expect(parts.view.form.<<action.id>>Button.hasDestructiveAction).to(beTrue())
        expect(parts.presenter.functionsCalled).to(beEmpty())
      }

<<end>>
<<if action.hasControls>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>
      it("<<action.id>> fields are emptied after success") { @MainActor in
        let parts = <<Module>>ViewParts()
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue = <<parameter.sample>>
<<end>>
<<end>>
        parts.view.show(.loading, of: .<<action.id>>)
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty).to(beFalse())
<<end>>
        parts.view.show(.loading, of: .<<action.id>>)
        parts.view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty).to(beFalse())
<<end>>
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
        parts.view.show(.loading, of: .<<action.id>>)
        parts.view.show(.succeeded, of: .<<action.id>>)
<<for parameter in action.cleared>>
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty).to(beTrue())
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
<<for parameter in action.parameters>>
<<if parameter.isDay>>
      it("<<action.id>> <<parameter.name|upperCamel>> has no time") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerElements).to(equal(.yearMonthDay))
      }

<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      it("disappearance notifies presenter") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<Module>>ViewParts()
        let window = NSWindow(contentViewController: parts.view)
        window.orderFront(nil)
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
        window.orderOut(nil)
      }
    #endif
<<end>>
  }
}
