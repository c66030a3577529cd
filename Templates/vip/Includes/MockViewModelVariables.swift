<<if action.result or empty-models == "keep">>
  private(set) var display<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.ViewModel] = []
<<else>>
  private(set) var display<<action.id|upperCamel>>CallCount = 0
<<end>>
  var onDisplay<<action.id|upperCamel>>: (() -> Void)?
