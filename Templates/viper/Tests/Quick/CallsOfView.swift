<<for call in action.forwards>>
<<if action.isTestable>>

    it("<<action.id>> calls <<call.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(<<call.receiver>>.<<call.calls>>).to(equal(1))
<<end>>
<<for argument in call.arguments>>
<<if argument.isComparable>>
      expect(<<call.receiver>>.<<argument.recorded>>).to(equal(<<argument.sample>>))
<<elseif loop.first>>
      expect(<<call.receiver>>.<<call.calls>>.count).to(equal(1))
<<end>>
<<end>>
    }
<<end>>
<<end>>
