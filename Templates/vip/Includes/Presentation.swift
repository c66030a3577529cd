  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
    view?.display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>viewModel(of: response)<<end>>)
<<if action.isCall or worker>>
    view?.display(.succeeded, of: .<<action.id>>)
<<end>>
<<if next and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not (action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "("))>>
    view?.displayNext(after: .<<action.id>><<if action.result>>(response.result)<<end>>)
<<end>>
  }
<<if action.result or empty-models == "keep">>

  private func viewModel(
    of response: <<Module>>.<<action.id|upperCamel>>.Response
  ) -> <<Module>>.<<action.id|upperCamel>>.ViewModel {
<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
<<if action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]">>
    .init(
      rows: response.result.enumerated().map { .init(id: $0.offset, text: <<if action.isResultOpaque>>text(of: $0.element)<<else>>$0.element<<action.shownResult>><<end>>) }
    )
<<else>>
    .init(
      rows: response.result.enumerated().map {
        .init(
          $0.element,
          at: $0.offset,
          text: <<if action.isResultOpaque>>text(of: $0.element)<<else>>$0.element<<action.shownResult>><<end>>
        )
      }
    )
<<end>>
<<elseif action.result>>
    .init(text: <<if action.isResultOpaque>>text(of: response.result)<<else>>response.result<<action.shownResult>><<end>>)
<<else>>
    .init()
<<end>>
  }
<<end>>
