import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>InteractorToPresenterInterfaceMock()
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  let service = <<Module>>ServiceMock()
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      service: service<<if input>>,<<end>>
<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {

    it("presenter is not retained") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      let interactor = parts.interactor
      do {
        let presenter = <<Module>>InteractorToPresenterInterfaceMock()
        interactor.presenter = presenter
      }
      expect(interactor.presenter).to(beNil())
    }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("load passes rows to presenter") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.load()
      await parts.interactor.tasks[.load]?.value
      expect(parts.presenter.loadedCalls).to(equal([[<<Module>>Samples.first]]))
      expect(parts.presenter.loadFailedCalls.isEmpty).to(beTrue())
    }

    it("load passes error to presenter") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.service.fetchResult = .failure(URLError(.timedOut))
      parts.interactor.load()
      await parts.interactor.tasks[.load]?.value
      expect(parts.presenter.loadedCalls.isEmpty).to(beTrue())
      expect(parts.presenter.loadFailedCalls.first as? URLError).to(equal(URLError(.timedOut)))
    }

    it("load cancels earlier load") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.load()
      let earlier = parts.interactor.tasks[.load]
      parts.interactor.load()
      let running = parts.interactor.tasks[.load]
      await earlier?.value
      await running?.value
      expect(earlier?.isCancelled).to(equal(true))
      expect(parts.presenter.loadedCalls.count).to(equal(1))
      expect(parts.presenter.loadFailedCalls.isEmpty).to(beTrue())
    }

    it("cancelled load is not answered") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.load()
      let cancelled = parts.interactor.tasks[.load]
      parts.interactor.cancelAll()
      expect(parts.interactor.tasks[.load]).to(beNil())
      await cancelled?.value
      expect(cancelled?.isCancelled).to(equal(true))
      expect(parts.presenter.functionsCalled).to(beEmpty())
      parts.interactor.load()
      await parts.interactor.tasks[.load]?.value
      expect(parts.presenter.loadedCalls).to(equal([[<<Module>>Samples.first]]))
      expect(parts.presenter.loadFailedCalls).to(beEmpty())
    }

    it("released interactor cancels load") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.service.onFetch = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(
          service: parts.service<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        interactor.presenter = parts.presenter
        interactor.load()
        task = interactor.tasks[.load]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.presenter.functionsCalled.isEmpty).to(beTrue())
    }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

    it("<<action.id>> passes answer to presenter") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.service.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.presenter.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.presenter.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.presenter.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.presenter.<<action.id>>SucceededIDs).to(equal([<<parameter.sample>>]))
<<end>>
<<end>>
<<end>>
      expect(parts.presenter.<<action.id>>FailedCalls.isEmpty).to(beTrue())
    }

    it("<<action.id>> passes error to presenter") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.service.<<action.id>>Result = .failure(URLError(.timedOut))
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
      expect(parts.presenter.<<action.id>>SucceededCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.presenter.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
      expect(parts.presenter.<<action.id>>FailedCalls.first as? URLError).to(equal(URLError(.timedOut)))
    }

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      expect(parts.service.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
      expect(parts.presenter.functionsCalled.count).to(equal(1))
    }

    it("cancelled <<action.id>> is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let cancelled = parts.interactor.tasks[.<<action.id>>]
      parts.interactor.cancelAll()
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let running = parts.interactor.tasks[.<<action.id>>]
      await cancelled?.value
      await running?.value
      expect(cancelled?.isCancelled).to(equal(true))
      expect(parts.presenter.<<action.id>>FailedCalls.isEmpty).to(beTrue())
<<if action.result and action.isResultComparable>>
      expect(parts.presenter.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.presenter.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.presenter.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("released interactor cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(
          service: parts.service<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        interactor.presenter = parts.presenter
        interactor.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
        task = interactor.tasks[.<<action.id>>]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.presenter.functionsCalled.isEmpty).to(beTrue())
    }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
