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
private struct <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts {
  let view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>
  let presenter = <<Module>>MockPresenter()

  init() {
    view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Tests: XCTestCase {

  @MainActor
  func testLoadingBeginsAndEnds() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.updateLoading(loading: true)
    XCTAssertTrue(parts.view.showsLoading)
    parts.view.updateLoading(loading: false)
    XCTAssertFalse(parts.view.showsLoading)
  }
<<if ui == "swiftui">>

  @MainActor
  func testAlertIsThereUntilItIsClosed() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    XCTAssertFalse(parts.view.isAlertPresented)
    parts.view.presentAlert(message: "message")
    XCTAssertTrue(parts.view.isAlertPresented)
    XCTAssertEqual(parts.view.alert, "message")
    parts.view.isAlertPresented = true
    XCTAssertEqual(parts.view.alert, "message")
    parts.view.isAlertPresented = false
    XCTAssertNil(parts.view.alert)
  }

  @MainActor
  func testSecondAlertWaitsForFirst() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.presentAlert(message: "first")
    parts.view.presentAlert(message: "second")
    parts.view.presentAlert(message: "first")
    parts.view.presentNextAlert()
    XCTAssertEqual(parts.view.alert, "first")
    parts.view.isAlertPresented = false
    parts.view.presentNextAlert()
    XCTAssertEqual(parts.view.alert, "second")
    parts.view.isAlertPresented = false
    parts.view.presentNextAlert()
    XCTAssertNil(parts.view.alert)
  }
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>

  @MainActor
  func testNumbersAreReadInEachLanguage() async throws {
    let arabic = <<Module>>Number.value(of: "١٢", in: Locale(identifier: "ar_EG"))
    let hindi = <<Module>>Number.value(of: "१२", in: Locale(identifier: "hi_IN"))
    let german = <<Module>>Number.value(of: "1,5", in: Locale(identifier: "de_DE"))
    XCTAssertEqual(arabic?.intValue, 12)
    XCTAssertEqual(hindi?.intValue, 12)
    XCTAssertEqual(german?.doubleValue, 1.5)
  }
<<end>>
<<if ui == "swiftui" and on-load and screen == "form">>

  @MainActor
  func testLoadAndWaitEndsWithLoads() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    parts.view.updateLoading(.loading, of: .<<action.id>>)
<<end>>
<<end>>
    let loading = Task {
      await parts.view.loadAndWait()
      return parts.view.states.isLoading
    }
    for _ in 0..<10 { await Task.yield() }
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
    parts.view.updateLoading(.idle, of: .<<action.id>>)
<<end>>
<<end>>
    let isLoading = await loading.value
    XCTAssertFalse(isLoading)
  }
<<end>>
<<if ui == "none" and actions>>

  @MainActor
  func testDismissalNotifiesPresenter() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.wasDismissed()
    XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
  }
<<end>>
<<for action in actions>>

  @MainActor
  func testStateOf<<action.id|upperCamel>>IsKept() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.updateLoading(.loading, of: .<<action.id>>)
    XCTAssertEqual(parts.view.states, [.<<action.id>>: .loading])
<<if on-load and screen == "form" and (ui == "uikit" or ui == "swiftui")>>
<<if on-load contains action.id and not action.parameters>>
    XCTAssertFalse(parts.view.states.isSending)
<<else>>
    XCTAssertTrue(parts.view.states.isSending)
<<end>>
<<end>>
  }
<<if action.isTestable>>
<<if ui == "swiftui" and action.isCleared>>

  @MainActor
  func test<<action.id|upperCamel>>LetsItsFieldsBeEmptied() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.clearFields(of: .<<action.id>>)
    XCTAssertEqual(parts.view.sentActivities, [.<<action.id>>])
  }
<<end>>

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
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
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
  }
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and action.isResultComparable>>

  @MainActor
  func testResultOf<<action.id|upperCamel>>IsShown() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
    parts.view.show(<<action.id>>: <<action.resultSample>>)
    XCTAssertEqual(parts.view.<<action.id>>Result, <<action.resultSample>>)
  }
<<end>>
<<if on-load contains action.id and not action.parameters>>

  @MainActor
  func test<<action.id|upperCamel>>StartsWhenViewIsLoaded() async throws {
    let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if ui == "swiftui">>
    parts.view.appear()
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
    parts.view.updateLoading(.idle, of: .<<action.id>>)
    parts.view.appear()
<<elseif ui == "appkit">>
    #if canImport(AppKit)
      _ = parts.view.view
    #else
      parts.view.viewDidLoad()
    #endif
<<else>>
    parts.view.loadViewIfNeeded()
<<end>>
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
  }
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let viewController = <<Module>>ViewController(viewModel: parts.view)
      let identifier = viewController.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
      XCTAssertEqual(viewController.title, <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/XCTest/DismissalTests.swift">>
<<end>>
  #endif
<<elseif ui == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier, <<Module>>Constants.viewIdentifier)
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/XCTest/DismissalTests.swift">>
<<end>>

    @MainActor
    func testSecondAlertAddsItsMessage() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.presentAlert(message: "first")
      let alert = parts.view.alert
      parts.view.presentAlert(message: "second")
      XCTAssertIdentical(parts.view.alert, alert)
      XCTAssertEqual(alert?.message, "first\n\nsecond")
    }

    @MainActor
    func testAlertIsPresentedWhenViewIsInWindow() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.presentAlert(message: "message")
      XCTAssertNil(parts.view.presentedViewController)
      let window = UIWindow()
      window.rootViewController = parts.view
      window.isHidden = false
      parts.view.viewDidAppear(false)
      XCTAssertNotNil(parts.view.alert)
      XCTAssertIdentical(parts.view.presentedViewController, parts.view.alert)
    }
<<include "Tests/XCTest/FormTests.swift">>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier(), <<Module>>Constants.viewIdentifier)
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }
<<if actions>>
<<include "Tests/XCTest/DismissalTests.swift">>
<<end>>
  #endif
<<end>>
}
