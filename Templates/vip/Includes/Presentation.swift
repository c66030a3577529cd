  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
    view?.display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>viewModel(of: response)<<end>>)
<<if action.isCall or worker>>
    view?.display(.idle, of: .<<action.id>>)
<<end>>
  }
<<if action.result or empty-models == "keep">>

  private func viewModel(
    of response: <<Module>>.<<action.id|upperCamel>>.Response
  ) -> <<Module>>.<<action.id|upperCamel>>.ViewModel {
<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
    .init(
      rows: response.result.enumerated().map { .init(id: $0.offset, text: text(of: $0.element)) }
    )
<<elseif action.result>>
    .init(text: text(of: response.result))
<<else>>
    .init()
<<end>>
  }
<<end>>
