  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
    view?.display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>viewModel(of: response)<<end>>)
<<if action.isCall or worker>>
    view?.display(.succeeded, of: .<<action.id>>)
<<end>>
<<if next and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element>>
    view?.displayNext(after: .<<action.id>><<if action.result>>(response.result)<<end>>)
<<end>>
  }
<<if action.result or empty-models == "keep">>

  private func viewModel(
    of response: <<Module>>.<<action.id|upperCamel>>.Response
  ) -> <<Module>>.<<action.id|upperCamel>>.ViewModel {
<<if action.element>>
<<if action.isElementIdentifiable>>
    .init(
      rows: response.result.map { .init(id: "\($0.id)", text: <<if action.isResultOpaque>>text(of: $0)<<else>>$0<<action.shownResult>><<end>>) }
    )
<<else>>
    .init(
      rows: response.result.enumerated().map { .init(id: $0.offset, text: <<if action.isResultOpaque>>text(of: $0.element)<<else>>$0.element<<action.shownResult>><<end>>) }
    )
<<end>>
<<elseif action.result>>
    .init(text: <<if action.isResultOpaque>>text(of: response.result)<<else>>response.result<<action.shownResult>><<end>>)
<<else>>
    .init()
<<end>>
  }
<<end>>
