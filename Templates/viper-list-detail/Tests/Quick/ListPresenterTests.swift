import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListPresenterParts {
  let presenter: <<Module>>ListPresenter
  let interactor = <<Module>>ListInteractionMock()
  let view = <<Module>>ListDisplayMock()
  let wireframe = <<Module>>ListRoutingMock()

  init() {
    presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    presenter.view = view
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListPresenterTests: AsyncSpec {
  override class func spec() {

    it("load data calls interactor") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.loadData()
      expect(parts.interactor.getDataCallCount).to(equal(1))
      expect(parts.presenter.states).to(equal([.load: .loading]))
      expect(parts.view.refreshCallCount).to(equal(1))
    }

    it("data did fetch holds items") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      expect(parts.presenter.items).to(equal(<<Module>>Samples.all))
      expect(parts.presenter.states).to(equal([.load: .content]))
      expect(parts.view.refreshCallCount).to(equal(1))
    }

    it("data did fetch of nothing is empty") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch([])
      expect(parts.presenter.states).to(equal([.load: .empty]))
    }

    it("data did fail shows message and retry") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      parts.presenter.dataDidFail(error)
      expect(parts.presenter.items).to(equal(<<Module>>Samples.all))
      expect(parts.presenter.states).to(equal([.load: failed]))
      parts.presenter.loadData()
      expect(parts.presenter.states).to(equal([.load: .loading]))
      expect(parts.interactor.getDataCallCount).to(equal(1))
    }

    it("cancelled first load shows no message") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFail(CancellationError())
      expect(parts.presenter.states).to(equal([.load: .idle]))
    }

    it("cancelled load keeps items") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      parts.presenter.dataDidFail(CancellationError())
      parts.presenter.dataDidFail(URLError(.cancelled))
      expect(parts.presenter.items).to(equal(<<Module>>Samples.all))
      expect(parts.presenter.states).to(equal([.load: .idle]))
    }

    it("move to detail opens chosen item") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      parts.presenter.moveToDetail(index: 1)
      expect(parts.wireframe.moveToDetailCalls.count).to(equal(1))
      expect(parts.wireframe.moveToDetailCalls.first?.view).to(beIdenticalTo(parts.view))
      expect(parts.wireframe.moveToDetailCalls.first?.item).to(equal(<<Module>>Samples.second))
<<if detail-actions contains "isCall">>
      expect(parts.wireframe.moveToDetailCalls.first?.delegate).to(beIdenticalTo(parts.presenter))
<<end>>
    }

    it("move to detail ignores index out of range") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      parts.presenter.moveToDetail(index: -1)
      parts.presenter.moveToDetail(index: 2)
      expect(parts.wireframe.moveToDetailCalls.isEmpty).to(beTrue())
    }
<<if detail-actions contains "isCall">>

    it("change of detail loads") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.detailDidChange()
      expect(parts.interactor.getDataCallCount).to(equal(1))
    }
<<end>>
<<if navigation != "swiftui">>

    it("dismissal cancels what runs") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.loadData()
      parts.presenter.wasDismissed()
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
      expect(parts.wireframe.didDismissCallCount).to(equal(1))
      expect(parts.presenter.states.isEmpty).to(beTrue())
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      parts.presenter.wasDismissed()
      expect(parts.presenter.states).to(equal([.load: .content]))
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> calls interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ListPresenterParts()
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
<<if action.isCall>>
      expect(parts.presenter.states).to(equal([.<<action.id>>: .loading]))
      expect(parts.view.refreshCallCount).to(equal(1))
<<end>>
    }
<<if action.isCall>>

    it("<<action.id>> succeeded brings list up to date") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
      parts.presenter.<<action.id>>Succeeded(id: <<parameter.sample>>)
<<elseif field.isID>>
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
<<end>>
<<end>>
<<else>>
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
      expect(parts.presenter.states[.<<action.id>>]).to(equal(.succeeded))
      expect(parts.interactor.getDataCallCount).to(equal(1))
    }
<<include "Tests/Quick/ListDeletion.swift">>

    it("<<action.id>> failed shows message and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>ListPresenterParts()
      let error = URLError(.timedOut)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      parts.presenter.<<action.id>>Failed(error)
      expect(parts.presenter.states).to(equal([.<<action.id>>: failed]))
      expect(parts.interactor.getDataCallCount).to(equal(0))
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.presenter.states).to(equal([.<<action.id>>: .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
    }

    it("failure of <<action.id>> goes with next load") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.<<action.id>>Failed(URLError(.timedOut))
      parts.presenter.loadData()
      expect(parts.presenter.states).to(equal([.load: .loading]))
    }

    it("<<action.id>> cancelled shows no message") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.<<action.id>>Failed(CancellationError())
      expect(parts.presenter.states).to(equal([.<<action.id>>: .idle]))
    }
<<end>>
<<end>>
<<end>>

    it("view is not retained") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      let presenter = parts.presenter
      do {
        let view = <<Module>>ListDisplayMock()
        presenter.view = view
      }
      expect(presenter.view).to(beNil())
    }
<<for action in list-view-to-list-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in list-interactor-to-list-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
