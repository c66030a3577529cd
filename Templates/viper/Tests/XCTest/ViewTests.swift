import Foundation
import XCTest

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {

  @MainActor
  func testPresenterIsNotRetained() async throws {
    let view = <<Module>>ViewParts().view
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    XCTAssertNil(view.presenter)
  }
<<if navigation == "swiftui">>

  @MainActor
  func testScreenShowsViewModel() async throws {
    let parts = <<Module>>ViewParts()
    XCTAssertIdentical(parts.view.screen.viewModel, parts.view)
  }
<<for child in presents>>

  @MainActor
  func testEndOf<<child>>CallsPresenter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.<<child|lowerCamel>>Screen = <<child>>ViewModel().screen
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
<<if presentation == "modal">>
    // Another sheet may be on its way.
    parts.view.<<child|lowerCamel>>WasDismissed()
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
    parts.view.<<child|lowerCamel>>Screen = nil
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
    parts.view.<<child|lowerCamel>>WasDismissed()
<<else>>
    parts.view.<<child|lowerCamel>>Screen = nil
<<end>>
    XCTAssertEqual(parts.presenter.<<child|lowerCamel>>WasDismissedCallCount, 1)
  }
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testShowKeepsState() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.failed(message: "message"), of: .load)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states, [.load: .failed(message: "message")])
  }
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and (ui == "uikit" or ui == "swiftui")>>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @MainActor
  func testFailed<<action.id|upperCamel>>GoesWithNextLoad() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.failed(message: "message"), of: .<<action.id>>)
    parts.view.show(.empty, of: .load)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>], .failed(message: "message"))
    parts.view.show(.loading, of: .load)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states, [.load: .loading, .<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

  @MainActor
  func testRowsAreRequested() async throws {
    let parts = <<Module>>ViewParts()
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.load()
    XCTAssertEqual(parts.presenter.loadCallCount, 1)
  }
<<if ui == "swiftui">>

  @MainActor
  func testRowsStayWhileTheyAreLoadedAgain() async throws {
    let parts = <<Module>>ViewParts()
<<if with contains "view-object">>
    let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let rows = [<<Module>>Samples.first]
<<end>>
    parts.view.show(.content(rows), of: .load)
    parts.view.show(.loading, of: .load)
    parts.view.show(.failed(message: "message"), of: .load)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows, rows)
    parts.view.show(.empty, of: .load)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows, [])
  }

  @MainActor
  func testLoadAndWaitEndsWithLoad() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.loading, of: .load)
    Task { parts.view.show(.empty, of: .load) }
    await parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadAndWait()
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load], .empty)
    XCTAssertEqual(parts.presenter.loadCallCount, 1)
  }
<<end>>
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

  @MainActor
  func testShowKeepsStateOf<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.loading, of: .<<action.id>>)
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states, [.<<action.id>>: .loading])
  }
<<end>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>CallsPresenter() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
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
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(
      parts.presenter.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  @MainActor
  func testShowKeeps<<action.loaded|upperCamel>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
    parts.view.show(<<action.loaded>>: <<action.resultSample>>)
<<if action.isResultComparable>>
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>)
<<end>>
  }
<<if ui != "none">>

  @MainActor
  func testCancelled<<action.id|upperCamel>>StartsAgain() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.idle, of: .<<action.id>>)
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
    parts.view.show(.loading, of: .<<action.id>>)
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
  }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

  @MainActor
  func test<<action.id|upperCamel>>ResultIsShown() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
    parts.view.show(<<action.id>>: <<action.resultSample>>)
<<if action.isResultComparable>>
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result, <<action.resultSample>>)
<<else>>
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count, <<action.resultSample>>.count)
<<end>>
    parts.view.show(<<action.id>>: [])
    XCTAssertEqual(parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count, 0)
  }
<<end>>
<<end>>
<<if ui != "none" and with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testCancelledLoadStartsAgain() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.idle, of: .load)
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    XCTAssertEqual(parts.presenter.loadCallCount, 1)
    parts.view.show(.loading, of: .load)
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    XCTAssertEqual(parts.presenter.loadCallCount, 1)
  }
<<end>>
<<for child in presents>>

  @MainActor
  func testPresent<<child>>CallsPresenter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.present<<child>>()
    XCTAssertEqual(parts.presenter.present<<child>>CallCount, 1)
  }
