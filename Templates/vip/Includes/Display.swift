  func display<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.result or empty-models == "keep">>
    <<action.id>>ViewModel = viewModel
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
    router.show<<name>>()
<<end>>
<<end>>
<<end>>
  }
