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

<<include "Includes/ListControllerParts.swift">>

final class <<Module>>ListControllerTests: AsyncSpec {
  override class func spec() {
    it("load asks presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      await parts.controller.load()
      expect(parts.presenter.functionsCalled).to(equal(["loadData()"]))
    }

    it("refresh shows items") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.presenter.items = <<Module>>ItemSamples.all
      parts.controller.refresh()
      expect(parts.controller.rows)
        .to(equal(<<Module>>ItemSamples.all.map(\.headline)))
    }

    it("message is shown") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.show(message: "No network.")
      expect(parts.controller.message).to(equal("No network."))
    }
<<if ui == "swiftui">>

    it("message goes when it is read") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.show(message: "No network.")
      parts.controller.messageWasRead()
      expect(parts.controller.message).to(beNil())
    }
<<elseif ui == "uikit">>

    #if canImport(UIKit)
      it("message waits for a window") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.controller.show(message: "No network.")
        expect(parts.controller.isMessageDue).to(beTrue())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(parts.controller.view)
        parts.controller.viewDidAppear(false)
        expect(parts.controller.isMessageDue).to(beFalse())
        withExtendedLifetime(window) {}
      }
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("message waits for a window") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        parts.controller.show(message: "No network.")
        expect(parts.controller.isMessageDue).to(beTrue())
        let window = NSWindow(contentViewController: parts.controller)
        parts.controller.viewDidAppear()
        expect(parts.controller.isMessageDue).to(beFalse())
        if let sheet = window.attachedSheet { window.endSheet(sheet) }
      }
    #endif
<<end>>

    it("select tells presenter") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      parts.controller.select(row: 1)
      expect(parts.presenter.functionsCalled).to(equal(["moveToDetail(index:)"]))
      expect(parts.presenter.index).to(equal(1))
    }
<<if ui == "uikit">>

    it("push opens the detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: parts.controller)
        parts.controller.push(detail)
        expect(navigation.topViewController).to(beIdenticalTo(detail))
      #else
        parts.controller.push(detail)
        expect(parts.controller.details.last).to(beIdenticalTo(detail))
      #endif
    }
<<elseif ui == "appkit">>

    #if !canImport(AppKit)
      it("push opens the detail") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let detail = <<Module>>DetailController()
        parts.controller.push(detail)
        expect(parts.controller.details.last).to(beIdenticalTo(detail))
      }
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

    it("push opens the detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      #if canImport(SwiftUI) && canImport(UIKit)
        let screen = parts.controller.makeScreen()
        let navigation = UINavigationController(rootViewController: screen)
        parts.controller.push(detail)
        expect(navigation.viewControllers.count).to(equal(2))
        expect(navigation.topViewController).toNot(beIdenticalTo(screen))
      #else
        parts.controller.push(detail)
        expect(parts.controller.details.last).to(beIdenticalTo(detail))
      #endif
    }
<<elseif ui == "swiftui">>

    it("push puts the detail on the path") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let first = <<Module>>DetailController()
      let second = <<Module>>DetailController()
      parts.controller.push(first)
      parts.controller.push(second)
      expect(parts.controller.path).to(equal([first, second]))
      expect(first).toNot(equal(second))
    }

    it("path keeps and releases the detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      weak var detail: <<Module>>DetailController?
      do {
        let pushed = <<Module>>DetailController()
        parts.controller.push(pushed)
        detail = pushed
      }
      expect(detail).toNot(beNil())
      parts.controller.path.removeAll()
      expect(detail).to(beNil())
    }
<<else>>

    it("push opens the detail") { @MainActor in
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      parts.controller.push(detail)
      expect(parts.controller.details.last).to(beIdenticalTo(detail))
    }
<<end>>

    it("presenter is kept") { @MainActor in
      weak var kept: <<Module>>ListPresentationMock?
      let controller = <<Module>>ListController()
      do {
        let presenter = <<Module>>ListPresentationMock()
        controller.presenter = presenter
        kept = presenter
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(controller) {}
    }
  }
}
