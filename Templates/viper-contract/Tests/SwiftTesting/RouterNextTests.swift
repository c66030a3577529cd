<<for place in next>>
<<if not loop.first or not actions>>

  @Test func show<<place>>ShowsIt() {
<<if navigation == "swiftui">>
    root.presenter.router.show<<place>>()
    guard case .<<place|lowerCamel>>? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
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
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>

  @Test func show<<place>>ShowsIt() {
<<if navigation == "swiftui">>
    root.presenter.router.show<<place>>()
    guard case .<<place|lowerCamel>>? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
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
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>

  @Test func show<<place>>AfterErrorShowsIt() {
    let error = URLError(.timedOut)
<<if navigation == "swiftui">>
    root.presenter.router.show<<place>>(after: error)
    guard case .<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(let shown)? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
    #expect(shown as? URLError == error)
<<if loop.first and presentation == "push" and not HasObservation>>
    root.isRoutePresented = true
    #expect(root.isRoutePresented)
    root.isRoutePresented = false
    #expect(root.shownRoute == nil)
<<end>>
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
