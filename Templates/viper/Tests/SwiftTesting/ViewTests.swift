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

  @Test func presenterIsNotRetained() {
    let view = <<Module>>View()
    do {
      let presenter = <<Module>>ViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    #expect(view.presenter == nil)
  }

  @Test func viewTellsPresenterThatItLoaded() {
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(<<if ui == "uikit">>UIKit<<else>>AppKit<<end>>)
      _ = view.view
    #else
      view.viewDidLoad()
    #endif
<<else>>
    view<<if ui == "swiftui">>.viewModel<<end>>.viewDidLoad()
<<end>>
    #expect(presenter.functionsCalled == ["viewDidLoad()"])
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
<<if with contains "service">>

  @Test func showKeepsState() {
    view.show(.failed(message: "message"))
    #expect(view<<if ui == "swiftui">>.viewModel<<end>>.state == .failed(message: "message"))
  }

  @Test func viewAsksPresenterToLoad() {
    view<<if ui == "swiftui">>.viewModel<<end>>.load()
    #expect(presenter.functionsCalled == ["load()"])
  }
<<end>>
<<if presents>>
<<if navigation == "swiftui">>
<<for child in presents>>

  @Test func screenOf<<child>>IsThatOfNavigation() {
    let screen = <<child>>View().screen
    view.<<child|lowerCamel>>Screen = screen
    #expect(view.navigation.<<child|lowerCamel>>Screen?.viewModel === screen.viewModel)
    #expect(view.<<child|lowerCamel>>Screen?.viewModel === screen.viewModel)
  }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.id>>TellsPresenter()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
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
    #expect(presenter.<<action.calls>>.count == 1)
<<elseif action.isLong>>
    #expect(
      presenter.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>
}
