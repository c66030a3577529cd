<<for place in next>>
<<if not loop.first or not actions>>

  @MainActor
  func testShow<<place>>ShowsIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
    parts.root.presenter.router.show<<place>>()
    guard case .<<place|lowerCamel>>? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
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
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>

  @MainActor
  func testShow<<place>>ShowsIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
    parts.root.presenter.router.show<<place>>()
    guard case .<<place|lowerCamel>>? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
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
<<end>>
<<end>>
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
    guard case .<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(let shown)? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
    XCTAssertEqual(shown as? URLError, error)
<<if loop.first and presentation == "push" and not HasObservation>>
    parts.root.isRoutePresented = true
    XCTAssertTrue(parts.root.isRoutePresented)
    parts.root.isRoutePresented = false
    XCTAssertNil(parts.root.shownRoute)
<<end>>
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
