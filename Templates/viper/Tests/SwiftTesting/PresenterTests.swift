<<if with contains "service">>
import Foundation
<<end>>
import Testing

@testable import <<Target>>
<<if input>>

@MainActor
private func makePresenter() -> <<Module>>Presenter {
  <<Module>>Presenter(
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
}
<<end>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<if input>>makePresenter()<<else>><<Module>>Presenter()<<end>>
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

  @Test func setDelegateKeepsDelegate() {
    presenter.set(delegate: delegate)
    #expect(presenter.delegate === delegate)
  }

  @Test func beganPresentingTellsDelegate() {
    presenter.set(delegate: delegate)
    presenter.beganPresenting()
    #expect(delegate.functionsCalled == ["beganPresenting(_:)"])
    #expect(delegate.beganPresentingCalls.first === wireframe)
  }
<<if with contains "service">>

  @Test func beganPresentingLoads() {
    presenter.beganPresenting()
    #expect(interactor.functionsCalled == ["load()"])
  }

  @Test func loadShowsThatItIsLoading() {
    presenter.load()
    #expect(view.showCalls == [.loading])
    #expect(interactor.functionsCalled == ["load()"])
  }

  @Test func viewDidLoadShowsState() {
    presenter.loadFailed(<<Module>>ServiceError.notConnected)
    presenter.viewDidLoad()
    #expect(view.showCalls.count == 2)
    #expect(view.showCalls.last == view.showCalls.first)
  }

  @Test func loadFailedShowsError() {
    let error = <<Module>>ServiceError.notConnected
    presenter.loadFailed(error)
    #expect(view.showCalls == [.failed(message: error.localizedDescription)])
  }
<<if with contains "entity" or with contains "view-object">>

  @Test func loadedShowsEntities() {
    let entity = <<Module>>Samples.first
    presenter.loaded([entity])
<<if with contains "view-object">>
    let viewObject = <<Module>>ViewObject(entity)
    #expect(view.showCalls == [.content([viewObject])])
<<else>>
    #expect(view.showCalls == [.content])
    #expect(presenter.entities == [entity])
<<end>>
  }

  @Test func loadedShowsThatThereIsNothing() {
    presenter.loaded([])
    #expect(view.showCalls == [.empty])
  }
<<else>>

  @Test func loadedShowsContent() {
    presenter.loaded()
    #expect(view.showCalls == [.content])
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.id>>TellsInteractor()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
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
    #expect(interactor.<<action.calls>>.count == 1)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @Test func noPartIsRetained() {
    let presenter = <<if input>>makePresenter()<<else>><<Module>>Presenter()<<end>>
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
