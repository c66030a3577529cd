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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: AsyncSpec {
  override class func spec() {
<<for name in next>>
<<if loop.first and (use-cases or actions)>>
<<for action in use-cases>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/RouterNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/RouterNext.swift">>
<<end>>
<<end>>
<<else>>

    it("show <<name>> when called shows screen") { @MainActor in
      let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
      let router = <<Module>>Router(
        dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
          worker: <<Module>>MockWorker(),
<<end>>
<<for other in next>>
          make<<other>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if other == name>>screen<<elseif navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
        )
      )
      let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
        interactor: <<Module>>MockInteractor(),
        router: <<Module>>MockRouter()
      )
      router.view = view
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      view.onNext = { shown = $0 }
<<end>>
<<if ui == "appkit">>
      #if !canImport(AppKit)
        router.show<<name>>()
        expect(view.nextScreen).to(beIdenticalTo(screen))
      #endif
<<else>>
      router.show<<name>>()
<<end>>
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(screen))
      #else
        expect(view.nextScreen).to(beIdenticalTo(screen))
      #endif
<<elseif ui == "appkit">>
<<elseif navigation == "swiftui">>
      expect(view.nextScreen).to(equal(screen))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(screen))
<<else>>
      expect(view.nextScreen).to(beIdenticalTo(screen))
<<end>>
    }
<<end>>
<<end>>
<<if next-on-failure>>

    it("show <<next-on-failure|upperCamel>> after failure shows screen") { @MainActor in
      let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
      var errors: [any Error] = []
      let router = <<Module>>Router(
        dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
          worker: <<Module>>MockWorker(),
<<end>>
<<for other in next>>
          make<<other>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { error in
            errors.append(error)
            return screen
          }
<<end>>
        )
      )
      let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
        interactor: <<Module>>MockInteractor(),
        router: <<Module>>MockRouter()
      )
      router.view = view
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      view.onNext = { shown = $0 }
<<end>>
<<if ui == "appkit">>
      #if !canImport(AppKit)
        router.show<<next-on-failure|upperCamel>>(after: URLError(.timedOut))
        expect(view.nextScreen).to(beIdenticalTo(screen))
      #endif
<<else>>
      router.show<<next-on-failure|upperCamel>>(after: URLError(.timedOut))
<<end>>
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(screen))
      #else
        expect(view.nextScreen).to(beIdenticalTo(screen))
      #endif
<<elseif ui == "appkit">>
<<elseif navigation == "swiftui">>
      expect(view.nextScreen).to(equal(screen))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(screen))
<<else>>
      expect(view.nextScreen).to(beIdenticalTo(screen))
<<end>>
<<if ui == "appkit">>
      #if !canImport(AppKit)
        expect(errors.first as? URLError).to(equal(URLError(.timedOut)))
      #endif
<<else>>
      expect(errors.first as? URLError).to(equal(URLError(.timedOut)))
<<end>>
    }
<<end>>
  }
}
