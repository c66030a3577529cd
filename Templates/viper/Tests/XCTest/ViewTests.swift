import XCTest

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {
  @MainActor
  func testPresenterIsNotRetained() async throws {
    let view = <<Module>>View()
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    XCTAssertNil(view.presenter)
  }

  @MainActor
  func testViewTellsPresenterThatItLoaded() async throws {
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
    XCTAssertEqual(parts.presenter.functionsCalled, ["viewDidLoad()"])
  }
<<if navigation == "swiftui">>

  @MainActor
  func testScreenShowsViewModelAndPath() async throws {
    let parts = <<Module>>ViewParts()
    XCTAssertIdentical(parts.view.screen.viewModel, parts.view.viewModel)
    XCTAssertIdentical(parts.view.screen.navigation, parts.view.navigation)
  }

  @MainActor
  func testPathIsThatOfScreen() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.path = [.detail(title: "First")]
    XCTAssertEqual(parts.view.screen.navigation.path, [.detail(title: "First")])
    parts.view.screen.navigation.path = [.detail(title: "Second")]
    XCTAssertEqual(parts.view.path, [.detail(title: "Second")])
  }
<<else>>

  @MainActor
  func testScreenIsView() async throws {
    let parts = <<Module>>ViewParts()
    XCTAssertIdentical(parts.view, parts.view.screen)
  }
<<end>>
<<if ui == "uikit" and view == "code">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let parts = <<Module>>ViewParts()
      let identifier = parts.view.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let parts = <<Module>>ViewParts()
      let identifier = parts.view.view.accessibilityIdentifier()
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  #if canImport(SwiftUI) && canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let parts = <<Module>>ViewParts()
      let identifier = parts.view.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<end>>
<<if with contains "service">>

  @MainActor
  func testShowKeepsState() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show(.failed(message: "message"))
    XCTAssertEqual(parts.view<<if ui == "swiftui">>.viewModel<<end>>.state, .failed(message: "message"))
  }

  @MainActor
  func testViewAsksPresenterToLoad() async throws {
    let parts = <<Module>>ViewParts()
    parts.view<<if ui == "swiftui">>.viewModel<<end>>.load()
    XCTAssertEqual(parts.presenter.functionsCalled, ["load()"])
  }
<<end>>
<<if presents>>
<<if navigation == "swiftui">>
<<for child in presents>>

  @MainActor
  func testScreenOf<<child>>IsThatOfNavigation() async throws {
    let parts = <<Module>>ViewParts()
    let screen = <<child>>View().screen
    parts.view.<<child|lowerCamel>>Screen = screen
    XCTAssertIdentical(parts.view.navigation.<<child|lowerCamel>>Screen?.viewModel, screen.viewModel)
    XCTAssertIdentical(parts.view.<<child|lowerCamel>>Screen?.viewModel, screen.viewModel)
  }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>TellsPresenter() async throws {
    let parts = <<Module>>ViewParts()
<<if action.isLong>>
    <<action.prefix>>parts.view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    XCTAssertEqual(
      parts.presenter.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>parts.view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(<<action.sampleArguments>>)
    XCTAssertEqual(parts.presenter.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.presenter.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.presenter.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>
}
