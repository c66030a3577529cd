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

/// What the tests work with.
@MainActor
private struct <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts {
  let view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>
  let presenter = <<Module>>MockPresenter()

  init() {
    view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Tests: AsyncSpec {
  override class func spec() {

    it("loading begins and ends") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.updateLoading(loading: true)
      expect(parts.view.showsLoading).to(beTrue())
      parts.view.updateLoading(loading: false)
      expect(parts.view.showsLoading).to(beFalse())
    }
<<if ui == "swiftui">>

    it("alert is there until it is closed") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      expect(parts.view.isAlertPresented).to(beFalse())
      parts.view.presentAlert(message: "message")
      expect(parts.view.isAlertPresented).to(beTrue())
      expect(parts.view.alert).to(equal("message"))
      parts.view.isAlertPresented = true
      expect(parts.view.alert).to(equal("message"))
      parts.view.isAlertPresented = false
      expect(parts.view.alert).to(beNil())
    }

    it("second alert waits for first") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.presentAlert(message: "first")
      parts.view.presentAlert(message: "second")
      parts.view.presentAlert(message: "first")
      parts.view.presentNextAlert()
      expect(parts.view.alert).to(equal("first"))
      parts.view.isAlertPresented = false
      parts.view.presentNextAlert()
      expect(parts.view.alert).to(equal("second"))
      parts.view.isAlertPresented = false
      parts.view.presentNextAlert()
      expect(parts.view.alert).to(beNil())
    }
<<end>>
<<if ui != "none" and screen == "form" and actions contains "hasNumberField">>

    it("numbers are read in each language") { @MainActor in
      let arabic = <<Module>>Number.value(of: "١٢", in: Locale(identifier: "ar_EG"))
      let hindi = <<Module>>Number.value(of: "१२", in: Locale(identifier: "hi_IN"))
      let german = <<Module>>Number.value(of: "1,5", in: Locale(identifier: "de_DE"))
      expect(arabic?.intValue).to(equal(12))
      expect(hindi?.intValue).to(equal(12))
      expect(german?.doubleValue).to(equal(1.5))
    }
<<end>>
<<if ui == "swiftui" and on-load and screen == "form">>

    it("load and wait ends with loads") { @MainActor in
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
      expect(parts.presenter.<<action.calls>>).to(equal(1))
      parts.view.updateLoading(.idle, of: .<<action.id>>)
<<end>>
<<end>>
      let isLoading = await loading.value
      expect(isLoading).to(beFalse())
    }
<<end>>
<<if ui == "none" and actions>>

    it("dismissal notifies presenter") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.wasDismissed()
      expect(parts.presenter.wasDismissedCallCount).to(equal(1))
    }
<<end>>
<<for action in actions>>

    it("state of <<action.id>> is kept") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.updateLoading(.loading, of: .<<action.id>>)
      expect(parts.view.states).to(equal([.<<action.id>>: .loading]))
<<if on-load and screen == "form" and (ui == "uikit" or ui == "swiftui")>>
<<if on-load contains action.id and not action.parameters>>
      expect(parts.view.states.isSending).to(beFalse())
<<else>>
      expect(parts.view.states.isSending).to(beTrue())
<<end>>
<<end>>
    }
<<if action.isTestable>>
<<if ui == "swiftui" and action.isCleared>>

    it("<<action.id>> lets its fields be emptied") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.clearFields(of: .<<action.id>>)
      expect(parts.view.sentActivities).to(equal([.<<action.id>>]))
    }
<<end>>

    it("<<action.id>> calls presenter") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.presenter.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.presenter.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
    }
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and action.isResultComparable>>

    it("result of <<action.id>> is shown") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.show(<<action.id>>: <<action.resultSample>>)
      expect(parts.view.<<action.id>>Result).to(equal(<<action.resultSample>>))
    }
<<end>>
<<if on-load contains action.id and not action.parameters>>

    it("<<action.id>> starts when view is loaded") { @MainActor in
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
<<if ui == "swiftui">>
      parts.view.appear()
      expect(parts.presenter.<<action.calls>>).to(equal(1))
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
      expect(parts.presenter.<<action.calls>>).to(equal(1))
    }
<<end>>
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let viewController = <<Module>>ViewController(viewModel: parts.view)
        let identifier = viewController.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
        expect(viewController.title).to(equal(<<Module>>Texts.title))
      }
<<if actions>>
<<include "Tests/Quick/DismissalTests.swift">>
<<end>>
    #endif
<<elseif ui == "uikit">>

    #if canImport(UIKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.view.accessibilityIdentifier).to(equal(<<Module>>Constants.viewIdentifier))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }
<<if actions>>
<<include "Tests/Quick/DismissalTests.swift">>
<<end>>

      it("second alert adds its message") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        parts.view.presentAlert(message: "first")
        let alert = parts.view.alert
        parts.view.presentAlert(message: "second")
        expect(parts.view.alert).to(beIdenticalTo(alert))
        expect(alert?.message).to(equal("first\n\nsecond"))
      }

      it("alert is presented when view is in window") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        parts.view.presentAlert(message: "message")
        expect(parts.view.presentedViewController).to(beNil())
        let window = UIWindow()
        window.rootViewController = parts.view
        window.isHidden = false
        parts.view.viewDidAppear(false)
        expect(parts.view.alert).toNot(beNil())
        expect(parts.view.presentedViewController).to(beIdenticalTo(parts.view.alert))
      }
<<include "Tests/Quick/FormTests.swift">>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        expect(parts.view.view.accessibilityIdentifier()).to(equal(<<Module>>Constants.viewIdentifier))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }
<<if actions>>
<<include "Tests/Quick/DismissalTests.swift">>
<<end>>
    #endif
<<end>>
  }
}
