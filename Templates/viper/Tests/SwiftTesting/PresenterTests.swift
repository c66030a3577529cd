<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<Module>>Presenter()
  let delegate = <<Module>>DelegateMock()
  let interactor = <<Module>>PresenterToInteractorInterfaceMock()
  let view = <<Module>>PresenterToViewInterfaceMock()
  let wireframe = <<Module>>WireframeInterfacesMock()

  init() {
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = wireframe
  }

  @Test func moduleWireframeIsWireframe() {
    #expect(presenter.moduleWireframe === wireframe)
  }

  @Test func moduleWireframeReachesWireframe() {
    var shown: <<Module>>Screen?
    wireframe.delegateToReturn = delegate
    presenter.moduleWireframe?.delegate = delegate
    presenter.moduleWireframe?.present { shown = $0 }
    #expect(presenter.moduleWireframe?.delegate === delegate)
    #expect(wireframe.functionsCalled == ["delegate", "present(_:)", "delegate"])
    #expect(wireframe.newDelegate === delegate)
    #expect(shown<<if navigation == "swiftui">>?.viewModel<<end>> === wireframe.screenToShow<<if navigation == "swiftui">>.viewModel<<end>>)
  }

  @Test func setDelegateKeepsDelegate() {
    presenter.set(delegate: delegate)
    #expect(presenter.delegate === delegate)
  }

  @Test func beganPresentingTellsDelegate() {
    presenter.set(delegate: delegate)
    presenter.beganPresenting()
    #expect(delegate.functionsCalled == ["beganPresenting(_:)"])
    #expect(delegate.module === wireframe)
  }
<<if with contains "entity" and with contains "view-object">>

  @Test func loadedShowsEntitiesAsViewObjects() {
    let entity = <<Module>>Entity(id: "1", name: "First")
    presenter.loaded([entity])
    #expect(view.functionsCalled == ["show(_:)"])
    let viewObject = <<Module>>ViewObject(title: "First")
    #expect(view.viewObjects == [viewObject])
  }
<<elseif with contains "entity">>

  @Test func loadedKeepsEntities() {
    let entity = <<Module>>Entity(id: "1", name: "First")
    presenter.loaded([entity])
    #expect(presenter.entities == [entity])
  }
<<end>>
<<if with contains "service">>

  @Test func loadTellsInteractor() async throws {
    try await presenter.load()
    #expect(interactor.functionsCalled == ["load()"])
  }

  @Test func loadPassesErrorOn() async {
    interactor.loadError = CancellationError()
    await #expect(throws: CancellationError.self) { try await presenter.load() }
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>TellsInteractor()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<if action.isLong>>
    <<action.prefix>>presenter.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    #expect(
      interactor.functionsCalled == [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>presenter.<<action.name>>(<<action.sampleArguments>>)
    #expect(interactor.functionsCalled == ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @Test func noPartIsRetained() {
    let presenter = <<Module>>Presenter()
    do {
      let delegate = <<Module>>DelegateMock()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      let view = <<Module>>PresenterToViewInterfaceMock()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.set(delegate: delegate)
      presenter.interactor = interactor
      presenter.view = view
      presenter.wireframe = wireframe
    }
    #expect(presenter.delegate == nil)
    #expect(presenter.interactor == nil)
    #expect(presenter.view == nil)
    #expect(presenter.wireframe == nil)
  }
}
