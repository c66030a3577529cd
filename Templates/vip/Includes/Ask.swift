  func request<<action.id|upperCamel>>(
<<include "Includes/Parameters.swift">>
  ) {
<<if action.parameters>>
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
  }

