import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailWireframeTests {
  @Test func moduleIsConnected() throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second
    )
    let presenter = try #require(
      controller.presenter as? <<Module>>DetailPresenter
    )
    let interactor = try #require(
      presenter.interactor as? <<Module>>DetailInteractor
    )
    #expect(presenter.view === controller)
    #expect(interactor.output === presenter)
  }

  @Test func loadShowsTheItem() {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second
    )
    controller.load()
    #expect(controller.lines == <<Module>>ItemSamples.second.lines)
  }

  @Test func controllerKeepsEveryPart() throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.first
    )
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    presenter = controller.presenter as? <<Module>>DetailPresenter
    interactor = presenter?.interactor as? <<Module>>DetailInteractor
    #expect(presenter != nil)
    #expect(interactor != nil)
    withExtendedLifetime(controller) {}
  }

  @Test func releasingControllerReleasesEveryPart() throws {
    weak var released: <<Module>>DetailController?
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    do {
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first
      )
      released = controller
      presenter = controller.presenter as? <<Module>>DetailPresenter
      interactor =
        presenter?.interactor as? <<Module>>DetailInteractor
    }
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
  }
}
