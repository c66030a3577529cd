import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListInteractorParts {
  let interactor: <<Module>>ListInteractor
  let output = <<Module>>ListOutputMock()
  let networkManager = <<Module>>ListNetworkManagingMock()

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>ListInteractor(
      networkManager: networkManager<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListInteractorTests: AsyncSpec {
  override class func spec() {

    it("get data passes items to output") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.interactor.getData()
      await parts.interactor.tasks[.load]?.value
      expect(parts.networkManager.getItemsCallCount).to(equal(1))
      expect(parts.output.dataDidFetchCalls).to(equal([<<Module>>Samples.all]))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
      expect(parts.interactor.tasks[.load]).to(beNil())
    }

    it("get data passes error to output") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.networkManager.getItemsResult = .failure(URLError(.timedOut))
      parts.interactor.getData()
      await parts.interactor.tasks[.load]?.value
      expect(parts.output.dataDidFetchCalls.isEmpty).to(beTrue())
      expect(parts.output.dataDidFailCalls.first as? URLError).to(equal(URLError(.timedOut)))
      expect(parts.interactor.tasks[.load]).to(beNil())
    }

    it("get data cancels earlier run") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.interactor.getData()
      let earlier = parts.interactor.tasks[.load]
      parts.interactor.getData()
      let running = parts.interactor.tasks[.load]
      await earlier?.value
      await running?.value
      expect(earlier?.isCancelled).to(equal(true))
      expect(parts.output.dataDidFetchCalls).to(equal([<<Module>>Samples.all]))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }
<<if navigation != "swiftui">>

    it("cancel all cancels get data") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.interactor.getData()
      let cancelled = parts.interactor.tasks[.load]
      parts.interactor.cancelAll()
      expect(parts.interactor.tasks[.load]).to(beNil())
      await cancelled?.value
      expect(parts.output.dataDidFetchCalls.isEmpty).to(beTrue())
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }
<<end>>

    it("released interactor cancels get data") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.networkManager.onGetItems = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>ListInteractor(
          networkManager: parts.networkManager<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        interactor.output = parts.output
        interactor.getData()
        task = interactor.tasks[.load]
      }
      await task?.value
      expect(task?.isCancelled).to(equal(true))
      expect(parts.output.dataDidFailCalls.isEmpty).to(beTrue())
    }

    it("output is not retained") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      let interactor = parts.interactor
      do {
        let output = <<Module>>ListOutputMock()
        interactor.output = output
      }
      expect(interactor.output).to(beNil())
    }
<<for action in actions>>
<<if action.isCall and action.isTestable>>

    it("<<action.id>> passes answer to output") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.networkManager.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.networkManager.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.networkManager.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
<<include "Tests/Quick/SucceededOnce.swift">>
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
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
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
<<include "Tests/Quick/SucceededNever.swift">>
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.first as? URLError).to(equal(URLError(.timedOut)))
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
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
<<for whole in action.whole>>
      expect(parts.networkManager.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
<<include "Tests/Quick/SucceededOnce.swift">>
<<end>>
    }
<<if navigation != "swiftui">>

    it("cancelled <<action.id>> is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
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
<<include "Tests/Quick/SucceededOnce.swift">>
<<end>>
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }
<<end>>

    it("released interactor cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
      parts.networkManager.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>ListInteractor(
          networkManager: parts.networkManager<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
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
<<include "Tests/Quick/SucceededNever.swift">>
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.isEmpty).to(beTrue())
    }
<<end>>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
