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
struct <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Tests {
  let view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>
  let presenter = <<Module>>MockPresenter()

  init() {
    view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }

  @Test func loadingBeginsAndEnds() {
    view.updateLoading(loading: true)
    #expect(view.showsLoading)
    view.updateLoading(loading: false)
    #expect(!view.showsLoading)
  }
<<if ui == "swiftui">>

  @Test func alertIsThereUntilItIsClosed() {
    #expect(!view.isAlertPresented)
    view.presentAlert(message: "message")
    #expect(view.isAlertPresented)
    #expect(view.alert == "message")
    view.isAlertPresented = true
    #expect(view.alert == "message")
    view.isAlertPresented = false
    #expect(view.alert == nil)
  }

  @Test func secondAlertWaitsForFirst() {
    view.presentAlert(message: "first")
    view.presentAlert(message: "second")
    view.presentAlert(message: "first")
    view.presentNextAlert()
    #expect(view.alert == "first")
    view.isAlertPresented = false
    view.presentNextAlert()
    #expect(view.alert == "second")
    view.isAlertPresented = false
    view.presentNextAlert()
    #expect(view.alert == nil)
  }
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>

  @Test func numbersAreReadInEachLanguage() {
    let arabic = <<Module>>Number.value(of: "١٢", in: Locale(identifier: "ar_EG"))
    let hindi = <<Module>>Number.value(of: "१२", in: Locale(identifier: "hi_IN"))
    let german = <<Module>>Number.value(of: "1,5", in: Locale(identifier: "de_DE"))
    #expect(arabic?.intValue == 12)
    #expect(hindi?.intValue == 12)
    #expect(german?.doubleValue == 1.5)
  }
<<end>>
<<if ui == "swiftui" and on-load and screen == "form">>

  @Test func loadAndWaitEndsWithLoads() async {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    view.updateLoading(.loading, of: .<<action.id>>)
<<end>>
<<end>>
    let loading = Task {
      await view.loadAndWait()
      return view.states.isLoading
    }
    for _ in 0..<10 { await Task.yield() }
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    #expect(presenter.<<action.calls>> == 1)
    view.updateLoading(.idle, of: .<<action.id>>)
<<end>>
<<end>>
    let isLoading = await loading.value
    #expect(!isLoading)
  }
<<end>>
<<if ui == "none" and actions>>

  @Test func dismissalNotifiesPresenter() {
    view.wasDismissed()
    #expect(presenter.wasDismissedCallCount == 1)
  }
<<end>>
<<for action in actions>>

  @Test func stateOf<<action.id|upperCamel>>IsKept() {
    view.updateLoading(.loading, of: .<<action.id>>)
    #expect(view.states == [.<<action.id>>: .loading])
<<if on-load and screen == "form" and (ui == "uikit" or ui == "swiftui")>>
<<if on-load contains action.id and not action.parameters>>
    #expect(!view.states.isSending)
<<else>>
    #expect(view.states.isSending)
<<end>>
<<end>>
  }
<<if action.isTestable>>
<<if ui == "swiftui" and action.isCleared>>

  @Test func <<action.id>>LetsItsFieldsBeEmptied() {
    view.clearFields(of: .<<action.id>>)
    #expect(view.sentActivities == [.<<action.id>>])
  }
<<end>>

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
    view.<<action.name>>(
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
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and action.isResultComparable>>

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
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    view.show(<<action.id>>: <<action.resultSample>>)
    #expect(view.<<action.id>>Result == <<action.resultSample>>)
  }
<<end>>
<<if on-load contains action.id and not action.parameters>>

  @Test func <<action.id>>StartsWhenViewIsLoaded() {
<<if ui == "swiftui">>
    view.appear()
    #expect(presenter.<<action.calls>> == 1)
    view.updateLoading(.idle, of: .<<action.id>>)
    view.appear()
<<elseif ui == "appkit">>
    #if canImport(AppKit)
      _ = view.view
    #else
      view.viewDidLoad()
    #endif
<<else>>
    view.loadViewIfNeeded()
<<end>>
    #expect(presenter.<<action.calls>> == 1)
  }
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let viewController = <<Module>>ViewController(viewModel: view)
      let identifier = viewController.view.accessibilityIdentifier
      #expect(identifier == <<Module>>Constants.viewIdentifier)
      #expect(viewController.title == <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/SwiftTesting/DismissalTests.swift">>
<<end>>
  #endif
<<elseif ui == "uikit">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier == <<Module>>Constants.viewIdentifier)
      #expect(view.title == <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/SwiftTesting/DismissalTests.swift">>
<<end>>

    @Test func secondAlertAddsItsMessage() {
      view.presentAlert(message: "first")
      let alert = view.alert
      view.presentAlert(message: "second")
      #expect(view.alert === alert)
      #expect(alert?.message == "first\n\nsecond")
    }

    @Test func alertIsPresentedWhenViewIsInWindow() {
      view.presentAlert(message: "message")
      #expect(view.presentedViewController == nil)
      let window = UIWindow()
      window.rootViewController = view
      window.isHidden = false
      view.viewDidAppear(false)
      #expect(view.alert != nil)
      #expect(view.presentedViewController === view.alert)
    }
<<include "Tests/SwiftTesting/FormTests.swift">>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier() == <<Module>>Constants.viewIdentifier)
      #expect(view.title == <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/SwiftTesting/DismissalTests.swift">>
<<end>>
  #endif
<<end>>
}
