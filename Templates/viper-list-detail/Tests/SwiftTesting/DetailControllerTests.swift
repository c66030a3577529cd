import Foundation
import Testing

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

@MainActor
struct <<Module>>DetailControllerTests {
  let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }

  @Test func refreshShowsItem() {
    presenter.item = <<Module>>Samples.second
    controller.refresh()
    #expect(controller.item == <<Module>>Samples.second)
  }
<<if detail == "load">>

  @Test func refreshShowsState() {
    presenter.states = [.load: .content]
    controller.refresh()
    #expect(controller.states == [.load: .content])
  }

  @Test func loadAsksPresenter() {
    controller.load()
    #expect(presenter.loadDataCallCount == 1)
  }
<<if ui == "swiftui">>

  @Test func loadOnceDoesNotLoadAgain() {
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
    presenter.states = [.load: .content]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
  }
<<end>>
<<end>>
<<if (ui == "none" or ui == "swiftui") and (detail == "load" or detail-actions contains "isCall")>>

  @Test func dismissalTellsPresenter() {
    controller.wasDismissed()
    #expect(presenter.wasDismissedCallCount == 1)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

  @Test func refreshShowsStateOf<<action.id|upperCamel>>() {
    presenter.states = [.<<action.id>>: .loading]
    controller.refresh()
    #expect(controller.states == [.<<action.id>>: .loading])
  }
<<end>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>AsksPresenter() throws {
<<else>>
  @Test func <<action.id>>AsksPresenter() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<if ui == "uikit">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let identifier = controller.view.accessibilityIdentifier
      #expect(identifier == <<Module>>Constants.detailIdentifier)
      #expect(controller.title == <<Module>>DetailTexts.title)
    }
<<if detail == "load">>

    @Test func viewLoadsWhenItAppears() {
      controller.loadViewIfNeeded()
      #expect(presenter.loadDataCallCount == 1)
    }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

    @Test func removalTellsPresenter() {
      UINavigationController(rootViewController: controller).viewControllers = []
      #expect(presenter.wasDismissedCallCount == 1)
    }
<<end>>
<<if ui == "uikit" and screen == "form">>
<<for action in detail-actions>>
<<if action.hasControls>>

    @Test func <<action.id>>ButtonSendsWhatControlsHold() {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      controller.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      controller.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
<<if not action.parameters>>
      #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
      #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
    }
<<if action.required>>

    @Test func <<action.id>>ButtonNeedsValues() {
      #expect(!controller.form.<<action.id>>Button.isEnabled)
    }
<<end>>
<<if action.isCall>>

    @Test func <<action.id>>ButtonIsDisabledWhileItRuns() {
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      #expect(!controller.form.<<action.id>>Button.isEnabled)
<<if not action.required>>
      presenter.states = [.<<action.id>>: .idle]
      controller.refresh()
      #expect(controller.form.<<action.id>>Button.isEnabled)
<<end>>
    }

    @Test func <<action.id>>FailureIsShown() {
      presenter.states = [.<<action.id>>: .failed(message: "message")]
      controller.refresh()
      #expect(controller.form.<<action.id>>Message.text == "message")
      #expect(!controller.form.<<action.id>>Message.isHidden)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let identifier = controller.view.accessibilityIdentifier()
      #expect(identifier == <<Module>>Constants.detailIdentifier)
      #expect(controller.title == <<Module>>DetailTexts.title)
    }
  #endif
<<end>>
}
