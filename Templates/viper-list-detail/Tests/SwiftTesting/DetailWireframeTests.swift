import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailWireframeTests {
<<if detail == "load" or detail-actions contains "isCall">>
  let dependencies: <<Module>>Dependencies
  let networkManager = <<Module>>DetailNetworkManagingMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  init() {
<<if detail == "load" or detail-actions contains "isCall">>
    dependencies = <<Module>>Dependencies(
      networkManager: <<Module>>ListNetworkManagingMock(),
      detailNetworkManager: networkManager
    )
<<end>>
  }
<<end>>

  @Test func createConnectsParts() throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>DetailPresenter)
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    #expect(presenter.view === controller)
<<end>>
<<if detail-actions contains "isCall">>
    #expect(presenter.delegate === delegate)
<<end>>
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>
    let interactor = try #require(presenter.interactor as? <<Module>>DetailInteractor)
    #expect(interactor.output === presenter)
<<else>>
    #expect(presenter.interactor is <<Module>>DetailInteractor)
<<end>>
  }

  @Test func createdDetailShowsItem() {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.second<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    #expect(controller.item == <<Module>>Samples.second)
  }
<<if detail == "load">>

  @Test func createdDetailShowsWhatServerSends() async throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>DetailPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>DetailInteractor)
    controller.load()
    #expect(controller.states[.load] == .loading)
    await interactor.tasks[.load]?.value
    #expect(controller.states[.load] == .content)
    #expect(controller.item == <<Module>>Samples.second)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReachesServerAndDelegate() async throws {
<<else>>
  @Test func <<action.id>>ReachesServerAndDelegate() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>DetailPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>DetailInteractor)
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(controller.states[.<<action.id>>] == .loading)
    await interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
    #expect(networkManager.<<action.calls>>.map { $0.item } == [<<Module>>Samples.first])
<<else>>
    #expect(networkManager.<<action.id>>Calls == [<<Module>>Samples.first])
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(networkManager.<<action.calls>>.first?.<<parameter.reference>> == <<parameter.sample>>)
<<end>>
<<end>>
    #expect(controller.states[.<<action.id>>] == .succeeded)
    #expect(delegate.detailDidChangeCallCount == 1)
  }
<<end>>
<<end>>

  @Test func controllerOwnsPartsAndReleasesThem() {
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    weak var released: <<Module>>DetailController?
    do {
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: delegate<<end>>
      )
      presenter = controller.presenter as? <<Module>>DetailPresenter
      interactor = presenter?.interactor as? <<Module>>DetailInteractor
      released = controller
<<if ui == "uikit">>
      #if canImport(UIKit)
        controller.loadViewIfNeeded()
      #endif
<<end>>
      withExtendedLifetime(controller) {
        #expect(presenter != nil)
        #expect(interactor != nil)
      }
    }
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
  }
}
