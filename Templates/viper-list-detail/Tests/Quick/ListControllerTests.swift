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
private struct <<Module>>ListControllerParts {
  let controller = <<Module>>ListController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>ListPresentationMock()

  init() {
    controller.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListControllerTests: AsyncSpec {
  override class func spec() {

    it("refresh shows items and states") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.presenter.items = <<Module>>Samples.all
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      expect(parts.controller.rows).to(equal(<<Module>>Samples.all))
      expect(parts.controller.states).to(equal([.load: .content]))
    }

    it("chosen row reaches presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.select(row: 1)
      expect(parts.presenter.moveToDetailCalls).to(equal([1]))
    }

    it("load calls presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.load()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
    }
<<if ui == "swiftui">>

    it("screen is refreshed until load ends") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.presenter.states = [.load: .loading]
      parts.controller.refresh()
      Task {
        parts.presenter.states = [.load: .content]
        parts.controller.refresh()
      }
      await parts.controller.loadAndWait()
      expect(parts.controller.states[.load]).to(equal(.content))
      expect(parts.presenter.loadDataCallCount).to(equal(1))
    }
<<end>>
<<if ui != "none">>

    it("load once does not load again") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
    }

    it("load once loads again what was cancelled") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.presenter.states = [.load: .loading]
      parts.controller.refresh()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(0))
      parts.presenter.states = [:]
      parts.controller.refresh()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
      parts.presenter.states = [.load: .idle]
      parts.controller.refresh()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(2))
    }
<<end>>
<<if ui == "swiftui" and HasObservation>>

    it("messages are those of new failures") { @MainActor in
      let failed = <<Module>>State.failed(message: "message")
      let states = [<<Module>>ListActivity.load: failed]
      expect(states.messages(since: [.load: .loading])).to(equal(["message"]))
      expect(states.messages(since: states)).to(beEmpty())
    }
<<end>>
<<if ui == "none" or ui == "swiftui" and navigation == "uikit">>

    it("dismissal notifies presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.wasDismissed()
      expect(parts.presenter.wasDismissedCallCount).to(equal(1))
    }
<<end>>
<<for action in actions>>
<<if action.isCall>>

    it("refresh shows state of <<action.id>>") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      expect(parts.controller.states).to(equal([.<<action.id>>: .loading]))
    }
<<end>>
<<if action.isTestable>>

    it("<<action.id>> calls presenter") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ListControllerParts()
      parts.controller.<<action.name>>(
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
<<end>>
<<end>>
<<if navigation == "swiftui">>

    it("push opens detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      parts.controller.push(detail)
      expect(parts.controller.detail).to(beIdenticalTo(detail))
    }
<<if detail == "load" or detail-actions contains "isCall">>

    it("end of detail notifies its presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      let detailPresenter = <<Module>>DetailPresentationMock()
      detail.presenter = detailPresenter
      parts.controller.push(detail)
      expect(detailPresenter.wasDismissedCallCount).to(equal(0))
      parts.controller.detail = nil
      expect(detailPresenter.wasDismissedCallCount).to(equal(1))
    }
<<end>>
<<elseif ui == "none">>

    it("push keeps detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      parts.controller.push(detail)
      expect(parts.controller.details.first).to(beIdenticalTo(detail))
    }
<<else>>

    #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
      it("push keeps detail") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let detail = <<Module>>DetailController()
        parts.controller.push(detail)
        expect(parts.controller.details.first).to(beIdenticalTo(detail))
      }
    #endif
<<end>>
<<if ui == "uikit">>

    #if canImport(UIKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let identifier = parts.controller.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.listIdentifier))
        expect(parts.controller.title).to(equal(<<Module>>Texts.title))
      }

      it("navigation bar follows table") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        expect(parts.controller.view.subviews.first).to(beIdenticalTo(parts.controller.table))
      }

      it("view loads when it appears until there is content") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.controller.viewWillAppear(false)
        parts.controller.viewWillAppear(false)
        expect(parts.presenter.loadDataCallCount).to(equal(2))
        parts.presenter.states = [.load: .content]
        parts.controller.refresh()
        parts.controller.viewWillAppear(false)
        expect(parts.presenter.loadDataCallCount).to(equal(2))
      }
<<include "Tests/Quick/ListDismissalTests.swift">>

      it("push shows detail") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let stack = UINavigationController(rootViewController: parts.controller)
        let detail = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
        parts.controller.push(detail)
        expect(stack.topViewController).to(beIdenticalTo(detail))
      }

      it("table has row for each item") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.presenter.items = <<Module>>Samples.all
        parts.controller.refresh()
        let table = parts.controller.table
        expect(table.tableView(table, numberOfRowsInSection: 0)).to(equal(2))
        let cell = table.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        expect(content?.text).to(equal(<<Module>>Samples.second.headline))
<<for field in entity-fields>>
<<if field.isID>>
        let id = "<<Module>>.row.\(<<if field.isOptional>>String(describing: <<Module>>Samples.second.id)<<else>><<Module>>Samples.second.id<<end>>)"
<<end>>
<<end>>
<<if not (entity-fields contains "isID")>>
        let id = "<<Module>>.row.1"
<<end>>
        expect(cell.accessibilityIdentifier).to(equal(id))
      }

      it("choice of row opens detail") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.presenter.items = <<Module>>Samples.all
        parts.controller.refresh()
        let table = parts.controller.table
        table.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        expect(parts.presenter.moveToDetailCalls).to(equal([1]))
      }

      it("failure is shown above rows") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.presenter.items = <<Module>>Samples.all
        parts.presenter.states = [.load: .failed(message: "message")]
        parts.controller.refresh()
        let table = parts.controller.table
        expect(table.tableView(table, viewForHeaderInSection: 0)).toNot(beNil())
        expect(table.failureMessage.text).to(equal("message"))
        expect(table.retryButton.isHidden).to(beTrue())
        table.reloadButton.sendActions(for: .primaryActionTriggered)
        expect(parts.presenter.loadDataCallCount).to(equal(1))
      }

      it("failure without rows can be tried again") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.presenter.states = [.load: .failed(message: "message")]
        parts.controller.refresh()
        expect(parts.controller.table.message.text).to(equal("message"))
        expect(parts.controller.table.retryButton.isHidden).to(beFalse())
        parts.controller.table.retryButton.sendActions(for: .primaryActionTriggered)
        expect(parts.presenter.loadDataCallCount).to(equal(1))
      }

      it("pulled table is loaded again") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.controller.table.refreshControl?.sendActions(for: .valueChanged)
        expect(parts.presenter.loadDataCallCount).to(equal(1))
      }
<<include "Tests/Quick/ListSwipeTests.swift">>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let identifier = parts.controller.view.accessibilityIdentifier()
        expect(identifier).to(equal(<<Module>>Constants.listIdentifier))
        expect(parts.controller.title).to(equal(<<Module>>Texts.title))
      }
<<include "Tests/Quick/ListDismissalTests.swift">>
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
<<include "Tests/Quick/ListDismissalTests.swift">>
    #endif
<<end>>
  }
}
