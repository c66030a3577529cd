import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>Interactor
    let fetcher = <<Module>>MockDataFetcher()
    let output = <<Module>>MockInteractorOutput()

    init() {
      interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        fetcher: fetcher
      )
      interactor.output = output
    }
  }

  override class func spec() {
<<if validate>>
    it("refuses a blank text") { @MainActor in
      let fixture = Fixture()
      expect(fixture.interactor.accepted("")).to(beNil())
      expect(fixture.interactor.accepted(" \n\t ")).to(beNil())
      let errors = fixture.output.failedCalls.compactMap {
        $0 as? <<Module>>ErrorCode
      }
      expect(errors).to(equal([.empty, .empty]))
      expect(errors.first?.localizedDescription).to(equal("Please enter a text."))
    }

    it("refuses a text that reaches the limit") { @MainActor in
      let fixture = Fixture()
      let limit = <<Module>>ErrorCode.limit
      expect(fixture.interactor.accepted(String(repeating: "x", count: limit))).to(beNil())
      let errors = fixture.output.failedCalls.compactMap {
        $0 as? <<Module>>ErrorCode
      }
      expect(errors).to(equal([.tooLong]))
      expect(errors.first?.localizedDescription).to(equal("This text is too long."))
    }

    it("trims a text below the limit") { @MainActor in
      let fixture = Fixture()
      let text = String(repeating: "x", count: 19)
      expect(fixture.interactor.accepted("  \(text) \n")).to(equal(text))
      expect(fixture.output.failedCalls).to(beEmpty())
    }
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

    it("<<action.id>> starts the fetcher") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedValidCall.swift">>
<<if action.parameters>>
      expect(fixture.fetcher.<<action.calls>>.count).to(equal(1))
<<else>>
      expect(fixture.fetcher.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.fetcher.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.fetcher.<<parameter.recorded>>)
        .to(equal(<<include "Includes/ValidSample.swift">>))
<<else>>
      expect(fixture.fetcher.<<parameter.recorded>>)
        .to(equal(<<include "Includes/ValidSample.swift">>))
<<end>>
<<end>>
<<if action.result>>
      expect(fixture.output.success<<action.id|upperCamel>>Calls.count).to(equal(1))
<<if action.isResultComparable>>
      expect(fixture.output.success<<action.id|upperCamel>>Calls.first)
        .to(equal(fixture.fetcher.<<action.id>>Result))
<<end>>
      expect(fixture.output.successCallCount).to(equal(0))
<<elseif action.isAsync and action.isThrowing and not (action.effects contains "throws(")>>
      expect(fixture.output.successCallCount).to(equal(1))
<<else>>
      expect(fixture.output.successCallCount).to(equal(0))
<<end>>
      expect(fixture.output.failedCalls).to(beEmpty())
    }
<<if action.isThrowing and not (action.effects contains "throws(")>>

    it("<<action.id>> reports the error of the fetcher") { @MainActor in
      let fixture = Fixture()
      fixture.fetcher.<<action.id>>Error = CancellationError()
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedValidCall.swift">>
      expect(fixture.output.failedCalls.count).to(equal(1))
      expect(fixture.output.failedCalls.first is CancellationError).to(beTrue())
      expect(fixture.output.successCallCount).to(equal(0))
    }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>

    it("<<action.id>> refuses a blank <<tested.name>>") { @MainActor in
      let fixture = Fixture()
      let text = " \n"
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedTextCall.swift">>
      expect(fixture.fetcher.<<action.calls>>).to(beEmpty())
      expect(fixture.output.failedCalls.count).to(equal(1))
    }

    it("<<action.id>> trims its <<tested.name>>") { @MainActor in
      let fixture = Fixture()
      let text = " text "
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedTextCall.swift">>
      expect(fixture.fetcher.<<tested.recorded>>).to(equal("text"))
    }
<<end>>
<<end>>
<<end>>
<<end>>

    it("is the response of its fetcher") { @MainActor in
      let fixture = Fixture()
      expect(fixture.fetcher.response === fixture.interactor).to(beTrue())
    }

    it("reports success when data was fetched") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.fetched()
      expect(fixture.output.successCallCount).to(equal(1))
    }

    it("reports the error of a failed fetch") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.fetchFailed(error: CancellationError())
      expect(fixture.output.failedCalls.count).to(equal(1))
      expect(fixture.output.failedCalls.first is CancellationError).to(beTrue())
    }

    it("does not retain its output") { @MainActor in
      let fixture = Fixture()
      do {
        let output = <<Module>>MockInteractorOutput()
        fixture.interactor.output = output
      }
      expect(fixture.interactor.output).to(beNil())
    }

    it("retains its fetcher") { @MainActor in
      weak var fetcher: <<Module>>MockDataFetcher?
      let interactor: <<Module>>Interactor
      do {
        let injected = <<Module>>MockDataFetcher()
        fetcher = injected
        interactor = <<Module>>Interactor(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          fetcher: injected
        )
      }
      expect(fetcher).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
  }
}
