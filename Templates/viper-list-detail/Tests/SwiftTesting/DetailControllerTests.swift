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

  @Test func itemsAreRequested() {
    controller.load()
    #expect(presenter.loadDataCallCount == 1)
  }
<<if ui == "swiftui">>

  @Test<<if HasObservation>>(.timeLimit(.minutes(1)))<<end>> func screenIsRefreshedUntilLoadEnds() async {
    presenter.states = [.load: .loading]
    controller.refresh()
    Task {
      presenter.states = [.load: .content]
      controller.refresh()
    }
    await controller.loadAndWait()
    #expect(controller.states[.load] == .content)
    #expect(presenter.loadDataCallCount == 1)
  }
<<end>>
<<if ui != "none">>

  @Test func loadOnceDoesNotLoadAgain() {
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
    presenter.states = [.load: .content]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
  }

  @Test func loadOnceLoadsAgainWhatWasCancelled() {
    presenter.states = [.load: .loading]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 0)
    presenter.states = [:]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
    presenter.states = [.load: .idle]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 2)
  }
<<end>>
<<end>>
<<if (ui == "none" or ui == "swiftui") and (detail == "load" or detail-actions contains "isCall")>>

  @Test func dismissalNotifiesPresenter() {
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
  func <<action.id>>CallsPresenter() throws {
<<else>>
  @Test func <<action.id>>CallsPresenter() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
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
      controller.refresh()
      #expect(controller.title == <<Module>>Samples.first.headline)
    }

    @Test func navigationBarFollowsFields() {
      #expect(controller.view.subviews.first === controller.fields)
    }
<<if detail == "load">>

    @Test func viewLoadsWhenItAppearsUntilThereIsContent() {
      controller.viewWillAppear(false)
      controller.viewWillAppear(false)
      #expect(presenter.loadDataCallCount == 2)
      presenter.states = [.load: .content]
      controller.refresh()
      controller.viewWillAppear(false)
      #expect(presenter.loadDataCallCount == 2)
    }

    @Test func pulledFieldsAreLoadedAgain() {
      let refresh = controller.fields.refreshControl
      refresh?.beginRefreshing()
      refresh?.sendActions(for: .valueChanged)
      #expect(presenter.loadDataCallCount == 1)
      presenter.states = [.load: .loading]
      controller.refresh()
      #expect(refresh?.isRefreshing == true)
      presenter.states = [.load: .content]
      controller.refresh()
      #expect(refresh?.isRefreshing == false)
    }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/SwiftTesting/DetailDismissalTests.swift">>
<<end>>
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

    @Test func labelsAndValuesAreOneElement() {
      controller.refresh()
      let field = controller.fields.<<field.name>>Value
      #expect(field.accessibilityLabel == <<Module>>DetailTexts.item<<field.name|upperCamel>>)
      let item = <<Module>>Samples.first
      let text = item.<<field.display>>
      #expect(field.text == text)
      #expect(field.accessibilityValue == text)
    }
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let identifier = controller.view.accessibilityIdentifier()
      #expect(identifier == <<Module>>Constants.detailIdentifier)
      controller.refresh()
      #expect(controller.title == <<Module>>Samples.first.headline)
    }
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/SwiftTesting/DetailDismissalTests.swift">>
<<end>>
  #endif
<<elseif ui == "swiftui" and navigation == "uikit" and (detail == "load" or detail-actions contains "isCall")>>

  #if canImport(UIKit)
<<include "Tests/SwiftTesting/DetailDismissalTests.swift">>
  #endif
<<end>>
}
