import Foundation
import Testing

@testable import <<Target>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>ListWireframeTests {
  let dependencies: <<Module>>Dependencies
  let networkManager = <<Module>>ListNetworkManagingMock()
<<if detail == "load" or detail-actions contains "isCall">>
  let detailNetworkManager = <<Module>>DetailNetworkManagingMock()
<<end>>

  init() {
    dependencies = <<Module>>Dependencies(
      networkManager: networkManager<<if detail == "load" or detail-actions contains "isCall">>,
      detailNetworkManager: detailNetworkManager<<end>>
    )
  }

  @Test func assembleConnectsParts() throws {
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>ListInteractor)
    #expect(presenter.view === controller)
    #expect(presenter.wireframe is <<Module>>ListWireframe)
    #expect(interactor.output === presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    #expect(interactor.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
  }
<<if ui != "swiftui">>

  @Test func createdScreenShowsWhatServerSends() async throws {
    let screen: AnyObject = <<Module>>ListWireframe.createListModule(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let controller = try #require(screen as? <<Module>>ListController)
    let presenter = try #require(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    #expect(controller.states[.load] == .loading)
    await interactor.tasks[.load]?.value
    #expect(controller.states[.load] == .content)
    #expect(controller.rows == <<Module>>Samples.all)
  }
<<else>>

  @Test func controllerShowsWhatServerSends() async throws {
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    #expect(controller.states[.load] == .loading)
    await interactor.tasks[.load]?.value
    #expect(controller.states[.load] == .content)
    #expect(controller.rows == <<Module>>Samples.all)
  }

  @Test func screenOwnsController() <<if input contains "isMissing">>throws <<end>>{
    weak var controller: <<Module>>ListController?
    let screen: <<Module>>Screen
    do {
      let assembled = <<Module>>ListWireframe.assemble(
        dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      screen = assembled.makeScreen()
      controller = assembled
    }
    withExtendedLifetime(screen) {
      #expect(controller != nil)
      #expect(controller?.presenter != nil)
    }
  }
<<end>>
<<for action in actions>>
<<if action.isCall and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReachesServerAndReloadsList() async throws {
<<else>>
  @Test func <<action.id>>ReachesServerAndReloadsList() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>ListInteractor)
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(controller.states[.<<action.id>>] == .loading)
    await interactor.tasks[.<<action.id>>]?.value
    await interactor.tasks[.load]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(networkManager.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(networkManager.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(networkManager.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
    #expect(controller.states[.<<action.id>>] == .succeeded)
    #expect(controller.rows == <<Module>>Samples.all)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CanBeRetriedAfterFailure() async throws {
<<else>>
  @Test func <<action.id>>CanBeRetriedAfterFailure() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try #require(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try #require(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    await interactor.tasks[.load]?.value
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(controller.rows == <<Module>>Samples.all)
    #expect(controller.states[.<<action.id>>] == <<Module>>State(URLError(.timedOut)))
    networkManager.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<else>>()<<end>>)
    networkManager.getItemsResult = .success([<<Module>>Samples.first])
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    // A second call is ignored while the first one runs.
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    await interactor.tasks[.load]?.value
<<for whole in action.whole>>
    #expect(networkManager.<<whole.calls>><<if whole.parameters>>.count<<end>> == 2)
<<end>>
    #expect(controller.states[.<<action.id>>] == .succeeded)
    #expect(controller.rows == [<<Module>>Samples.first])
  }
<<end>>
<<end>>

<<if navigation != "swiftui">>
  @Test func dismissalIsReportedToOwner() {
    var count = 0
    var dependencies = dependencies
    dependencies.didDismiss = { count += 1 }
    <<Module>>ListWireframe(dependencies: dependencies).didDismiss()
    #expect(count == 1)
  }

<<end>>
  @Test func moveToDetailPushesDetailOfItem() {
    let view = <<Module>>ListDisplayMock()
<<if detail-actions contains "isCall">>
    let delegate = <<Module>>DetailDelegateMock()
<<end>>
    let wireframe = <<Module>>ListWireframe(
<<if detail == "load" or detail-actions contains "isCall" or navigation != "swiftui">>
      dependencies: dependencies
<<end>>
    )
    wireframe.moveToDetail(
      from: view,
      item: <<Module>>Samples.second<<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    #expect(view.pushCalls.count == 1)
    #expect(view.pushCalls.first?.item == <<Module>>Samples.second)
<<if detail-actions contains "isCall">>
    let presenter = view.pushCalls.first?.presenter as? <<Module>>DetailPresenter
    #expect(presenter?.delegate === delegate)
<<end>>
  }

  @Test func controllerOwnsPartsAndReleasesThem() <<if input contains "isMissing">>throws <<end>>{
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    weak var released: <<Module>>ListController?
    do {
      let controller = <<Module>>ListWireframe.assemble(
        dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      presenter = controller.presenter as? <<Module>>ListPresenter
      interactor = presenter?.interactor as? <<Module>>ListInteractor
      wireframe = presenter?.wireframe as? <<Module>>ListWireframe
      released = controller
<<if ui == "uikit">>
      #if canImport(UIKit)
        controller.loadViewIfNeeded()
      #endif
<<end>>
      withExtendedLifetime(controller) {
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(wireframe != nil)
      }
    }
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(wireframe == nil)
  }
}
