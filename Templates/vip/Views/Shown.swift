<<if ui == "swiftui">>
  let state = <<Module>>ViewState()
<<else>>
<<if worker>>
  private(set) var isBusy = false
  private(set) var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<for action in use-cases>>
<<if action.result or empty-models == "keep">>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.result or empty-models == "keep">>
  private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<end>>
<<if worker and (ui != "swiftui" or navigation == "uikit")>>
  private(set) var loading: Task<Void, Never>?
<<end>>
