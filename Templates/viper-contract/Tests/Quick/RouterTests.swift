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
<<if ui == "uikit" or ui == "appkit">>

#if canImport(ObjectiveC)
  import ObjectiveC
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>RouterParts {
  let root: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>
  let fetcher = <<Module>>MockDataFetcher()
<<if not (navigation == "swiftui" and next)>>
  let end = <<Module>>MockRouter()
<<end>>
<<if (next or next-on-failure) and navigation != "swiftui">>
  let screen = <<Module>>ViewController<<if view == "storyboard">>.fromStoryboard<<end>>(
<<if ui == "swiftui">>
    viewModel: <<Module>>ViewModel(presenter: <<Module>>MockPresenter())
<<else>>
    presenter: <<Module>>MockPresenter()
<<end>>
  )
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    root = <<Module>>Router.create<<if navigation == "swiftui">>ViewModel<<end>>(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
        <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: { [end, screen]<<if action.result>> result<<end>> in
          end.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
          return screen
        },
<<else>>
        <<action.id>>Succeeded: { [end] in
          end.<<action.id>>Succeeded(<<if action.result>>$0<<end>>)
        },
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
        make<<place>>: { [screen] in screen },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
        make<<place>>: { [screen] in screen },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
        make<<place>><<if next contains place>>AfterFailure<<end>>: { [end, screen] error in
          end.show<<place>>(after: error)
          return screen
        },
<<end>>
<<end>>
        fetcher: fetcher<<if navigation != "swiftui" and actions>>,
        didDismiss: { [end] in end.didDismiss() }<<end>>
      )
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: AsyncSpec {
  override class func spec() {

    it("create connects parts") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
      let presenter = try require(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter as? <<Module>>Presenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>Interactor).toNot(beNil())
      expect(presenter.view).to(beIdenticalTo(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>))
      expect(presenter.router.<<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>).to(beIdenticalTo(parts.root))
      expect(interactor.output).to(beIdenticalTo(presenter))
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
      expect(interactor.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
    }

    it("show alert shows message") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
      let error = URLError(.timedOut)
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.showAlert(for: error)
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(parts.root.alert?.message).to(equal(error.localizedDescription))
      #else
        expect(parts.root.alert).to(equal(error.localizedDescription))
      #endif
<<elseif ui == "appkit">>
      #if canImport(AppKit)
        expect(parts.root.alert?.informativeText).to(equal(error.localizedDescription))
      #else
        expect(parts.root.alert).to(equal(error.localizedDescription))
      #endif
<<else>>
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.alert).to(equal(error.localizedDescription))
<<end>>
    }
<<include "Tests/Quick/RouterNextTests.swift">>
<<for action in actions>>
<<if action.isTestable>>
<<if next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>

    it("<<action.id>> succeeded shows next screen") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
      parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<if action.result and action.isResultComparable>>
      guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
      expect(result).to(equal(<<action.resultSample>>))
<<else>>
      guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
<<end>>
<<if not next-on-failure and presentation == "push" and not HasObservation>>
      parts.root.isRoutePresented = true
      expect(parts.root.isRoutePresented).to(beTrue())
      parts.root.isRoutePresented = false
      expect(parts.root.shownRoute).to(beNil())
<<end>>
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      #if !canImport(UIKit)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: parts.root)
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
        expect(navigation.topViewController).to(beIdenticalTo(parts.screen))
      #else
        parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<end>>
<<elseif ui == "appkit">>
      parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      #if canImport(AppKit)
        expect(parts.root.presentedViewControllers?.first).to(beIdenticalTo(parts.screen))
      #else
        expect(parts.root.next).to(beIdenticalTo(parts.screen))
      #endif
<<else>>
      parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      expect(parts.root.next).to(beIdenticalTo(parts.screen))
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.end.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.end.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.end.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
<<end>>
    }
<<end>>

    it("<<action.id>> reaches data fetcher and view") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if action.missing and action.result>>
      parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
      #if canImport(UIKit)
        // Without a container, the next screen would be presented, which loads the view.
        let navigation = UINavigationController(rootViewController: parts.root)
      #endif
<<end>>
      let part = parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.interactor
      let interactor = try require(part as? <<Module>>Interactor).toNot(beNil())
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>]).to(equal(.loading))
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading).to(beTrue())
      await interactor.tasks[.<<action.id>>]?.value
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>]).to(equal(.idle))
<<if not (on-load and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and (ui == "appkit" or ui == "uikit" and presentation == "modal"))>>
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading).to(beFalse())
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.fetcher.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.fetcher.<<parameter.recorded>>).to(equal(<<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>))
<<elseif loop.first>>
      expect(parts.fetcher.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result).to(equal(<<action.resultSample>>))
<<else>>
      expect(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result).toNot(beNil())
<<end>>
<<elseif navigation == "swiftui" and next and not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
      guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
      expect(result).to(equal(<<action.resultSample>>))
<<else>>
      guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = parts.root.shownRoute?.route else {
        fail("The route is missing.")
        return
      }
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
      expect(parts.end.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.end.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.end.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
      #if canImport(UIKit)
        expect(navigation.topViewController).to(beIdenticalTo(parts.screen))
      #endif
<<end>>
    }
<<end>>
<<end>>

<<if navigation != "swiftui" and actions>>
    it("dismissal is reported to owner") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
      parts.root<<if ui == "swiftui">>.viewModel<<end>>.presenter.wasDismissed()
      expect(parts.end.didDismissCallCount).to(equal(1))
    }

<<end>>
    it("root keeps parts and releases them") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
      weak var presenter: (any <<Module>>Presentation)?
      weak var interactor: (any <<Module>>Interaction)?
      weak var router: (any <<Module>>Routable)?
      weak var released: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>?
<<if ui == "uikit" or ui == "appkit">>
      @MainActor func createAndRelease() <<if input contains "isMissing">>throws <<end>>{
<<else>>
      do {
<<end>>
        let root = <<Module>>Router.create<<if navigation == "swiftui">>ViewModel<<end>>(
<<for value in input>>
          <<value.name>>: <<value.testSample>>,
<<end>>
          dependencies: <<Module>>Dependencies(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
            <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: {<<if action.result>> result in<<end>>
              parts.end.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
              return parts.screen
            },
<<else>>
            <<action.id>>Succeeded: {
              parts.end.<<action.id>>Succeeded(<<if action.result>>$0<<end>>)
            },
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
            make<<place>>: { parts.screen },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
            make<<place>>: { parts.screen },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
            make<<place>><<if next contains place>>AfterFailure<<end>>: { _ in parts.screen },
<<end>>
<<end>>
            fetcher: parts.fetcher
          )
        )
        presenter = root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter
        interactor = presenter?.interactor
        router = presenter?.router
        released = root
<<if ui == "uikit">>
        #if canImport(UIKit)
          root.loadViewIfNeeded()
        #endif
<<elseif ui == "appkit">>
        #if canImport(AppKit)
          _ = root.view
        #endif
<<end>>
        withExtendedLifetime(root) {
          expect(presenter).toNot(beNil())
          expect(interactor).toNot(beNil())
          expect(router).toNot(beNil())
        }
      }
<<if ui == "uikit" or ui == "appkit">>
      #if canImport(ObjectiveC)
        <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
      #else
        <<if input contains "isMissing">>try <<end>>createAndRelease()
      #endif
<<end>>
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(router).to(beNil())
    }
  }
}
