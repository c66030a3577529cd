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
<<if action.result == "String">>
    .init(text: response.result)
<<elseif action.result == "[String]">>
    let rows = response.result
    return .init(text: rows.isEmpty ? <<Module>>Texts.<<action.id>>Empty : rows.joined(separator: "\n"))
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    .init(text: response.result.formatted())
<<elseif action.result>>
    .init(result: response.result)
<<else>>
    .init()
<<end>>
  }
<<end>>
