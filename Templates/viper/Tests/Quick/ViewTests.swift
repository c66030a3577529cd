import Nimble
import Quick

@testable import <<Target>>
<<include "Includes/ViewFrameworkForTests.swift">>

/// What the tests work with.
@MainActor
private struct <<Module>>ViewParts {
  let view = <<Module>>View()
  let presenter = <<Module>>ViewToPresenterInterfaceMock()

  init() {
    view.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
    it("does not retain the presenter") { @MainActor in
      let view = <<Module>>View()
      do {
        let presenter = <<Module>>ViewToPresenterInterfaceMock()
        view.presenter = presenter
      }
      expect(view.presenter).to(beNil())
    }

    it("tells the presenter that it is loaded") { @MainActor in
      let parts = <<Module>>ViewParts()
<<if ui == "uikit" or ui == "appkit">>
      #if canImport(<<if ui == "uikit">>UIKit<<else>>AppKit<<end>>)
        _ = parts.view.view
      #else
        parts.view.viewDidLoad()
      #endif
<<else>>
      parts.view<<if ui == "swiftui">>.viewModel<<end>>.viewDidLoad()
<<end>>
      expect(parts.presenter.functionsCalled).to(equal(["viewDidLoad()"]))
    }
<<if navigation == "swiftui">>

    it("has a screen with its view model and path") { @MainActor in
      let parts = <<Module>>ViewParts()
      expect(parts.view.screen.viewModel) === parts.view.viewModel
      expect(parts.view.screen.navigation) === parts.view.navigation
    }

    it("has the path of its screen") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.path = [.detail(title: "First")]
      expect(parts.view.screen.navigation.path).to(equal([.detail(title: "First")]))
      parts.view.screen.navigation.path = [.detail(title: "Second")]
      expect(parts.view.path).to(equal([.detail(title: "Second")]))
    }
<<else>>

    it("is its own screen") { @MainActor in
      let parts = <<Module>>ViewParts()
      expect(parts.view) === parts.view.screen
    }
<<end>>
<<if ui == "uikit" and view == "code">>

    #if canImport(UIKit)
      it("bears its identifier") { @MainActor in
        let parts = <<Module>>ViewParts()
        let identifier = parts.view.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("bears its identifier") { @MainActor in
        let parts = <<Module>>ViewParts()
        let identifier = parts.view.view.accessibilityIdentifier()
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

    #if canImport(SwiftUI) && canImport(UIKit)
      it("bears its identifier") { @MainActor in
        let parts = <<Module>>ViewParts()
        let identifier = parts.view.view.accessibilityIdentifier
        expect(identifier).to(equal(<<Module>>Constants.viewIdentifier))
      }
    #endif
<<end>>
<<if with contains "service">>

    it("keeps the state that it shows") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show(.failed(message: "message"))
      expect(parts.view<<if ui == "swiftui">>.viewModel<<end>>.state).to(equal(.failed(message: "message")))
    }

    it("tells the presenter to load") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view<<if ui == "swiftui">>.viewModel<<end>>.load()
      expect(parts.presenter.functionsCalled).to(equal(["load()"]))
    }
<<end>>
<<if presents>>
<<if navigation == "swiftui">>
<<for child in presents>>

    it("shows the screen of <<child>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      let screen = <<child>>View().screen
      parts.view.<<child|lowerCamel>>Screen = screen
      expect(parts.view.navigation.<<child|lowerCamel>>Screen?.viewModel) === screen.viewModel
      expect(parts.view.<<child|lowerCamel>>Screen?.viewModel) === screen.viewModel
    }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("tells the presenter of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewParts()
<<if action.isLong>>
      <<action.prefix>>parts.view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(
<<include "Includes/SampleArgumentsInSpec.swift">>
      )
      expect(parts.presenter.functionsCalled)
        .to(
          equal([
            "<<action.selector>>"
          ]))
<<else>>
      <<action.prefix>>parts.view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(<<action.sampleArguments>>)
      expect(parts.presenter.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.presenter.<<action.calls>>.count).to(equal(1))
<<elseif action.isLong>>
      expect(parts.presenter.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.presenter.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<end>>
  }
}
