import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>DetailInteractorParts {
  let interactor: <<Module>>DetailInteractor
  let output = <<Module>>DetailOutputMock()
<<if detail == "load" or detail-actions contains "isCall">>
  let networkManager = <<Module>>DetailNetworkManagingMock()
<<end>>

  init() {
    interactor = <<Module>>DetailInteractor(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      networkManager: networkManager<<end>>
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailInteractorTests: AsyncSpec {
  override class func spec() {
<<if detail == "load">>

    it("get data passes items to output") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.interactor.getData()
      await parts.interactor.tasks[.load]?.value
      expect(parts.networkManager.getDetailCalls).to(equal([<<Module>>Samples.first]))
      expect(parts.output.dataDidFetchCalls).to(equal([<<Module>>Samples.second]))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
      expect(parts.interactor.tasks[.load]).to(beNil())
    }

    it("get data passes error to output") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.networkManager.getDetailResult = .failure(URLError(.timedOut))
      parts.interactor.getData()
      await parts.interactor.tasks[.load]?.value
      expect(parts.output.dataDidFetchCalls.isEmpty).to(beTrue())
      expect(parts.output.dataDidFailCalls.first as? URLError).to(equal(URLError(.timedOut)))
      expect(parts.interactor.tasks[.load]).to(beNil())
    }

    it("get data cancels earlier run") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.interactor.getData()
      let earlier = parts.interactor.tasks[.load]
      parts.interactor.getData()
      let running = parts.interactor.tasks[.load]
      await earlier?.value
      await running?.value
      expect(earlier?.isCancelled).to(equal(true))
      expect(parts.output.dataDidFetchCalls).to(equal([<<Module>>Samples.second]))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }

    it("cancel all cancels get data") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.interactor.getData()
      let cancelled = parts.interactor.tasks[.load]
      parts.interactor.cancelAll()
      expect(parts.interactor.tasks[.load]).to(beNil())
      await cancelled?.value
      expect(parts.output.dataDidFetchCalls.isEmpty).to(beTrue())
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }

    it("released interactor cancels get data") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.networkManager.onGetDetail = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>DetailInteractor(
          item: <<Module>>Samples.first,
          networkManager: parts.networkManager
        )
        interactor.output = parts.output
        interactor.getData()
        task = interactor.tasks[.load]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }
<<end>>

    it("output is not retained") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      let interactor = parts.interactor
      do {
        let output = <<Module>>DetailOutputMock()
        interactor.output = output
      }
      expect(interactor.output).to(beNil())
    }
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

    it("<<action.id>> passes answer to output") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>DetailInteractorParts()
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
      expect(parts.networkManager.<<action.calls>>.map { $0.item }).to(equal([<<Module>>Samples.first]))
<<else>>
      expect(parts.networkManager.<<action.id>>Calls).to(equal([<<Module>>Samples.first]))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.networkManager.<<action.calls>>.first?.<<parameter.reference>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.isEmpty).to(beTrue())
    }

    it("<<action.id>> passes error to output") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>DetailInteractorParts()
      parts.networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.first as? URLError).to(equal(URLError(.timedOut)))
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>DetailInteractorParts()
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
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
<<if action.parameters>>
      expect(parts.networkManager.<<action.calls>>.map { $0.item }).to(equal([<<Module>>Samples.first]))
<<else>>
      expect(parts.networkManager.<<action.id>>Calls).to(equal([<<Module>>Samples.first]))
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
    }

    it("cancelled <<action.id>> is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>DetailInteractorParts()
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
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
      expect(parts.output.<<action.id>>FailedCalls.isEmpty).to(beTrue())
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("released interactor cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>DetailInteractorParts()
      parts.networkManager.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>DetailInteractor(
          item: <<Module>>Samples.first,
          networkManager: parts.networkManager
        )
        interactor.output = parts.output
        interactor.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
        task = interactor.tasks[.<<action.id>>]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
<<if action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.isEmpty).to(beTrue())
    }
<<end>>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
