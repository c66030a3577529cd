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
private struct <<Module>>DetailControllerParts {
  let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailControllerTests: AsyncSpec {
  override class func spec() {

    it("refresh shows item") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.presenter.item = <<Module>>Samples.second
      parts.controller.refresh()
      expect(parts.controller.item).to(equal(<<Module>>Samples.second))
    }
<<if detail == "load">>

    it("refresh shows state") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      expect(parts.controller.states).to(equal([.load: .content]))
    }

    it("load calls presenter") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.controller.load()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
    }
<<if ui == "swiftui">>

    it("screen is refreshed until load ends") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
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
      let parts = <<Module>>DetailControllerParts()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      parts.controller.loadOnce()
      expect(parts.presenter.loadDataCallCount).to(equal(1))
    }

    it("load once loads again what was cancelled") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
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
<<end>>
<<if (ui == "none" or ui == "swiftui") and (detail == "load" or detail-actions contains "isCall")>>

    it("dismissal notifies presenter") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.controller.wasDismissed()
      expect(parts.presenter.wasDismissedCallCount).to(equal(1))
    }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

    it("refresh shows state of <<action.id>>") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
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
      let parts = <<Module>>DetailControllerParts()
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
<<if ui == "uikit">>

    #if canImport(UIKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        let identifier = parts.controller.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.detailIdentifier))
        parts.controller.refresh()
        expect(parts.controller.title).to(equal(<<Module>>Samples.first.headline))
      }

      it("navigation bar follows fields") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        expect(parts.controller.view.subviews.first).to(beIdenticalTo(parts.controller.fields))
      }
<<if detail == "load">>

      it("view loads when it appears until there is content") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        parts.controller.viewWillAppear(false)
        parts.controller.viewWillAppear(false)
        expect(parts.presenter.loadDataCallCount).to(equal(2))
        parts.presenter.states = [.load: .content]
        parts.controller.refresh()
        parts.controller.viewWillAppear(false)
        expect(parts.presenter.loadDataCallCount).to(equal(2))
      }

      it("pulled fields are loaded again") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        let refresh = parts.controller.fields.refreshControl
        refresh?.beginRefreshing()
        refresh?.sendActions(for: .valueChanged)
        expect(parts.presenter.loadDataCallCount).to(equal(1))
        parts.presenter.states = [.load: .loading]
        parts.controller.refresh()
        expect(refresh?.isRefreshing).to(equal(true))
        parts.presenter.states = [.load: .content]
        parts.controller.refresh()
        expect(refresh?.isRefreshing).to(equal(false))
      }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/Quick/DetailDismissalTests.swift">>
<<end>>
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

      it("labels and values are one element") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        parts.controller.refresh()
        let field = parts.controller.fields.<<field.name>>Value
        expect(field.accessibilityLabel).to(equal(<<Module>>DetailTexts.item<<field.name|upperCamel>>))
        let item = <<Module>>Samples.first
        let text = item.<<field.display>>
        expect(field.text).to(equal(text))
        expect(field.accessibilityValue).to(equal(text))
      }
<<end>>
<<end>>
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("view bears its identifier and title") { @MainActor in
        let parts = <<Module>>DetailControllerParts()
        let identifier = parts.controller.view.accessibilityIdentifier()
        expect(identifier).to(equal(<<Module>>Constants.detailIdentifier))
        parts.controller.refresh()
        expect(parts.controller.title).to(equal(<<Module>>Samples.first.headline))
      }
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/Quick/DetailDismissalTests.swift">>
<<end>>
    #endif
<<elseif ui == "swiftui" and navigation == "uikit" and (detail == "load" or detail-actions contains "isCall")>>

    #if canImport(UIKit)
<<include "Tests/Quick/DetailDismissalTests.swift">>
    #endif
<<end>>
  }
}
