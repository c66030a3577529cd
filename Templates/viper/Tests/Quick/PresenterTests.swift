<<if with contains "service">>
import Foundation
<<end>>
import Nimble
import Quick

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

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
    it("gives its wireframe as the module") { @MainActor in
      let parts = <<Module>>PresenterParts()
      expect(parts.presenter.moduleWireframe) === parts.wireframe
    }

    it("keeps the delegate that it is given") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.set(delegate: parts.delegate)
      expect(parts.presenter.delegate) === parts.delegate
    }

    it("tells the delegate that presenting began") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.set(delegate: parts.delegate)
      parts.presenter.beganPresenting()
      expect(parts.delegate.functionsCalled).to(equal(["beganPresenting(_:)"]))
      expect(parts.delegate.beganPresentingCalls.first) === parts.wireframe
    }
<<if with contains "service">>

    it("loads when presenting began") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.beganPresenting()
      expect(parts.interactor.functionsCalled).to(equal(["load()"]))
    }

    it("shows that it is loading") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.load()
      expect(parts.view.showCalls).to(equal([.loading]))
      expect(parts.interactor.functionsCalled).to(equal(["load()"]))
    }

    it("shows its state when the view is loaded") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loadFailed(<<Module>>ServiceError.notConnected)
      parts.presenter.viewDidLoad()
      expect(parts.view.showCalls.count).to(equal(2))
      expect(parts.view.showCalls.last).to(equal(parts.view.showCalls.first))
    }

    it("shows why loading failed") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = <<Module>>ServiceError.notConnected
      parts.presenter.loadFailed(error)
      expect(parts.view.showCalls).to(equal([.failed(message: error.localizedDescription)]))
    }
<<if with contains "entity" or with contains "view-object">>

    it("shows what was loaded") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let entity = <<Module>>Samples.first
      parts.presenter.loaded([entity])
<<if with contains "view-object">>
      let viewObject = <<Module>>ViewObject(entity)
      expect(parts.view.showCalls).to(equal([.content([viewObject])]))
<<else>>
      expect(parts.view.showCalls).to(equal([.content]))
      expect(parts.presenter.entities).to(equal([entity]))
<<end>>
    }

    it("shows that there is nothing") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loaded([])
      expect(parts.view.showCalls).to(equal([.empty]))
    }
<<else>>

    it("shows the content") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loaded()
      expect(parts.view.showCalls).to(equal([.content]))
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("tells the interactor of <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
<<if action.isLong>>
      <<action.prefix>>parts.presenter.<<action.name>>(
<<include "Includes/SampleArgumentsInSpec.swift">>
      )
      expect(parts.interactor.functionsCalled)
        .to(
          equal([
            "<<action.selector>>"
          ]))
<<else>>
      <<action.prefix>>parts.presenter.<<action.name>>(<<action.sampleArguments>>)
      expect(parts.interactor.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.interactor.<<action.calls>>.count).to(equal(1))
<<elseif action.isLong>>
      expect(parts.interactor.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<end>>

    it("retains no part") { @MainActor in
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
      expect(presenter.delegate).to(beNil())
      expect(presenter.interactor).to(beNil())
      expect(presenter.view).to(beNil())
      expect(presenter.wireframe).to(beNil())
    }
  }
}