<<end>>
<<if presents and ui == "none">>

  @MainActor
  func testChildThatHasGoneIsReleased() async throws {
    let parts = <<Module>>ViewParts()
    let child = <<Module>>View()
    parts.view.showChild(child)
    XCTAssertIdentical(parts.view.child, child)
    parts.view.childWasDismissed()
    XCTAssertNil(parts.view.child)
  }
<<end>>
<<if presents and ui != "none" and navigation != "swiftui">>

  #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
    @MainActor
    func testChildThatHasGoneIsReleased() async throws {
      let parts = <<Module>>ViewParts()
      let child = <<Module>>View()
      parts.view.showChild(child)
      XCTAssertIdentical(parts.view.child, child)
      parts.view.childWasDismissed()
      XCTAssertNil(parts.view.child)
    }
  #endif
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>
<<if presents or ui == "appkit" or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<include "Tests/XCTest/NumberTest.swift">>
<<else>>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID")>>
<<include "Tests/XCTest/NumberTest.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and HasObservation and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>

  @MainActor
  func testMessagesAreThoseOfNewFailures() async throws {
    let earlier = ["a": <<Module>>State.loading]
    let states = ["a": <<Module>>State.failed(message: "message")]
    XCTAssertEqual(states.messages(since: earlier), ["message"])
    XCTAssertTrue(states.messages(since: states).isEmpty)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier, <<Module>>Constants.viewIdentifier)
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }

    @MainActor
    func testRemovalNotifiesPresenter() async throws {
      let parts = <<Module>>ViewParts()
      UINavigationController(rootViewController: parts.view).viewControllers = []
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<Module>>ViewParts()
      UINavigationController(rootViewController: parts.view).viewControllers = []
      let other = UINavigationController(rootViewController: parts.view)
      await Task.yield()
      XCTAssertIdentical(parts.view.parent, other)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>>ViewParts()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: parts.view)
      window.isHidden = false
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceOutsideOfWindowNotifiesPresenter() async throws {
      let parts = <<Module>>ViewParts()
      let container = UINavigationController(rootViewController: parts.view)
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertIdentical(parts.view.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }
<<if presents>>

    @MainActor
    func testEndOfChildNotifiesPresenterIfScreenHasGone() async throws {
      let parts = <<Module>>ViewParts()
      let container = UINavigationController(rootViewController: parts.view)
      parts.view.childWasDismissed()
      await Task.yield()
      XCTAssertIdentical(parts.view.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testEndOfChildInWindowIsNoDismissal() async throws {
      let parts = <<Module>>ViewParts()
      let window = UIWindow()
      window.rootViewController = parts.view
      window.isHidden = false
      parts.view.childWasDismissed()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }
<<end>>
<<if presents and presentation == "modal">>

    @MainActor
    func testChildIsShownWithButtonThatClosesIt() async throws {
      let parts = <<Module>>ViewParts()
      let window = UIWindow()
      window.rootViewController = parts.view
      window.isHidden = false
      let child = UIViewController()
      parts.view.showChild(child)
      XCTAssertTrue(parts.view.presentedViewController is UINavigationController)
      XCTAssertIdentical(parts.view.presentedViewController, child.navigationController)
      let button = child.navigationItem.leftBarButtonItem
      XCTAssertEqual(button?.primaryAction?.title, <<Module>>Texts.close)
    }
<<end>>
<<if ui == "uikit" and with contains "service" and (with contains "entity" or with contains "view-object")>>

    @MainActor
    func testListShowsRows() async throws {
<<if with contains "view-object">>
      let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let rows = [<<Module>>Samples.first]
<<end>>
      let view = <<Module>>ViewParts().view
      view.show(.content(rows), of: .load)
      XCTAssertEqual(view.list.tableView(view.list, numberOfRowsInSection: 0), 1)
      XCTAssertIdentical(view.view.subviews.first, view.list)
<<if screen == "form" and presents>>
      XCTAssertIdentical(view.view.subviews.last, view.form)
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
      XCTAssertIdentical(view.view.subviews.last, view.form)
<<end>>
<<end>>
<<end>>
    }

    @MainActor
    func testAppearanceStartsCancelledLoadAgain() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.idle, of: .load)
      parts.view.viewWillAppear(false)
      XCTAssertEqual(parts.presenter.loadCallCount, 1)
    }
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    @MainActor
    func test<<action.id|upperCamel>>SwipeKeepsRowAndShowsFailure() async throws {
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
      XCTAssertEqual(swipe?.performsFirstActionWithFullSwipe, false)
      let action = try XCTUnwrap(swipe?.actions.first)
      action.handler(action, list) { _ in }
      XCTAssertEqual(parts.presenter.<<action.calls>>, [<<Module>>Samples.first.id])
      XCTAssertEqual(list.tableView(list, numberOfRowsInSection: 0), 1)
<<if action.isCall>>
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertTrue(list.<<action.id>>Spinner.isAnimating)
      XCTAssertTrue(list.tableHeaderView === list.<<action.id>>Spinner)
      let other = list.tableView(list, trailingSwipeActionsConfigurationForRowAt: row)
      XCTAssertNil(other)
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(list.tableView(list, titleForHeaderInSection: 0), "message")
      XCTAssertFalse(list.<<action.id>>Spinner.isAnimating)
      XCTAssertNil(list.tableHeaderView)
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

    @MainActor
    func test<<action.id|upperCamel>>ValueIsShown() async throws {
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else {
        throw XCTSkip("write <<Module>>Samples.<<own>>")
      }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.loaded>>: <<action.resultSample>>)
      let text = parts.view.form.<<action.id>>Value.text
      XCTAssertEqual(text.text, <<Module>>Texts.<<action.loaded>>(<<action.resultSample>>))
      XCTAssertFalse(text.isHidden)
    }

    @MainActor
    func test<<action.id|upperCamel>>FailureCanBeTriedAgain() async throws {
      let parts = <<Module>>ViewParts()
      let value = parts.view.form.<<action.id>>Value
      XCTAssertTrue(value.retryButton.isHidden)
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(value.message.text, "message")
      XCTAssertFalse(value.message.isHidden)
      XCTAssertFalse(value.retryButton.isHidden)
      value.retryButton.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
    }
<<end>>
<<if action.hasButton>>

    @MainActor
    func test<<action.id|upperCamel>><<if action.isDestructive>>IsSentWhenItIsConfirmed<<else>>ButtonSendsWhatControlsHold<<end>>() async throws {
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
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
<<if action.isDestructive>>
      let window = UIWindow()
      window.rootViewController = parts.view
      window.isHidden = false
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      let alert = parts.view.presentedViewController as? UIAlertController
      XCTAssertEqual(alert?.actions.map(\.style), [.cancel, .destructive])
      XCTAssertEqual(parts.presenter.functionsCalled, [])
      parts.view.form.confirm()
<<else>>
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<end>>
<<if not action.parameters>>
      XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      XCTAssertEqual(
        parts.presenter.<<parameter.recorded>>,
        <<parameter.sample>>
      )
<<elseif loop.first>>
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<for parameter in action.parameters>>
<<if loop.last and (parameter.control == "text" or parameter.control == "secure" or parameter.control == "number")>>
      // The return key of the last field does the same.
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType, .go)
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, <<if action.isDestructive>>1<<else>>2<<end>>)
<<elseif loop.last and action.hasTextField>>
      // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
      parts.view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
      XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsHaveHeading() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.form.<<action.id>>Heading.text, <<Module>>Texts.<<action.id>>Button)
      XCTAssertEqual(parts.view.form.<<action.id>>Heading.accessibilityTraits, .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasContentType() async throws {
      let parts = <<Module>>ViewParts()
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .newPassword)
<<else>>
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType, .password)
<<end>>
    }
