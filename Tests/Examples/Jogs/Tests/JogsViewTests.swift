import Foundation
import Testing

@testable import Examples

@MainActor
struct JogsViewTests {
  let view = JogsView()
  let presenter = JogsViewToPresenterInterfaceMock()

  init() {
    view.presenter = presenter
  }

  @Test func screenIsView() {
    #expect(view === view.screen)
  }

  @Test func showKeepsViewObjects() {
    let viewObject = JogsSamples.viewObject
    view.show([viewObject])
    #expect(view.viewObjects == [viewObject])
  }

  @Test func loadTellsPresenter() async throws {
    try await view.load()
    #expect(presenter.functionsCalled == ["load()"])
  }

  @Test func loadPassesErrorOn() async {
    presenter.loadError = CancellationError()
    await #expect(throws: CancellationError.self) { try await view.load() }
  }

  @Test func filterTellsPresenter() {
    view.filter(
      from: Date(timeIntervalSince1970: 1),
      through: Date(timeIntervalSince1970: 2)
    )
    #expect(
      presenter.functionsCalled == [
        "filter(from:through:)"
      ]
    )
    #expect(
      presenter.filterStart
        == Date(timeIntervalSince1970: 1)
    )
    #expect(
      presenter.filterEnd
        == Date(timeIntervalSince1970: 2)
    )
  }

  @Test func presenterIsNotRetained() {
    let view = JogsView()
    do {
      let presenter = JogsViewToPresenterInterfaceMock()
      view.presenter = presenter
    }
    #expect(view.presenter == nil)
  }
}
