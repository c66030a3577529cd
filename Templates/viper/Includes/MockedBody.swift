    functionsCalled.append(#function)
<<if not action.parameters>>
    <<action.calls>> += 1
<<elseif action.isLong and action.callValue contains ",">>
    <<action.calls>>.append(
      (
<<for parameter in action.parameters>>
        <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      ))
<<else>>
    <<action.calls>>.append(<<action.callValue>>)
<<end>>
    on<<action.id|upperCamel>>?()
<<if action.effects == "throws" or action.effects == "async throws">>
    if let <<action.id>>Error { throw <<action.id>>Error }
<<end>>
<<if action.result>>
    return <<action.id>>Result
<<end>>
