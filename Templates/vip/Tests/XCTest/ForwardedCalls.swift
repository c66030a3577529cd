<<for call in action.forwards>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>_whenCalled_calls<<call.id|upperCamel>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>><<if call.option contains "presenter-to-">>Presenter<<else>>Interactor<<end>>Parts()
    <<action.prefix>>parts.<<if call.option contains "presenter-to-">>presenter<<else>>interactor<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not call.arguments>>
    XCTAssertEqual(
      parts.<<call.receiver>>.<<call.calls>>,
      1
    )
<<end>>
<<for argument in call.arguments>>
<<if argument.isComparable>>
    XCTAssertEqual(
      parts.<<call.receiver>>.<<argument.recorded>>,
      <<argument.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(
      parts.<<call.receiver>>.<<call.calls>>.count,
      1
    )
<<end>>
<<end>>
  }
<<end>>
<<end>>
