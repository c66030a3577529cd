<<if not action.parameters>>
    <<action.calls>> += 1
<<elseif action.isLong>>
    <<action.calls>>.append(
      <<action.callValue>>
    )
<<else>>
    <<action.calls>>.append(<<action.callValue>>)
<<end>>
    on<<action.id|upperCamel>>?()
