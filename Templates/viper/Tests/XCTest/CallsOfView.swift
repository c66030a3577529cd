<<for call in action.forwards>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>Calls<<call.id|upperCamel>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    let view = <<Module>>NavigationInterfaceMock()
    let wireframe = <<Module>>Wireframe(
<<if presents>>
      dependencies: parts.dependencies,
<<end>>
      interactor: parts.wireframe.interactor,
      presenter: parts.wireframe.presenter,
      view: view
    )
    <<action.prefix>>wireframe.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not call.arguments>>
    XCTAssertEqual(
      <<call.receiver>>.<<call.calls>>,
      1
    )
<<end>>
<<for argument in call.arguments>>
<<if argument.isComparable>>
    XCTAssertEqual(
      <<call.receiver>>.<<argument.recorded>>,
      <<argument.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(
      <<call.receiver>>.<<call.calls>>.count,
      1
    )
<<end>>
<<end>>
  }
<<end>>
<<end>>
