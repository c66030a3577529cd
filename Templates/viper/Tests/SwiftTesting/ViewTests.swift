import Foundation
import Testing

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

@MainActor
struct <<Module>>ViewTests {
  let view = <<Module>>View<<if navigation == "swiftui">>Model<<end>><<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>ViewToPresenterInterfaceMock()

  init() {
    view.presenter = presenter
  }

  @Test func presenterIsNotRetained() {
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    #expect(view.presenter == nil)
  }
<<if navigation == "swiftui">>

  @Test func screenShowsViewModel() {
    #expect(view.screen.viewModel === view)
  }
<<for child in presents>>

  @Test func endOf<<child>>CallsPresenter() {
    view.<<child|lowerCamel>>Screen = <<child>>ViewModel().screen
    #expect(presenter.functionsCalled.isEmpty)
<<if presentation == "modal">>
    // Another sheet may be on its way.
    view.<<child|lowerCamel>>WasDismissed()
    #expect(presenter.functionsCalled.isEmpty)
    view.<<child|lowerCamel>>Screen = nil
    #expect(presenter.functionsCalled.isEmpty)
    view.<<child|lowerCamel>>WasDismissed()
<<else>>
    view.<<child|lowerCamel>>Screen = nil
<<end>>
    #expect(presenter.<<child|lowerCamel>>WasDismissedCallCount == 1)
  }
<<end>>
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func showKeepsState() {
    view.show(.failed(message: "message"), of: .load)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states == [.load: .failed(message: "message")])
  }
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and (ui == "uikit" or ui == "swiftui")>>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @Test func failed<<action.id|upperCamel>>GoesWithNextLoad() {
    view.show(.failed(message: "message"), of: .<<action.id>>)
    view.show(.empty, of: .load)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>] == .failed(message: "message"))
    view.show(.loading, of: .load)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states == [.load: .loading, .<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

  @Test func rowsAreRequested() {
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.load()
    #expect(presenter.loadCallCount == 1)
  }
<<if ui == "swiftui">>

  @Test func rowsStayWhileTheyAreLoadedAgain() {
<<if with contains "view-object">>
    let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let rows = [<<Module>>Samples.first]
<<end>>
    view.show(.content(rows), of: .load)
    view.show(.loading, of: .load)
    view.show(.failed(message: "message"), of: .load)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows == rows)
    view.show(.empty, of: .load)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.rows == [])
  }

  @Test<<if HasObservation>>(.timeLimit(.minutes(1)))<<end>> func loadAndWaitEndsWithLoad() async {
    view.show(.loading, of: .load)
    Task { view.show(.empty, of: .load) }
    await view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadAndWait()
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load] == .empty)
    #expect(presenter.loadCallCount == 1)
  }
<<end>>
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>

  @Test func showKeepsStateOf<<action.id|upperCamel>>() {
    view.show(.loading, of: .<<action.id>>)
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states == [.<<action.id>>: .loading])
  }
<<end>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CallsPresenter() throws {
<<else>>
  @Test func <<action.id>>CallsPresenter() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
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
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isLoad>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func showKeeps<<action.loaded|upperCamel>>() throws {
<<else>>
  @Test func showKeeps<<action.loaded|upperCamel>>() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    view.show(<<action.loaded>>: <<action.resultSample>>)
<<if action.isResultComparable>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>> == <<action.resultSample>>)
<<else>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>> != nil)
<<end>>
  }
<<if ui != "none">>

  @Test func cancelled<<action.id|upperCamel>>StartsAgain() {
    view.show(.idle, of: .<<action.id>>)
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    #expect(presenter.<<action.calls>> == 1)
    view.show(.loading, of: .<<action.id>>)
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    #expect(presenter.<<action.calls>> == 1)
  }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func resultOf<<action.id|upperCamel>>IsShown() throws {
<<else>>
  @Test func resultOf<<action.id|upperCamel>>IsShown() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    view.show(<<action.id>>: <<action.resultSample>>)
<<if action.isResultComparable>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result == <<action.resultSample>>)
<<else>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count == <<action.resultSample>>.count)
<<end>>
    view.show(<<action.id>>: [])
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result?.count == 0)
  }