<<elseif parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>

    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>IsKeptAsTyped() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType, UITextAutocapitalizationType.none)
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType, .no)
    }
<<end>>
<<end>>
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonNeedsValues() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonIsOffWhileItRuns() async throws {
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
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.show(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

    @MainActor
    func test<<action.id|upperCamel>>FieldsAreEmptiedAfterSuccess() async throws {
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

    @MainActor
    func test<<action.id|upperCamel>>FailureIsShown() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<elseif action.isCallWithSpinner>>

    @MainActor
    func test<<action.id|upperCamel>>StateIsShown() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Spinner.isAnimating)
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Spinner.isAnimating)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

    @MainActor
    func test<<action.id|upperCamel>>ResultHasRows() async throws {
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else {
        throw XCTSkip("write <<Module>>Samples.<<own>>")
      }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.id>>: <<action.resultSample>>)
      let stack = parts.view.form.<<action.id>>Rows
      let rows = stack.arrangedSubviews.compactMap { $0 as? UILabel }
      XCTAssertEqual(rows.map(\.text), <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
      XCTAssertFalse(stack.isHidden)
      parts.view.show(<<action.id>>: [])
      let row = stack.arrangedSubviews.first as? UILabel
      XCTAssertEqual(row?.text, <<Module>>Texts.<<action.id>>Empty)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier(), <<Module>>Constants.viewIdentifier)
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }

