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
private struct <<Module>>ViewParts {
  let view: <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>>
  let interactor: <<Module>>Interactor
  let router = <<Module>>RouterMock()
  let service = <<Module>>ServiceMock()

  init() {
    interactor = <<Module>>Interactor(service: service)
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.sample>>,
<<end>>
      interactor: interactor,
      router: router
    )
    view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> is loading until service answers") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
<<if not action.parameters>>
      expect(parts.service.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.service.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      expect(parts.view.<<action.id>>Result).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>))
<<end>>
    }

    it("<<action.id>> failure is shown and can be tried again") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
      let error = URLError(.timedOut)
      parts.service.<<action.id>>Result = .failure(error)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.failed(message: error.localizedDescription)))
      parts.service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }

    it("<<action.id>> cancelled shows no message") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.service.<<action.id>>Result = .failure(URLError(.cancelled))
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.idle))
    }
<<if not (style == "closures")>>

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      expect(parts.service.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }

    it("cancelled <<action.id>> does not end newer one") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let cancelled = parts.view.tasks[.<<action.id>>]
      parts.view.wasDismissed()
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let running = parts.view.tasks[.<<action.id>>]
      await cancelled?.value
      expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      parts.view.wasDismissed()
      await running?.value
      expect(parts.view.states.isEmpty).to(beTrue())
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }

    it("released view cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(service: parts.service)
        let presenter = <<Module>>Presenter(
<<for value in input>>
          <<value.name>>: <<value.sample>>,
<<end>>
          interactor: interactor,
          router: parts.router
        )
        let view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
        view.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
        task = view.tasks[.<<action.id>>]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<end>>

    it("dismissal cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ViewParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let task = <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]
      parts.view.wasDismissed()
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.view.states.isEmpty).to(beTrue())
      expect(parts.router.dismissedReportCount).to(equal(1))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<for name in next>>
<<if loop.first and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

    it("<<action.id>> shows next screen") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ViewParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: parts.view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      parts.view.onNext = { shown = $0 }
<<end>>
      parts.view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #else
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif ui == "appkit">>
      #if !canImport(AppKit)
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif navigation == "swiftui">>
      expect(parts.view.nextScreen).to(equal(parts.router.make<<name>>ScreenResult))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<for name in next>>

    it("<<name>> screen is shown") { @MainActor in
      let parts = <<Module>>ViewParts()
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: parts.view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      parts.view.onNext = { shown = $0 }
<<end>>
      parts.view.show<<name>>Screen()
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #else
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif ui == "appkit">>
      #if !canImport(AppKit)
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif navigation == "swiftui">>
      expect(parts.view.nextScreen).to(equal(parts.router.make<<name>>ScreenResult))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
    }
<<end>>
<<if next and navigation == "swiftui">>

    it("end of next screen is told") { @MainActor in
      let parts = <<Module>>ViewParts()
      var endCount = 0
      parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
      expect(endCount).to(equal(0))
      parts.view.nextScreen = nil
      expect(endCount).to(equal(1))
    }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
      it("screen bears identifier and title") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        expect(controller.view.accessibilityIdentifier).to(equal("<<Module>>"))
        expect(controller.title).to(equal(<<Module>>Texts.title))
      }

      it("removal is reported") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        expect(parts.router.dismissedReportCount).to(equal(1))
      }
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

      it("view starts <<action.id>>") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.loadViewIfNeeded()
        expect(parts.view.states[.<<action.id>>]).to(equal(.loading))
      }
<<end>>
<<if screen == "form" and action.hasControls>>

      it("<<action.id>> button sends what controls hold") { @MainActor in
        let parts = <<Module>>ViewParts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
        parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
        parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
        await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if not action.parameters>>
        expect(parts.service.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
        expect(parts.service.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
        expect(parts.service.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
      }
<<if action.required>>

      it("<<action.id>> button needs values") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
      }
<<end>>

      it("<<action.id>> button is disabled while it runs") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.loading, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beFalse())
<<if not action.required>>
        parts.view.show(.idle, of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Button.isEnabled).to(beTrue())
<<end>>
      }

      it("<<action.id>> failure is shown in form") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.show(.failed(message: "message"), of: .<<action.id>>)
        expect(parts.view.form.<<action.id>>Message.text).to(equal("message"))
        expect(parts.view.form.<<action.id>>Message.isHidden).to(beFalse())
      }
<<if not action.parameters and (not action.isCall or action.result == "String")>>

      it("<<action.id>> result is shown in form") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.<<action.name>>()
        await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
        expect(parts.view.form.<<action.id>>Content.text).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>))
      }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "hasField")>>

      it("<<name>> button asks for screen") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
        expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
      }
<<end>>
<<end>>
<<end>>
<<end>>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("screen bears identifier and title") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.view.accessibilityIdentifier()).to(equal("<<Module>>"))
        expect(parts.view.title).to(equal(<<Module>>Texts.title))
      }
    #endif
<<end>>
  }
}
