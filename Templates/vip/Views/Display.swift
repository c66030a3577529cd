
<<if action.result or empty-models == "keep">>
  func display<<action.id|upperCamel>>(_ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel) {
    <<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel = viewModel
<<if worker and (ui == "uikit" or ui == "appkit")>>
    showMessage()
<<end>>
  }
<<else>>
  func display<<action.id|upperCamel>>() {
  }
<<end>>
