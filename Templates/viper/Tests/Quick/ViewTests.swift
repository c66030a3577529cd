<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>
<<include "Includes/ViewFrameworkForTests.swift">>

final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
<<if navigation == "swiftui">>
    it("has a screen that shows its view model and path") { @MainActor in
      let view = <<Module>>View()
      expect(view.screen.viewModel) === view.viewModel
      expect(view.screen.navigation) === view.navigation
    }

    it("has the path of its screen") { @MainActor in
      let view = <<Module>>View()
      view.path = [.detail(title: "First")]
      expect(view.screen.navigation.path).to(equal([.detail(title: "First")]))
      view.screen.navigation.path = [.detail(title: "Second")]
      expect(view.path).to(equal([.detail(title: "Second")]))
    }
<<else>>
    it("is its own screen") { @MainActor in
      let view = <<Module>>View()
      expect(view) === view.screen
    }
<<end>>
<<if ui == "uikit" and view == "code">>

    #if canImport(UIKit)
      it("bears its identifier") { @MainActor in
        let view = <<Module>>View()
        let identifier = view.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("bears its identifier") { @MainActor in
        let view = <<Module>>View()
        let identifier = view.view.accessibilityIdentifier()
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

    #if canImport(SwiftUI) && canImport(UIKit)
      it("bears its identifier") { @MainActor in
        let view = <<Module>>View()
        let identifier = view.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<end>>
<<if with contains "view-object">>

    it("keeps the view objects that it shows") { @MainActor in
      let view = <<Module>>View()
      let viewObject = <<Module>>ViewObject(title: "First")
      view.show([viewObject])
      expect(view<<if ui == "swiftui">>.viewModel<<end>>.viewObjects).to(equal([viewObject]))
    }
<<end>>
<<if with contains "service">>

    it("tells the presenter to load") { @MainActor in
      let view = <<Module>>View()
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
      try await view<<if ui == "swiftui">>.viewModel<<end>>.load()
      expect(presenter.functionsCalled).to(equal(["load()"]))
    }

    it("passes the error of loading on") { @MainActor in
      let view = <<Module>>View()
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
      presenter.loadError = CancellationError()
      do {
        try await view<<if ui == "swiftui">>.viewModel<<end>>.load()
        fail("The error was swallowed.")
      } catch {
        expect(error).to(beAKindOf(CancellationError.self))
      }
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("tells the presenter of <<action.name>>") { @MainActor in
      let view = <<Module>>View()
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
<<if action.isLong>>
      <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(
<<include "Includes/SampleArgumentsInSpec.swift">>
      )
      expect(presenter.functionsCalled)
        .to(
          equal([
            "<<action.selector>>"
          ]))
<<else>>
      <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(<<action.sampleArguments>>)
      expect(presenter.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(presenter.<<parameter.variable>> != nil).to(beTrue())
<<elseif action.isLong>>
      expect(presenter.<<parameter.variable>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(presenter.<<parameter.variable>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<end>>

    it("does not retain the presenter") { @MainActor in
      let view = <<Module>>View()
      do {
        let presenter = <<Module>>ViewToPresenterInterfaceMock()
        view.presenter = presenter
      }
      expect(view.presenter).to(beNil())
    }
  }
}
