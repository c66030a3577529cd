<<if action.result or empty-models == "keep">>

  private func viewModel(
    of response: <<Module>>.<<action.id|upperCamel>>.Response
  ) -> <<Module>>.<<action.id|upperCamel>>.ViewModel {
    .init(<<if action.result>>result: response.result<<end>>)
  }
<<end>>
