import Foundation
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>InteractorSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>Interactor
    let fetcher = <<Module>>MockDataFetcher()
    let output = <<Module>>MockInteractorOutput()

    init() {
      interactor = <<Module>>Interactor(fetcher: fetcher)
      interactor.output = output
    }
  }

  override class func spec() {
    it("takes spaces for no text") { @MainActor in
      for text in ["", " ", " \n\t "] {
        let fixture = Fixture()
        expect(fixture.interactor.fault(in: text)).to(equal(.empty))
      }
    }

    it("lets 19 characters pass") { @MainActor in
      let fixture = Fixture()
      expect(fixture.interactor.fault(in: String(repeating: "x", count: 19))).to(beNil())
    }

    it("finds 20 characters too long") { @MainActor in
      let fixture = Fixture()
      expect(fixture.interactor.fault(in: String(repeating: "x", count: 20))).to(equal(.tooLong))
    }

    it("says what is wrong") { @MainActor in
      let errors: [<<Module>>ErrorCode] = [.empty, .tooLong]
      let texts = errors.map(\.localizedDescription)
      expect(texts).to(equal(["Please enter a text.", "This text is too long."]))
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> starts the fetcher") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedValidCall.swift">>
<<if action.isLong>>
      expect(fixture.fetcher.functionsCalled).to(
        equal([
          "<<action.selector>>"
        ]))
<<else>>
      expect(fixture.fetcher.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.fetcher.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.fetcher.<<parameter.variable>>)
        .to(equal(<<include "Includes/ValidSample.swift">>))
<<else>>
      expect(fixture.fetcher.<<parameter.variable>>).to(equal(<<include "Includes/ValidSample.swift">>))
<<end>>
<<end>>
      expect(fixture.output.functionsCalled).to(beEmpty())
    }
<<if action.isThrowing and not action.effects contains "throws(">>

    it("<<action.name>> reports an error of the fetcher") { @MainActor in
      let fixture = Fixture()
      fixture.fetcher.errorToThrow = CancellationError()
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedValidCall.swift">>
      expect(fixture.output.functionsCalled).to(equal(["failed(error:)"]))
      expect(fixture.output.error is CancellationError).to(beTrue())
    }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String">>

    it("<<tested.variable>> must not be empty") { @MainActor in
      for text in ["", "   "] {
        let fixture = Fixture()
        <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/DeepTextCall.swift">>
        expect(fixture.fetcher.functionsCalled).to(beEmpty())
        expect(fixture.output.functionsCalled).to(equal(["failed(error:)"]))
        let error = fixture.output.error as? <<Module>>ErrorCode
        expect(error).to(equal(.empty))
      }
    }

    it("<<tested.variable>> may have 19 characters") { @MainActor in
      let fixture = Fixture()
      let text = String(repeating: "x", count: 19)
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedTextCall.swift">>
      expect(fixture.fetcher.<<tested.variable>>).to(equal(text))
      expect(fixture.output.functionsCalled).to(beEmpty())
    }

    it("<<tested.variable>> must not have 20 characters") { @MainActor in
      let fixture = Fixture()
      let text = String(repeating: "x", count: 20)
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedTextCall.swift">>
      expect(fixture.fetcher.functionsCalled).to(beEmpty())
      expect(fixture.output.functionsCalled).to(equal(["failed(error:)"]))
      let error = fixture.output.error as? <<Module>>ErrorCode
      expect(error).to(equal(.tooLong))
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
      expect(fixture.output.functionsCalled).to(equal(["success()"]))
    }

    it("reports the error of a failed fetch") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.fetchFailed(error: CancellationError())
      expect(fixture.output.functionsCalled).to(equal(["failed(error:)"]))
      expect(fixture.output.error is CancellationError).to(beTrue())
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
        interactor = <<Module>>Interactor(fetcher: injected)
      }
      expect(fetcher).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
  }
}
