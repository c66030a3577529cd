<<if action.isLong>>
    <<action.calls>>.append(
      <<action.callValue>>
    )
<<else>>
    <<action.calls>>.append(<<action.callValue>>)
<<end>>
