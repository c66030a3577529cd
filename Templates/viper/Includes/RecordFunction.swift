    functionsCalled.append(#function)
<<if not action.parameters>>
    <<action.calls>> += 1
<<elseif action.callValue contains ",">>
    <<action.calls>>.append(
      (
<<for parameter in action.parameters>>
        <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    <<action.calls>>.append(<<action.callValue>>)
<<end>>
