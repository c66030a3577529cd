      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
