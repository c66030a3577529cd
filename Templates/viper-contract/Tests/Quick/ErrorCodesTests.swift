import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ErrorCodesParts {
  let interactor: <<Module>>Interactor
  let output = <<Module>>MockInteractorOutput()
  let fetcher = <<Module>>MockDataFetcher()

  init() {
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.sample>>,
<<end>>
      fetcher: fetcher
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ErrorCodesTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>

    it("<<action.id>> refuses blank <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<Module>>ErrorCodesParts()
      let text = " \n"
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      let error = <<Module>>ErrorCodes.empty(
        field: <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      )
      expect(parts.output.<<action.id>>FailedCalls.first as? <<Module>>ErrorCodes).to(equal(error))
      expect(parts.fetcher.<<action.calls>>.isEmpty).to(beTrue())
    }

    it("<<action.id>> refuses long <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: 20)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      let error = <<Module>>ErrorCodes.tooLong(
        field: <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label,
        limit: 20
      )
      expect(parts.output.<<action.id>>FailedCalls.first as? <<Module>>ErrorCodes).to(equal(error))
      expect(parts.fetcher.<<action.calls>>.isEmpty).to(beTrue())
    }

    it("<<action.id>> accepts <<tested.name>> below limit") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: 19)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<tested.recorded>>).to(equal(text))
    }
<<if tested.control != "secure">>

    it("<<action.id>> trims <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<Module>>ErrorCodesParts()
      let text = " text "
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<tested.recorded>>).to(equal("text"))
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

    it("errors name their field") { @MainActor in
      let empty = <<Module>>ErrorCodes.empty(field: "field")
      expect(empty.localizedDescription).to(equal(<<Module>>Texts.empty("field")))
      expect(empty.localizedDescription.contains("field")).to(beTrue())
      let tooLong = <<Module>>ErrorCodes.tooLong(field: "field", limit: 20)
      expect(tooLong.localizedDescription).to(equal(<<Module>>Texts.tooLong("field", 20)))
      expect(tooLong.localizedDescription.contains("field")).to(beTrue())
    }
  }
}
