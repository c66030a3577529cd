import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ErrorCodesTests {
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
<<for action in actions>>
<<if action.isTestable>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesBlank<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>RefusesBlank<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = " \n"
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    let error = <<Module>>ErrorCodes.empty(
      field: <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
    )
    #expect(output.<<action.id>>FailedCalls.first as? <<Module>>ErrorCodes == error)
    #expect(fetcher.<<action.calls>>.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>RefusesLong<<tested.name|upperCamel>>() async throws {
<<else>>
  @Test func <<action.id>>RefusesLong<<tested.name|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = String(repeating: "x", count: 20)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    let error = <<Module>>ErrorCodes.tooLong(
      field: <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label,
      limit: 20
    )
    #expect(output.<<action.id>>FailedCalls.first as? <<Module>>ErrorCodes == error)
    #expect(fetcher.<<action.calls>>.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>Accepts<<tested.name|upperCamel>>BelowLimit() async throws {
<<else>>
  @Test func <<action.id>>Accepts<<tested.name|upperCamel>>BelowLimit() async {
<<end>>
<<for own in action.missing>>
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = String(repeating: "x", count: 19)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<tested.recorded>> == text)
  }
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
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let text = " text "
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(fetcher.<<tested.recorded>> == "text")
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

  @Test func errorsNameTheirField() {
    let empty = <<Module>>ErrorCodes.empty(field: "field")
    #expect(empty.localizedDescription == <<Module>>Texts.empty("field"))
    #expect(empty.localizedDescription.contains("field"))
    let tooLong = <<Module>>ErrorCodes.tooLong(field: "field", limit: 20)
    #expect(tooLong.localizedDescription == <<Module>>Texts.tooLong("field", 20))
    #expect(tooLong.localizedDescription.contains("field"))
  }
}
