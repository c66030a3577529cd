<<if action.isLong>>
<<for parameter in action.parameters>>
<<if loop.first and loop.last>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<else>>
<<if loop.first>>
  private(set) var <<action.calls>>:
    [(
<<end>>
      <<parameter.reference>>: <<parameter.valueType>><<if not loop.last>>,<<end>>
<<if loop.last>>
    )] = []
<<end>>
<<end>>
<<end>>
<<else>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<end>>