<<end>>
<<end>>
<<if ui != "none" and with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func cancelledLoadStartsAgain() {
    view.show(.idle, of: .load)
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    #expect(presenter.loadCallCount == 1)
    view.show(.loading, of: .load)
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.loadIfCancelled()
    #expect(presenter.loadCallCount == 1)
  }
<<end>>
<<for child in presents>>

  @Test func present<<child>>CallsPresenter() {
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.present<<child>>()
    #expect(presenter.present<<child>>CallCount == 1)
  }
<<end>>
<<if presents and ui == "none">>

  @Test func childThatHasGoneIsReleased() {
    let child = <<Module>>View()
    view.showChild(child)
    #expect(view.child === child)
    view.childWasDismissed()
    #expect(view.child == nil)
  }
<<end>>
<<if presents and ui != "none" and navigation != "swiftui">>

  #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
    @Test func childThatHasGoneIsReleased() {
      let child = <<Module>>View()
      view.showChild(child)
      #expect(view.child === child)
      view.childWasDismissed()
      #expect(view.child == nil)
    }
  #endif
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>
<<if presents or ui == "appkit" or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<include "Tests/SwiftTesting/NumberTest.swift">>
<<else>>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID")>>
<<include "Tests/SwiftTesting/NumberTest.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and HasObservation and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>

  @Test func messagesAreThoseOfNewFailures() {
    let earlier = ["a": <<Module>>State.loading]
    let states = ["a": <<Module>>State.failed(message: "message")]
    #expect(states.messages(since: earlier) == ["message"])
    #expect(states.messages(since: states).isEmpty)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier == <<Module>>Constants.viewIdentifier)
      #expect(view.title == <<Module>>Texts.title)
    }

    @Test func removalNotifiesPresenter() async {
      UINavigationController(rootViewController: view).viewControllers = []
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
      UINavigationController(rootViewController: view).viewControllers = []
      let other = UINavigationController(rootViewController: view)
      await Task.yield()
      #expect(view.parent === other)
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: view)
      window.isHidden = false
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceOutsideOfWindowNotifiesPresenter() async {
      let container = UINavigationController(rootViewController: view)
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(view.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }
<<if presents>>

    @Test func endOfChildNotifiesPresenterIfScreenHasGone() async {
      let container = UINavigationController(rootViewController: view)
      view.childWasDismissed()
      await Task.yield()
      #expect(view.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func endOfChildInWindowIsNoDismissal() async {
      let window = UIWindow()
      window.rootViewController = view
      window.isHidden = false
      view.childWasDismissed()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }
<<end>>
<<if presents and presentation == "modal">>

    @Test func childIsShownWithButtonThatClosesIt() {
      let window = UIWindow()
      window.rootViewController = view
      window.isHidden = false
      let child = UIViewController()
      view.showChild(child)
      #expect(view.presentedViewController is UINavigationController)
      #expect(view.presentedViewController === child.navigationController)
      let button = child.navigationItem.leftBarButtonItem
      #expect(button?.primaryAction?.title == <<Module>>Texts.close)
    }
<<end>>
<<if ui == "uikit" and with contains "service" and (with contains "entity" or with contains "view-object")>>

    @Test func listShowsRows() {
<<if with contains "view-object">>
      let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let rows = [<<Module>>Samples.first]
<<end>>
      view.show(.content(rows), of: .load)
      #expect(view.list.tableView(view.list, numberOfRowsInSection: 0) == 1)
      #expect(view.view.subviews.first === view.list)
<<if screen == "form" and presents>>
      #expect(view.view.subviews.last === view.form)
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
      #expect(view.view.subviews.last === view.form)
<<end>>
<<end>>
<<end>>
    }

    @Test func appearanceStartsCancelledLoadAgain() {
      view.show(.idle, of: .load)
      view.viewWillAppear(false)
      #expect(presenter.loadCallCount == 1)
    }
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    @Test func <<action.id>>SwipeKeepsRowAndShowsFailure() throws {
<<if with contains "view-object">>
      let rows = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let rows = [<<Module>>Samples.first]
<<end>>
      let list = view.list
      view.show(.content(rows), of: .load)
      let row = IndexPath(row: 0, section: 0)
      let swipe = list.tableView(list, trailingSwipeActionsConfigurationForRowAt: row)
      #expect(swipe?.performsFirstActionWithFullSwipe == false)
      let action = try #require(swipe?.actions.first)
      action.handler(action, list) { _ in }
      #expect(presenter.<<action.calls>> == [<<Module>>Samples.first.id])
      #expect(list.tableView(list, numberOfRowsInSection: 0) == 1)
<<if action.isCall>>
      view.show(.loading, of: .<<action.id>>)
      #expect(list.<<action.id>>Spinner.isAnimating)
      #expect(list.tableHeaderView === list.<<action.id>>Spinner)
      let other = list.tableView(list, trailingSwipeActionsConfigurationForRowAt: row)
      #expect(other == nil)
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(list.tableView(list, titleForHeaderInSection: 0) == "message")
      #expect(!list.<<action.id>>Spinner.isAnimating)
      #expect(list.tableHeaderView == nil)
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

<<if action.missing>>
    @Test(
<<for own in action.missing>>
      .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
    )
    func <<action.id>>ValueIsShown() throws {
<<else>>
    @Test func <<action.id>>ValueIsShown() {
<<end>>
<<for own in action.missing>>
      let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
      view.show(<<action.loaded>>: <<action.resultSample>>)
      let text = view.form.<<action.id>>Value.text
      #expect(text.text == <<Module>>Texts.<<action.loaded>>(<<action.resultSample>>))
      #expect(!text.isHidden)
    }

    @Test func <<action.id>>FailureCanBeTriedAgain() {
      let value = view.form.<<action.id>>Value
      #expect(value.retryButton.isHidden)
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(value.message.text == "message")
      #expect(!value.message.isHidden)
      #expect(!value.retryButton.isHidden)
      value.retryButton.sendActions(for: .primaryActionTriggered)
      #expect(presenter.<<action.calls>> == 1)
    }
<<end>>
<<if action.hasButton>>

    @Test func <<action.id>><<if action.isDestructive>>IsSentWhenItIsConfirmed<<else>>ButtonSendsWhatControlsHold<<end>>() {
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
<<else>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
<<for parameter in action.required>>
<<if loop.first>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingChanged)
<<end>>
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
<<if action.isDestructive>>
      let window = UIWindow()
      window.rootViewController = view
      window.isHidden = false
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      let alert = view.presentedViewController as? UIAlertController
      #expect(alert?.actions.map(\.style) == [.cancel, .destructive])
      #expect(presenter.functionsCalled.isEmpty)
      view.form.confirm()
<<else>>
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
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
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.returnKeyType == .go)
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
      #expect(presenter.<<action.calls>>.count == <<if action.isDestructive>>1<<else>>2<<end>>)
<<elseif loop.last and action.hasTextField>>
      // The return key sends nothing while there is more to enter.
<<for text in action.parameters>>
<<if text.control == "text" or text.control == "secure" or text.control == "number">>
      view.form.<<action.id>><<text.name|upperCamel>>Field.sendActions(for: .editingDidEndOnExit)
<<end>>
<<end>>
      #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
    }
<<if action.parameters and not (loop.first and loop.last)>>

    @Test func <<action.id>>FieldsHaveHeading() {
      #expect(view.form.<<action.id>>Heading.text == <<Module>>Texts.<<action.id>>Button)
      #expect(view.form.<<action.id>>Heading.accessibilityTraits == .header)
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password">>

    @Test func <<action.id>><<parameter.name|upperCamel>>HasContentType() {
<<if action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword">>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .newPassword)
<<else>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.textContentType == .password)
<<end>>
    }
<<elseif parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>

    @Test func <<action.id>><<parameter.name|upperCamel>>IsKeptAsTyped() {
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType == .none)
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType == .no)
    }
