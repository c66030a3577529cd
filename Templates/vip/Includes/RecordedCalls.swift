<<if not action.parameters>>
  private(set) var <<action.calls>> = 0
<<elseif action.callValue contains ",">>
  private(set) var <<action.calls>>:
    [(
<<for parameter in action.parameters>>
      <<parameter.reference>>: <<parameter.valueType>><<if not loop.last>>,<<end>>
<<end>>
    )] = []
<<else>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<end>>
