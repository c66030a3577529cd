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
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.name == tested.name>>text<<else>><<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    let error = <<Module>>ErrorCodes.empty(
      fields: [<<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label]
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
  func <<action.id>>Names<<tested.name|upperCamel>>AmongBlankFields() async throws {
<<else>>
  @Test func <<action.id>>Names<<tested.name|upperCamel>>AmongBlankFields() async {
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
    await interactor.tasks[.<<action.id>>]?.value
    let message = output.<<action.id>>FailedCalls.first?.localizedDescription ?? ""
    let label = <<Module>>Texts.<<action.id>><<tested.name|upperCamel>>Label
    #expect(message.contains(<<Module>>Texts.empty(label)))
  }

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
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
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

  @Test func errorHasLineForEachField() {
    let error = <<Module>>ErrorCodes.empty(fields: ["first", "second"])
    let lines = [<<Module>>Texts.empty("first"), <<Module>>Texts.empty("second")]
    #expect(error.localizedDescription == lines.joined(separator: "\n"))
    #expect(error.localizedDescription.contains("second"))
  }
}