<<end>>
<<end>>
<<if action.required>>

    @Test func <<action.id>>ButtonNeedsValues() {
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>

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
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

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

    @Test func <<action.id>>FailureIsShown() {
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<elseif action.isCallWithSpinner>>

    @Test func <<action.id>>StateIsShown() {
      view.show(.loading, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Spinner.isAnimating)
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Spinner.isAnimating)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

<<if action.missing>>
    @Test(
<<for own in action.missing>>
      .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
    )
    func <<action.id>>ResultHasRows() throws {
<<else>>
    @Test func <<action.id>>ResultHasRows() {
<<end>>
<<for own in action.missing>>
      let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
      view.show(<<action.id>>: <<action.resultSample>>)
      let stack = view.form.<<action.id>>Rows
      let rows = stack.arrangedSubviews.compactMap { $0 as? UILabel }
      #expect(rows.map(\.text) == <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
      #expect(!stack.isHidden)
      view.show(<<action.id>>: [])
      let row = stack.arrangedSubviews.first as? UILabel
      #expect(row?.text == <<Module>>Texts.<<action.id>>Empty)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier() == <<Module>>Constants.viewIdentifier)
      #expect(view.title == <<Module>>Texts.title)
    }

<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    @Test func appearanceStartsCancelledLoadAgain() {
      view.show(.idle, of: .load)
      view.viewWillAppear()
      #expect(presenter.loadCallCount == 1)
    }

<<end>>
<<if screen == "form">>
<<for action in actions>>
<<if action.isLoad>>
<<if action.missing>>
    @Test(
<<for own in action.missing>>
      .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
    )
    func <<action.id>>ValueIsShown() throws {
<<else>>
    @Test func <<action.id>>ValueIsShown() {
<<end>>
<<for own in action.missing>>
      let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
      view.show(<<action.loaded>>: <<action.resultSample>>)
      let text = view.form.<<action.id>>Value.text
      #expect(text.stringValue == <<Module>>Texts.<<action.loaded>>(<<action.resultSample>>))
      #expect(!text.isHidden)
    }

    @Test func <<action.id>>FailureCanBeTriedAgain() {
      let value = view.form.<<action.id>>Value
      #expect(value.retryButton.isHidden)
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(value.message.stringValue == "message")
      #expect(!value.message.isHidden)
      #expect(!value.retryButton.isHidden)
      value.retryButton.performClick(nil)
      #expect(presenter.<<action.calls>> == 1)
    }

<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
<<if action.missing>>
    @Test(
<<for own in action.missing>>
      .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
    )
    func <<action.id>>ResultHasRows() throws {
<<else>>
    @Test func <<action.id>>ResultHasRows() {
<<end>>
<<for own in action.missing>>
      let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
      view.show(<<action.id>>: <<action.resultSample>>)
      let stack = view.form.<<action.id>>Rows
      let rows = stack.arrangedSubviews.compactMap { $0 as? NSTextField }
      #expect(rows.map(\.stringValue) == <<Module>>Texts.<<action.id>>Rows(<<action.resultSample>>))
      #expect(!stack.isHidden)
      view.show(<<action.id>>: [])
      let row = stack.arrangedSubviews.first as? NSTextField
      #expect(row?.stringValue == <<Module>>Texts.<<action.id>>Empty)
    }

<<end>>
<<if action.isDestructive>>
    @Test func <<action.id>>ButtonShowsConfirmation() {
      view.form.<<action.id>>Button.isEnabled = true
      view.form.<<action.id>>Button.performClick(nil)
      #expect(view.form.<<action.id>>Button.hasDestructiveAction)
      #expect(presenter.functionsCalled.isEmpty)
    }

<<end>>
<<if action.hasControls>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>
    @Test func <<action.id>>FieldsAreEmptiedAfterSuccess() {
<<for parameter in action.parameters>>
<<if parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue = <<parameter.sample>>.formatted()
<<elseif parameter.control == "text" or parameter.control == "secure">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue = <<parameter.sample>>
<<end>>
<<end>>
      view.show(.loading, of: .<<action.id>>)
      view.show(.failed(message: "message"), of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(!view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
<<end>>
      view.show(.loading, of: .<<action.id>>)
      view.show(.idle, of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(!view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
<<end>>
      #expect(view.form.<<action.id>>Button.isEnabled)
      view.show(.loading, of: .<<action.id>>)
      view.show(.succeeded, of: .<<action.id>>)
<<for parameter in action.cleared>>
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty)
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
<<for parameter in action.parameters>>
<<if parameter.isDay>>
    @Test func <<action.id>><<parameter.name|upperCamel>>HasNoTime() {
      #expect(view.form.<<action.id>><<parameter.name|upperCamel>>Field.datePickerElements == .yearMonthDay)
    }

<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    @Test func disappearanceNotifiesPresenter() async {
      view.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = NSWindow(contentViewController: view)
      window.orderFront(nil)
      view.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
      window.orderOut(nil)
    }
  #endif
<<end>>
}
