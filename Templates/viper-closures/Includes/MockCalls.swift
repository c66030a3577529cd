<<if action.isLong>>
  private(set) var <<action.calls>>:
    [<<action.callType>>] = []
<<else>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<end>>
