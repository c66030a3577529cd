<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>
<<include "Includes/ViewFrameworkForTests.swift">>

@MainActor
struct <<Module>>ViewTests {
  let view = <<Module>>View()
  let presenter = <<Module>>ViewToPresenterInterfaceMock()

  init() {
    view.presenter = presenter
  }

<<if navigation == "swiftui">>
  @Test func screenShowsViewModelAndPath() {
    #expect(view.screen.viewModel === view.viewModel)
    #expect(view.screen.navigation === view.navigation)
  }

  @Test func pathIsThatOfScreen() {
    view.path = [.detail(title: "First")]
    #expect(view.screen.navigation.path == [.detail(title: "First")])
    view.screen.navigation.path = [.detail(title: "Second")]
    #expect(view.path == [.detail(title: "Second")])
  }
<<else>>
  @Test func screenIsView() {
    #expect(view === view.screen)
  }
<<end>>
<<if ui == "uikit" and view == "code">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifier() {
      let identifier = view.view.accessibilityIdentifier
      #expect(identifier == <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifier() {
      let identifier = view.view.accessibilityIdentifier()
      #expect(identifier == <<Module>>Constants.viewIdentifier)
    }
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  #if canImport(SwiftUI) && canImport(UIKit)
    @Test func viewBearsItsIdentifier() {
      let identifier = view.view.accessibilityIdentifier
      #expect(identifier == <<Module>>Constants.viewIdentifier)
    }
  #endif
<<end>>
<<if with contains "view-object">>

  @Test func showKeepsViewObjects() {
    let viewObject = <<Module>>ViewObject(title: "First")
    view.show([viewObject])
    #expect(view<<if ui == "swiftui">>.viewModel<<end>>.viewObjects == [viewObject])
  }
<<end>>
<<if with contains "service">>

  @Test func loadTellsPresenter() async throws {
    try await view<<if ui == "swiftui">>.viewModel<<end>>.load()
    #expect(presenter.functionsCalled == ["load()"])
  }

  @Test func loadPassesErrorOn() async {
    presenter.loadError = CancellationError()
    await #expect(throws: CancellationError.self) { try await view<<if ui == "swiftui">>.viewModel<<end>>.load() }
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>TellsPresenter()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<if action.isLong>>
    <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    #expect(
      presenter.functionsCalled == [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>view<<if ui == "swiftui">>.viewModel<<end>>.<<action.name>>(<<action.sampleArguments>>)
    #expect(presenter.functionsCalled == ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(presenter.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      presenter.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(presenter.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @Test func presenterIsNotRetained() {
    let view = <<Module>>View()
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    #expect(view.presenter == nil)
  }
}
