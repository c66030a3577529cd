  func display<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.result or empty-models == "keep">>
    <<action.id>>ViewModel = viewModel
<<end>>
  }
