    functionsCalled.append(#function)
<<if not action.parameters>>
    <<action.calls>> += 1
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
