import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<Module>>Presenter()
  let delegate = <<Module>>DelegateMock()
  let interactor = <<Module>>PresenterToInteractorInterfaceMock()
  let view = <<Module>>PresenterToViewInterfaceMock()
  let wireframe = <<Module>>WireframeInterfacesMock()

  init() {
    presenter.set(delegate: delegate)
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = wireframe
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {

    it("other parts are not retained") { @MainActor in
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
      expect(presenter.delegate).to(beNil())
      expect(presenter.interactor).to(beNil())
      expect(presenter.view).to(beNil())
      expect(presenter.wireframe).to(beNil())
    }

    it("module wireframe is wireframe") { @MainActor in
      let parts = <<Module>>PresenterParts()
      expect(parts.presenter.moduleWireframe).to(beIdenticalTo(parts.wireframe))
    }

    it("began presenting notifies delegate") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.beganPresenting()
      expect(parts.delegate.beganPresentingCalls.first).to(beIdenticalTo(parts.wireframe))
    }

    it("dismissal notifies delegate once") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      parts.presenter.wasDismissed()
      expect(parts.delegate.didDismissCalls.count).to(equal(1))
      expect(parts.delegate.didDismissCalls.first).to(beIdenticalTo(parts.wireframe))
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
      expect(parts.view.states(of: .load)).to(equal([.idle]))
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
<<end>>
<<end>>
    }

    it("dismissal is reported again after next presentation") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      parts.presenter.beganPresenting()
      parts.presenter.wasDismissed()
      expect(parts.delegate.didDismissCalls.count).to(equal(2))
    }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("began presenting loads") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.beganPresenting()
      expect(parts.interactor.loadCallCount).to(equal(1))
      expect(parts.view.states(of: .load)).to(equal([.loading]))
    }

    it("loaded shows what interactor sends") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loaded([<<Module>>Samples.first])
      parts.presenter.loaded([])
<<if with contains "view-object">>
      let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let content = [<<Module>>Samples.first]
<<end>>
      expect(parts.view.states(of: .load)).to(equal([.content(content), .empty]))
    }

    it("load failed shows message and retry") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.loadFailed(error)
      parts.presenter.load()
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      expect(parts.view.states(of: .load)).to(equal([failed, .loading]))
      expect(parts.interactor.loadCallCount).to(equal(1))
    }

    it("cancelled load shows no message") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loadFailed(CancellationError())
      parts.presenter.loadFailed(URLError(.cancelled))
      expect(parts.view.states(of: .load)).to(equal([.idle, .idle]))
    }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

    it("began presenting starts <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.beganPresenting()
      expect(parts.interactor.<<action.calls>>).to(equal(1))
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.loading]))
    }
<<end>>
<<if action.isTestable>>

    it("<<action.id>> calls interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if not action.parameters>>
      expect(parts.interactor.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.interactor.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.loading]))
<<end>>
    }
<<if (action.isCall or with contains "service" and action.isBare)>>

    it("<<action.id>> succeeded notifies delegate") { @MainActor in
<<if action.result or action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
<<if action.isLoad and action.isResultComparable>>
      expect(parts.view.<<action.loaded>>Calls).to(equal([<<action.resultSample>>]))
<<elseif action.isLoad>>
      expect(parts.view.<<action.loaded>>Calls.count).to(equal(1))
<<elseif action.element and action.selector != "delete(id:)" and action.isResultComparable>>
      expect(parts.view.show<<action.id|upperCamel>>Calls).to(equal([<<action.resultSample>>]))
<<elseif action.element and action.selector != "delete(id:)">>
      expect(parts.view.show<<action.id|upperCamel>>Calls.count).to(equal(1))
<<end>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.succeeded]))
      expect(parts.delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>>).to(beIdenticalTo(parts.wireframe))
<<if action.result and action.isResultComparable>>
      expect(parts.delegate.<<action.id>>SucceededCalls.first?.result).to(equal(<<action.resultSample>>))
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.delegate.<<action.id>>SucceededIDs).to(equal([<<parameter.sample>>]))
<<end>>
<<end>>
<<end>>
    }
<<if action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and not action.missing>>

    it("<<action.id>> succeeded loads rows again") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
      expect(parts.interactor.loadCallCount).to(equal(1))
      expect(parts.view.states(of: .load)).to(equal([.loading]))
    }
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    it("<<action.id>> succeeded drops row") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.loaded([<<Module>>Samples.first])
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>>, <<end>>id: <<Module>>Samples.first.id)
      parts.presenter.loadFailed(CancellationError())
<<if with contains "view-object">>
      let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let content = [<<Module>>Samples.first]
<<end>>
      expect(parts.view.states(of: .load)).to(equal([.content(content), .empty, .loading, .idle]))
    }
<<end>>
<<end>>
<<end>>
<<end>>

    it("<<action.id>> failed shows message and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.<<action.id>>Failed(error)
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed, .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
      expect(parts.delegate.functionsCalled.isEmpty).to(beTrue())
    }

<<if action.isVerdict>>
    it("<<action.id>> refused shows message and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Succeeded(false<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.sample>><<end>><<end>>)
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed, .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
      expect(parts.delegate.functionsCalled.isEmpty).to(beTrue())
    }

<<end>>
    it("<<action.id>> cancelled shows no message") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Failed(CancellationError())
      parts.presenter.<<action.id>>Failed(URLError(.cancelled))
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle, .idle]))
    }
<<end>>
<<end>>
<<end>>
<<for child in presents>>

    it("present <<child>> calls wireframe") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<child>>()
      expect(parts.wireframe.present<<child>>Calls.first).to(beIdenticalTo(parts.presenter))
    }

    it("dismissal of <<child>> releases it") { @MainActor in
      let parts = <<Module>>PresenterParts()
<<if navigation == "swiftui">>
      parts.presenter.<<child|lowerCamel>>WasDismissed()
<<else>>
      parts.presenter.didDismiss(<<child>>WireframeInterfacesMock())
<<end>>
      expect(parts.wireframe.release<<child>>CallCount).to(equal(1))
    }
<<end>>
<<for child in presents>>

    it("dismissal releases <<child>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      expect(parts.wireframe.release<<child>>CallCount).to(equal(1))
    }
<<end>>
<<for event in ChildEvents>>
<<if event.isTestable>>

    it("<<event.name>> of <<event.child>> closes it") { @MainActor in
<<for own in event.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<event.name>>(<<event.child>>WireframeInterfacesMock()<<for value in event.values>>, <<if value.label != "_">><<value.label>>: <<end>><<value.sample>><<end>>)
      expect(parts.wireframe.dismiss<<event.child>>Completions.count).to(equal(1))
<<if event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
      expect(parts.delegate.<<event.id>>Calls).to(beEmpty())
      parts.wireframe.dismiss<<event.child>>Completions.first?()
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
      expect(parts.interactor.loadCallCount).to(equal(1))
<<end>>
<<if event.shared>>
      expect(parts.delegate.<<event.id>>Calls.first?.module).to(beIdenticalTo(parts.wireframe))
<<for value in event.shared>>
<<if value.isComparable>>
      expect(parts.delegate.<<event.id>>Calls.first?.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
<<elseif not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
      expect(parts.delegate.<<event.id>>Calls.first).to(beIdenticalTo(parts.wireframe))
<<end>>
    }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in wireframe-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
