import Foundation
import Testing

@testable import <<Target>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>ErrorCodesTests {
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
<<for action in actions>>
<<if action.isTestable>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>
<<if tested.minLength != "0">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesBlank<<tested.name|upperCamel>>() throws {
<<else>>
  @Test func <<action.id>>RefusesBlank<<tested.name|upperCamel>>() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let text = " \n"
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.tasks.isEmpty)
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
    let failure = output.<<action.id>>FailedCalls.first
    #expect(failure as? <<Module>>ErrorCodes == error)
<<for whole in action.whole>>
    #expect(fetcher.<<whole.calls>>.isEmpty)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ListsBlank<<tested.name|upperCamel>>() throws {
<<else>>
  @Test func <<action.id>>ListsBlank<<tested.name|upperCamel>>() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>>" "<<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.tasks.isEmpty)
    let message = output.<<action.id>>FailedCalls.first?.localizedDescription ?? ""
    let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
    #expect(message.contains(<<Module>>Texts.empty(label)))
  }
<<end>>
<<if not tested.maxLength and not tested.format>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>AcceptsLong<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>AcceptsLong<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let text = String(repeating: "x", count: 200)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
  }
<<end>>
<<if tested.minLength == "0">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>AcceptsEmpty<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>AcceptsEmpty<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = ""
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
  }
<<end>>
<<if tested.maxLength and tested.minLength != "0" and tested.minLength != "1">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesTooShort<<tested.name|upperCamel>>() throws {
<<else>>
  @Test func <<action.id>>RefusesTooShort<<tested.name|upperCamel>>() {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = String(repeating: "x", count: <<tested.minLength>> - 1)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.tasks.isEmpty)
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
    let failure = output.<<action.id>>FailedCalls.first
    #expect(failure as? <<Module>>ErrorCodes == error)
    #expect(error.localizedDescription.contains(label))
<<for whole in action.whole>>
    #expect(fetcher.<<whole.calls>>.isEmpty)
<<end>>
  }
<<end>>
<<if tested.format>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesInvalid<<tested.name|upperCamel>>() throws {
<<else>>
  @Test func <<action.id>>RefusesInvalid<<tested.name|upperCamel>>() {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = "? " + <<tested.validSample>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.tasks.isEmpty)
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
    let failure = output.<<action.id>>FailedCalls.first
    #expect(failure as? <<Module>>ErrorCodes == error)
    #expect(error.localizedDescription.contains(label))
<<for whole in action.whole>>
    #expect(fetcher.<<whole.calls>>.isEmpty)
<<end>>
  }
<<end>>
<<if tested.format>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>AcceptsValid<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>AcceptsValid<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = <<tested.validSample>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
  }
<<end>>
<<if tested.maxLength>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>AcceptsLongest<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>AcceptsLongest<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = String(repeating: "x", count: <<tested.maxLength>>)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesTooLong<<tested.name|upperCamel>>() throws {
<<else>>
  @Test func <<action.id>>RefusesTooLong<<tested.name|upperCamel>>() {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = String(repeating: "x", count: <<tested.maxLength>> + 1)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.tasks.isEmpty)
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
    let failure = output.<<action.id>>FailedCalls.first
    #expect(failure as? <<Module>>ErrorCodes == error)
    #expect(error.localizedDescription.contains(label))
<<for whole in action.whole>>
    #expect(fetcher.<<whole.calls>>.isEmpty)
<<end>>
  }
<<end>>
<<if tested.control != "secure">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>Trims<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>Trims<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if tested.maxLength>>
    let text = String(repeating: "x", count: <<tested.maxLength>>)
<<elseif tested.format>>
    let text = <<tested.validSample>>
<<else>>
    let text = " text "
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>><<if tested.maxLength or tested.format>>" \(text) "<<else>>text<<end>><<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if tested.maxLength or tested.format>>
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
<<else>>
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == "text")
<<end>>
  }
<<elseif tested.maxLength != "1" and not tested.format>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>SendsBlanksOf<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>SendsBlanksOf<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if tested.maxLength>>
    let text = " " + String(repeating: "x", count: <<tested.maxLength>> - 1)
<<else>>
    let text = " text "
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<for whole in action.whole>><<for kept in whole.parameters>><<if kept.name == tested.name>><<kept.recorded>><<end>><<end>><<end>> == text)
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

  @Test func errorHasLineForEachField() {
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
    #expect(error.localizedDescription == lines.joined(separator: "\n"))
    #expect(error.localizedDescription.contains("second"))
  }
<<if actions contains "hasRules">>

  @Test func eachWrongFieldIsNamedOnce() {
    let fields: [<<Module>>ErrorCodes.Field] = [
      .init(name: "long", allowed: 2...3, isEmpty: false),
      .init(name: "blank", allowed: 2...3, isEmpty: true),
    ]
    #expect(throws: <<Module>>ErrorCodes.invalid(fields: fields)) {
      try <<Module>>ErrorCodes.check([
        (field: "right", text: "123", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
        (field: "long", text: "1234", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
        (field: "blank", text: "    ", allowed: 2...3<<if actions contains "hasFormats">>, format: nil<<end>>),
      ])
    }
  }
<<end>>
}
