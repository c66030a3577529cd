<<if action.parameters or empty-models == "keep">>
  private(set) var <<action.id>>Calls: [<<Module>>.<<action.id|upperCamel>>.Request] = []
<<else>>
  private(set) var <<action.id>>CallCount = 0
<<end>>
  var on<<action.id|upperCamel>>: (() -> Void)?
