<<if action.result or empty-models == "keep">>
  private(set) var present<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.Response] = []
<<else>>
  private(set) var present<<action.id|upperCamel>>CallCount = 0
<<end>>
  var onPresent<<action.id|upperCamel>>: (() -> Void)?
