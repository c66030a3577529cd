import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailWireframeTests {
  let controller: <<Module>>DetailController
<<if detail == "load">>
  let networkManager = <<Module>>NetworkManagingMock()
<<end>>

  init() {
<<if detail == "load">>
    controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second,
      address: "address",
      networkManager: networkManager
    )
<<else>>
    controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second
    )
<<end>>
  }

  @Test func moduleIsConnected() {
    let presenter = controller.presenter as? <<Module>>DetailPresenter
    let interactor =
      presenter?.interactor as? <<Module>>DetailInteractor
    #expect(interactor != nil)
    #expect(presenter?.view === controller)
    #expect(interactor?.output === presenter)
  }

  @Test func loadShowsTheItem()<<include "Includes/DetailAsync.swift">> {
<<if detail == "load">>
    networkManager.dataResult = <<Module>>ItemSamples.firstJSON
    await controller.load()
    #expect(controller.lines == <<Module>>ItemSamples.first.lines)
    #expect(networkManager.dataCalls == ["address"])
<<else>>
    controller.load()
    #expect(controller.lines == <<Module>>ItemSamples.second.lines)
<<end>>
  }

  @Test func releasingControllerReleasesEveryPart() {
    weak var released: <<Module>>DetailController?
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    do {
<<if detail == "load">>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first,
        address: "address",
        networkManager: <<Module>>NetworkManagingMock()
      )
<<else>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first
      )
<<end>>
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