<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    @MainActor
    func testAppearanceStartsCancelledLoadAgain() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.idle, of: .load)
      parts.view.viewWillAppear()
      XCTAssertEqual(parts.presenter.loadCallCount, 1)
    }

<<end>>
<<if screen == "form">>
<<for action in actions>>
<<if action.isLoad>>
    @MainActor
    func test<<action.id|upperCamel>>ValueIsShown() async throws {
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else {
        throw XCTSkip("write <<Module>>Samples.<<own>>")
      }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.loaded>>: <<action.resultSample>>)
      let text = parts.view.form.<<action.id>>Value.text
      XCTAssertEqual(text.stringValue, <<Module>>Texts.<<action.loaded>>(<<action.resultSample>>))
      XCTAssertFalse(text.isHidden)
    }

    @MainActor
    func test<<action.id|upperCamel>>FailureCanBeTriedAgain() async throws {
      let parts = <<Module>>ViewParts()
      let value = parts.view.form.<<action.id>>Value
      XCTAssertTrue(value.retryButton.isHidden)
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(value.message.stringValue, "message")
      XCTAssertFalse(value.message.isHidden)
      XCTAssertFalse(value.retryButton.isHidden)
      value.retryButton.performClick(nil)
      XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
    }

<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
    @MainActor
    func test<<action.id|upperCamel>>ResultHasRows() async throws {
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else {
        throw XCTSkip("write <<Module>>Samples.<<own>>")
      }
<<end>>
      let parts = <<Module>>ViewParts()
      parts.view.show(<<action.id>>: <<action.resultSample>>)
      let stack = parts.view.form.<<action.id>>Rows
      let rows = stack.arrangedSubviews.compactMap { $0 as? NSTextField }
      XCTAssertEqual(rows.map(\.stringValue), <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
      XCTAssertFalse(stack.isHidden)
      parts.view.show(<<action.id>>: [])
      let row = stack.arrangedSubviews.first as? NSTextField
      XCTAssertEqual(row?.stringValue, <<Module>>Texts.<<action.id>>Empty)
    }

<<end>>
<<if action.isDestructive>>
    @MainActor
    func test<<action.id|upperCamel>>ButtonShowsConfirmation() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.form.<<action.id>>Button.isEnabled = true
      parts.view.form.<<action.id>>Button.performClick(nil)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.hasDestructiveAction)
      XCTAssertEqual(parts.presenter.functionsCalled, [])
    }

<<end>>
<<if action.hasControls>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>
    @MainActor
    func test<<action.id|upperCamel>>FieldsAreEmptiedAfterSuccess() async throws {
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
      XCTAssertFalse(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
<<end>>
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertFalse(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
<<end>>
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
      parts.view.show(.loading, of: .<<action.id>>)
      parts.view.show(.succeeded, of: .<<action.id>>)
<<for parameter in action.cleared>>
      XCTAssertTrue(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
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
<<for parameter in action.parameters>>
<<if parameter.isDay>>
    @MainActor
    func test<<action.id|upperCamel>><<parameter.name|upperCamel>>HasNoTime() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerElements, .yearMonthDay)
    }

<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    @MainActor
    func testDisappearanceNotifiesPresenter() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>>ViewParts()
      let window = NSWindow(contentViewController: parts.view)
      window.orderFront(nil)
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
      window.orderOut(nil)
    }
  #endif
<<end>>
}
