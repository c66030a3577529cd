<<for place in next>>
<<if not loop.first or not actions>>

    it("show <<place>> shows it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
      parts.root.presenter.router.show<<place>>()
      guard case .<<place|lowerCamel>>? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #if !canImport(UIKit)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: parts.root)
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
        expect(navigation.topViewController).to(beIdenticalTo(parts.screen))
      #else
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<end>>
<<elseif ui == "appkit">>
      parts.root.presenter.router.show<<place>>()
      #if canImport(AppKit)
        expect(parts.root.presentedViewControllers?.first).to(beIdenticalTo(parts.screen))
      #else
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      parts.root.presenter.router.show<<place>>()
      expect(parts.root.next).to(beIdenticalTo(parts.screen))
<<end>>
<<end>>
    }
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>

    it("show <<place>> shows it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
      parts.root.presenter.router.show<<place>>()
      guard case .<<place|lowerCamel>>? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
      #if !canImport(UIKit)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: parts.root)
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
        expect(navigation.topViewController).to(beIdenticalTo(parts.screen))
      #else
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>()
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<end>>
<<elseif ui == "appkit">>
      parts.root.presenter.router.show<<place>>()
      #if canImport(AppKit)
        expect(parts.root.presentedViewControllers?.first).to(beIdenticalTo(parts.screen))
      #else
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      parts.root.presenter.router.show<<place>>()
      expect(parts.root.next).to(beIdenticalTo(parts.screen))
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

    it("show <<place>> after an error shows it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
      let error = URLError(.timedOut)
<<if navigation == "swiftui">>
      parts.root.presenter.router.show<<place>>(after: error)
      guard case .<<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(let shown)? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
      expect(shown as? URLError).to(equal(error))
<<if loop.first and presentation == "push" and not HasObservation>>
      parts.root.isRoutePresented = true
      expect(parts.root.isRoutePresented).to(beTrue())
      parts.root.isRoutePresented = false
      expect(parts.root.shownRoute).to(beNil())
<<end>>
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
      #if !canImport(UIKit)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: parts.root)
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
        expect(navigation.topViewController).to(beIdenticalTo(parts.screen))
      #else
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.show<<place>>(after: error)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<end>>
<<elseif ui == "appkit">>
      parts.root.presenter.router.show<<place>>(after: error)
      #if canImport(AppKit)
        expect(parts.root.presentedViewControllers?.first).to(beIdenticalTo(parts.screen))
      #else
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      parts.root.presenter.router.show<<place>>(after: error)
      expect(parts.root.next).to(beIdenticalTo(parts.screen))
<<end>>
      expect(parts.end.show<<place>>Calls.first as? URLError).to(equal(error))
<<end>>
    }
<<end>>
