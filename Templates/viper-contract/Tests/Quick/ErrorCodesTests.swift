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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ErrorCodesTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>
<<if tested.minLength != "0">>

    it("<<action.id>> refuses blank <<tested.name>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = " \n"
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.tasks).to(beEmpty())
<<if actions contains "hasRules">>
      let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      let error = <<Module>>ErrorCodes.invalid(
        fields: [
          .init(
            name: label,
            allowed: <<if tested.maxLength>><<tested.minLength>>...<<tested.maxLength>><<else>>1...Int.max<<end>>,
            isEmpty: true
          )
        ]
      )
<<else>>
      let error = <<Module>>ErrorCodes.empty(
        fields: [
          <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
        ]
      )
<<end>>
      let failure = parts.output.<<action.id>>FailedCalls.first
      expect(failure as? <<Module>>ErrorCodes).to(equal(error))
<<for whole in action.whole>>
      expect(parts.fetcher.<<whole.calls>>.isEmpty).to(beTrue())
<<end>>
    }

    it("<<action.id>> lists blank <<tested.name>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>>" "<<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.tasks).to(beEmpty())
      let message = parts.output.<<action.id>>FailedCalls.first?.localizedDescription ?? ""
      let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      expect(message.contains(<<Module>>Texts.empty(label))).to(beTrue())
    }
<<end>>
<<if not tested.maxLength and not tested.format>>

    it("<<action.id>> accepts long <<tested.name>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: 200)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
    }
<<end>>
<<if tested.minLength == "0">>

    it("<<action.id>> accepts empty <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = ""
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
    }
<<end>>
<<if tested.maxLength and tested.minLength != "0" and tested.minLength != "1">>

    it("<<action.id>> refuses too short <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: <<tested.minLength>> - 1)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.tasks).to(beEmpty())
      let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      let error = <<Module>>ErrorCodes.invalid(
        fields: [
          .init(
            name: label,
            allowed: <<tested.minLength>>...<<tested.maxLength>>,
            isEmpty: false
          )
        ]
      )
      let failure = parts.output.<<action.id>>FailedCalls.first
      expect(failure as? <<Module>>ErrorCodes).to(equal(error))
      expect(error.localizedDescription.contains(label)).to(beTrue())
<<for whole in action.whole>>
      expect(parts.fetcher.<<whole.calls>>.isEmpty).to(beTrue())
<<end>>
    }
<<end>>
<<if tested.format>>

    it("<<action.id>> refuses invalid <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = "? " + <<tested.validSample>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.tasks).to(beEmpty())
      let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      let error = <<Module>>ErrorCodes.invalid(
        fields: [
          .init(
            name: label,
            allowed: 1...Int.max,
            isEmpty: false,
            isMalformed: true
          )
        ]
      )
      let failure = parts.output.<<action.id>>FailedCalls.first
      expect(failure as? <<Module>>ErrorCodes).to(equal(error))
      expect(error.localizedDescription.contains(label)).to(beTrue())
<<for whole in action.whole>>
      expect(parts.fetcher.<<whole.calls>>.isEmpty).to(beTrue())
<<end>>
    }
<<end>>
<<if tested.format>>

    it("<<action.id>> accepts valid <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = <<tested.validSample>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
    }
<<end>>
<<if tested.maxLength>>

    it("<<action.id>> accepts longest <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: <<tested.maxLength>>)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
    }

    it("<<action.id>> refuses too long <<tested.name>>") { @MainActor in
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
      let text = String(repeating: "x", count: <<tested.maxLength>> + 1)
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(parts.interactor.tasks).to(beEmpty())
      let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
      let error = <<Module>>ErrorCodes.invalid(
        fields: [
          .init(
            name: label,
            allowed: <<tested.minLength>>...<<tested.maxLength>>,
            isEmpty: false
          )
        ]
      )
      let failure = parts.output.<<action.id>>FailedCalls.first
      expect(failure as? <<Module>>ErrorCodes).to(equal(error))
      expect(error.localizedDescription.contains(label)).to(beTrue())
<<for whole in action.whole>>
      expect(parts.fetcher.<<whole.calls>>.isEmpty).to(beTrue())
<<end>>
    }
<<end>>
<<if tested.control != "secure">>

    it("<<action.id>> trims <<tested.name>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
<<if tested.maxLength>>
      let text = String(repeating: "x", count: <<tested.maxLength>>)
<<elseif tested.format>>
      let text = <<tested.validSample>>
<<else>>
      let text = " text "
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>><<if tested.maxLength or tested.format>>" \(text) "<<else>>text<<end>><<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
<<if tested.maxLength or tested.format>>
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
<<else>>
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal("text"))
<<end>>
    }
<<elseif tested.maxLength != "1" and not tested.format>>

    it("<<action.id>> sends blanks of <<tested.name>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ErrorCodesParts()
<<if tested.maxLength>>
      let text = " " + String(repeating: "x", count: <<tested.maxLength>> - 1)
<<else>>
      let text = " text "
<<end>>
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>>).to(equal(text))
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

    it("error has line for each field") { @MainActor in
<<if actions contains "hasRules">>
      let error = <<Module>>ErrorCodes.invalid(
        fields: [
          .init(name: "first", allowed: 1...20, isEmpty: true),
          .init(name: "second", allowed: 2...3, isEmpty: false),
        ]
      )
      let lines = [
        <<Module>>Texts.empty("first"),
        <<Module>>Texts.length("second", 2...3),
      ]
<<else>>
      let error = <<Module>>ErrorCodes.empty(fields: ["first", "second"])
      let lines = [
        <<Module>>Texts.empty("first"),
        <<Module>>Texts.empty("second"),
      ]
<<end>>
      expect(error.localizedDescription).to(equal(lines.joined(separator: "\n")))
      expect(error.localizedDescription.contains("second")).to(beTrue())
    }
<<if actions contains "hasRules">>

    it("each wrong field is named once") { @MainActor in
      let fields: [<<Module>>ErrorCodes.Field] = [
        .init(name: "long", allowed: 2...3, isEmpty: false),
        .init(name: "blank", allowed: 2...3, isEmpty: true),
      ]
      expect {
        try <<Module>>ErrorCodes.check([
          (field: "right", text: "123", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
          (field: "long", text: "1234", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
          (field: "blank", text: "    ", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
        ])
      }.to(throwError(<<Module>>ErrorCodes.invalid(fields: fields)))
    }
<<end>>
  }
}
