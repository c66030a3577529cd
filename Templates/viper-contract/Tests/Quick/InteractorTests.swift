import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let output = <<Module>>MockInteractorOutput()
  let fetcher = <<Module>>MockDataFetcher()

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      fetcher: fetcher
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
<<if not actions>>

    it("output is not retained") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      let interactor = parts.interactor
      do {
        let output = <<Module>>MockInteractorOutput()
        interactor.output = output
      }
      expect(interactor.output).to(beNil())
    }
<<end>>
<<if datafetcher-to-interactor>>

    it("data fetcher answers interactor") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      expect(parts.fetcher.response).to(beIdenticalTo(parts.interactor))
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> reports what data fetcher answers") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.isLoading).to(beTrue())
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.interactor.isLoading).to(beFalse())
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.fetcher.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.fetcher.<<parameter.recorded>>).to(equal(<<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>))
<<elseif loop.first>>
      expect(parts.fetcher.<<whole.calls>>.count).to(equal(1))
<<end>>
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

    it("<<action.id>> reports error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.fetcher.<<action.id>>Result = .failure(URLError(.timedOut))
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
      expect(parts.output.<<action.id>>FailedCalls.first as? URLError).to(equal(URLError(.timedOut)))
    }
<<if on-load contains action.id and not action.parameters>>

    it("<<action.id>> cancels earlier one") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>()
      let earlier = parts.interactor.tasks[.<<action.id>>]
      parts.interactor.<<action.name>>()
      let running = parts.interactor.tasks[.<<action.id>>]
      await earlier?.value
      await running?.value
      expect(earlier?.isCancelled).to(equal(true))
      expect(parts.output.<<action.id>>FailedCalls.isEmpty).to(beTrue())
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
    }
<<else>>

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
      expect(parts.fetcher.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(1))
<<end>>
<<if action.result and action.isResultComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
    }
<<end>>
<<if navigation != "swiftui">>

    it("cancelled <<action.id>> is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
      parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      let cancelled = parts.interactor.tasks[.<<action.id>>]
      parts.interactor.cancelAll()
      expect(parts.interactor.isLoading).to(beFalse())
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
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
    }
<<end>>

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
      parts.fetcher.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      let task: Task<Void, Never>?
      do {
        let interactor = <<Module>>Interactor(
<<for value in input>>
          <<value.name>>: <<value.testSample>>,
<<end>>
          fetcher: parts.fetcher
        )
        interactor.output = parts.output
        interactor.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
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
<<for action in presenter-to-interactor>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in datafetcher-to-interactor>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
