<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>
<<include "Includes/ViewFrameworkForTests.swift">>

final class <<Module>>ViewTests: XCTestCase {
<<if navigation == "swiftui">>
  @MainActor
  func testScreenShowsViewModelAndPath() async throws {
    let view = <<Module>>View()
    XCTAssertIdentical(view.screen.viewModel, view.viewModel)
    XCTAssertIdentical(view.screen.navigation, view.navigation)
  }

  @MainActor
  func testPathIsThatOfScreen() async throws {
    let view = <<Module>>View()
    view.path = [.detail(title: "First")]
    XCTAssertEqual(view.screen.navigation.path, [.detail(title: "First")])
    view.screen.navigation.path = [.detail(title: "Second")]
    XCTAssertEqual(view.path, [.detail(title: "Second")])
  }
<<else>>
  @MainActor
  func testScreenIsView() async throws {
    let view = <<Module>>View()
    XCTAssertIdentical(view, view.screen)
  }
<<end>>
<<if ui == "uikit" and view == "code">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let view = <<Module>>View()
      let identifier = view.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let view = <<Module>>View()
      let identifier = view.view.accessibilityIdentifier()
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  #if canImport(SwiftUI) && canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifier() async throws {
      let view = <<Module>>View()
      let identifier = view.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.viewIdentifier)
    }
  #endif
<<end>>
<<if with contains "view-object">>

  @MainActor
  func testShowKeepsViewObjects() async throws {
    let view = <<Module>>View()
    let viewObject = <<Module>>ViewObject(title: "First")
    view.show([viewObject])
    XCTAssertEqual(view<<if ui == "swiftui">>.viewModel<<end>>.viewObjects, [viewObject])
  }
<<end>>
<<if with contains "service">>

  @MainActor
  func testLoadTellsPresenter() async throws {
    let view = <<Module>>View()
    let presenter = <<Module>>ViewToPresenterInterfaceMock()
    view.presenter = presenter
    try await view<<if ui == "swiftui">>.viewModel<<end>>.load()
    XCTAssertEqual(presenter.functionsCalled, ["load()"])
  }

  @MainActor
  func testLoadPassesErrorOn() async throws {
    let view = <<Module>>View()
    let presenter = <<Module>>ViewToPresenterInterfaceMock()
    view.presenter = presenter
    presenter.loadError = CancellationError()
    do {
      try await view<<if ui == "swiftui">>.viewModel<<end>>.load()
      XCTFail("The error was swallowed.")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>TellsPresenter() async throws {
    let view = <<Module>>View()
    let presenter = <<Module>>ViewToPresenterInterfaceMock()
    view.presenter = presenter
<<if action.isLong>>
    <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    XCTAssertEqual(
      presenter.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(<<action.sampleArguments>>)
    XCTAssertEqual(presenter.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertTrue(presenter.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    XCTAssertEqual(
      presenter.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(presenter.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testPresenterIsNotRetained() async throws {
    let view = <<Module>>View()
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    XCTAssertNil(view.presenter)
  }
}
