<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
    functionsCalled.append(#function)
<<for parameter in action.parameters>>
    <<parameter.variable>> = <<parameter.reference>>
<<end>>
  }
<<end>>
