<<for place in next>>
<<if not loop.first or navigation == "swiftui" or not actions>>

  @MainActor
  func testShow<<place>>ShowsIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
    parts.root.presenter.router.show<<place>>()
    XCTAssertEqual(parts.root.route, .<<place|lowerCamel>>)
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
    #if !canImport(UIKit)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: parts.root)
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      XCTAssertIdentical(navigation.topViewController, parts.screen)
    #else
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    parts.root.presenter.router.show<<place>>()
    #if canImport(AppKit)
      XCTAssertIdentical(parts.root.presentedViewControllers?.first, parts.screen)
    #else
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    parts.root.presenter.router.show<<place>>()
    XCTAssertIdentical(parts.root.next, parts.screen)
<<end>>
<<end>>
  }
<<else>>
<<for action in actions>>
<<if loop.first and not (not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters))>>

  @MainActor
  func testShow<<place>>ShowsIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
    #if !canImport(UIKit)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: parts.root)
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      XCTAssertIdentical(navigation.topViewController, parts.screen)
    #else
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    parts.root.presenter.router.show<<place>>()
    #if canImport(AppKit)
      XCTAssertIdentical(parts.root.presentedViewControllers?.first, parts.screen)
    #else
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    parts.root.presenter.router.show<<place>>()
    XCTAssertIdentical(parts.root.next, parts.screen)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>

  @MainActor
  func testShow<<place>>AfterErrorShowsIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
    let error = URLError(.timedOut)
<<if navigation == "swiftui">>
    parts.root.presenter.router.show<<place>>(after: error)
    XCTAssertEqual(parts.root.route, .<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(message: error.localizedDescription))
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
    #if !canImport(UIKit)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: parts.root)
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
      XCTAssertIdentical(navigation.topViewController, parts.screen)
    #else
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    parts.root.presenter.router.show<<place>>(after: error)
    #if canImport(AppKit)
      XCTAssertIdentical(parts.root.presentedViewControllers?.first, parts.screen)
    #else
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    parts.root.presenter.router.show<<place>>(after: error)
    XCTAssertIdentical(parts.root.next, parts.screen)
<<end>>
    XCTAssertEqual(parts.end.show<<place>>Calls.first as? URLError, error)
<<end>>
  }
<<end>>
