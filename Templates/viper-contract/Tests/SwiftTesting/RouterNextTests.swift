<<for place in next>>
<<if not loop.first or navigation == "swiftui" or not actions>>

  @Test func show<<place>>ShowsIt() {
<<if navigation == "swiftui">>
    root.presenter.router.show<<place>>()
    #expect(root.route == .<<place|lowerCamel>>)
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
    #if !canImport(UIKit)
      #expect(root.next === screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: root)
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #expect(navigation.topViewController === screen)
    #else
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #expect(root.next === screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    root.presenter.router.show<<place>>()
    #if canImport(AppKit)
      #expect(root.presentedViewControllers?.first === screen)
    #else
      #expect(root.next === screen)
    #endif
<<else>>
    root.presenter.router.show<<place>>()
    #expect(root.next === screen)
<<end>>
<<end>>
  }
<<else>>
<<for action in actions>>
<<if loop.first and not (not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters))>>

  @Test func show<<place>>ShowsIt() {
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
    #if !canImport(UIKit)
      #expect(root.next === screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: root)
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #expect(navigation.topViewController === screen)
    #else
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #expect(root.next === screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    root.presenter.router.show<<place>>()
    #if canImport(AppKit)
      #expect(root.presentedViewControllers?.first === screen)
    #else
      #expect(root.next === screen)
    #endif
<<else>>
    root.presenter.router.show<<place>>()
    #expect(root.next === screen)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>

  @Test func show<<place>>AfterErrorShowsIt() {
    let error = URLError(.timedOut)
<<if navigation == "swiftui">>
    root.presenter.router.show<<place>>(after: error)
    #expect(root.route == .<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(message: error.localizedDescription))
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
    #if !canImport(UIKit)
      #expect(root.next === screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: root)
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
      #expect(navigation.topViewController === screen)
    #else
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
      #expect(root.next === screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    root.presenter.router.show<<place>>(after: error)
    #if canImport(AppKit)
      #expect(root.presentedViewControllers?.first === screen)
    #else
      #expect(root.next === screen)
    #endif
<<else>>
    root.presenter.router.show<<place>>(after: error)
    #expect(root.next === screen)
<<end>>
    #expect(end.show<<place>>Calls.first as? URLError == error)
<<end>>
  }
<<end>>
