import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>DetailPresenterParts {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
  let view = <<Module>>DetailDisplayMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>

  init() {
    presenter = <<Module>>DetailPresenter(interactor: interactor)
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    presenter.view = view
<<end>>
<<if detail-actions contains "isCall">>
    presenter.delegate = delegate
<<end>>
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailPresenterTests: AsyncSpec {
  override class func spec() {

    it("item is that of interactor") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      expect(parts.presenter.item).to(equal(<<Module>>Samples.first))
    }
<<if detail == "load">>

    it("load data calls interactor") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.loadData()
      expect(parts.interactor.getDataCallCount).to(equal(1))
      expect(parts.presenter.states).to(equal([.load: .loading]))
      expect(parts.view.refreshCallCount).to(equal(1))
    }

    it("data did fetch holds item") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>Samples.second)
      expect(parts.presenter.item).to(equal(<<Module>>Samples.second))
      expect(parts.presenter.states).to(equal([.load: .content]))
      expect(parts.view.refreshCallCount).to(equal(1))
    }

    it("data did fail shows message and retry") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      let error = URLError(.timedOut)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      parts.presenter.dataDidFail(error)
      expect(parts.presenter.item).to(equal(<<Module>>Samples.first))
      expect(parts.presenter.states).to(equal([.load: failed]))
      parts.presenter.loadData()
      expect(parts.presenter.states).to(equal([.load: .loading]))
      expect(parts.interactor.getDataCallCount).to(equal(1))
    }

    it("cancelled load shows no message") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.dataDidFail(CancellationError())
      parts.presenter.dataDidFail(URLError(.cancelled))
      expect(parts.presenter.states).to(equal([.load: .idle]))
    }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

    it("dismissal cancels what runs") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.wasDismissed()
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
    }
<<end>>
<<if detail == "load">>

    it("dismissal ends loading") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.loadData()
      parts.presenter.wasDismissed()
      expect(parts.presenter.states.isEmpty).to(beTrue())
<<if detail-actions contains "isCall">>
      expect(parts.delegate.detailDidChangeCallCount).to(equal(0))
<<end>>
      parts.presenter.dataDidFetch(<<Module>>Samples.second)
      parts.presenter.wasDismissed()
      expect(parts.presenter.states).to(equal([.load: .content]))
    }
<<end>>
<<for action in detail-actions>>
<<if action.isTestable>>

    it("<<action.id>> calls interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>DetailPresenterParts()
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
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      expect(parts.presenter.states[.<<action.id>>]).to(equal(.succeeded))
<<if detail == "load">>
      expect(parts.interactor.getDataCallCount).to(equal(1))
<<end>>
      expect(parts.delegate.detailDidChangeCallCount).to(equal(1))
    }

    it("<<action.id>> failed shows message and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>DetailPresenterParts()
      let error = URLError(.timedOut)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      parts.presenter.<<action.id>>Failed(error)
      expect(parts.presenter.states).to(equal([.<<action.id>>: failed]))
      expect(parts.delegate.detailDidChangeCallCount).to(equal(0))
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.presenter.states).to(equal([.<<action.id>>: .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
    }

    it("dismissal during <<action.id>> brings list up to date") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.presenter.wasDismissed()
      expect(parts.delegate.detailDidChangeCallCount).to(equal(1))
      parts.presenter.wasDismissed()
      expect(parts.delegate.detailDidChangeCallCount).to(equal(1))
    }

    it("<<action.id>> cancelled shows no message") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.<<action.id>>Failed(CancellationError())
      expect(parts.presenter.states).to(equal([.<<action.id>>: .idle]))
    }
<<end>>
<<end>>
<<end>>
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>

    it("view is not retained") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      let presenter = parts.presenter
      do {
        let view = <<Module>>DetailDisplayMock()
        presenter.view = view
      }
      expect(presenter.view).to(beNil())
    }
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
