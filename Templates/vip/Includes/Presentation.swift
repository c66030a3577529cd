  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
<<if action.isVerdict>>
    guard response.result else {
      presentFailure(<<Module>>Refusal.<<action.id>>, of: .<<action.id>>)
      return
    }
<<end>>
    view?.display<<action.id|upperCamel>>(<<if action.isResultShown or empty-models == "keep">>viewModel(of: response)<<end>>)
<<if action.isCall or worker>>
    view?.display(.succeeded, of: .<<action.id>>)
<<end>>
<<if next and action.leadsOnAmongLists and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element>>
<<if action.result == "Bool" and not action.isVerdict>>
    if response.result { view?.displayNext(after: .<<action.id>>) }
<<else>>
    view?.displayNext(after: .<<action.id>><<if action.result and not action.isVerdict>>(response.result)<<end>>)
<<end>>
<<end>>
  }
<<if action.isResultShown or empty-models == "keep">>

  private func viewModel(
    of response: <<Module>>.<<action.id|upperCamel>>.Response
  ) -> <<Module>>.<<action.id|upperCamel>>.ViewModel {
<<if action.element>>
<<if action.elementID or action.isElementIdentifiable>>
    .init(
      rows: response.result.map {
        .init(id: <<if action.elementID>>$0.id<<else>>"\($0.id)"<<end>>, text: <<if action.isResultOpaque>><<Module>>Texts.<<action.id>>Row($0)<<else>>$0<<action.shownResult>><<end>>)
      }
    )
<<else>>
<<if action.isResultOpaque or action.shownResult>>
    .init(
      rows: response.result.enumerated().map {
        .init(id: $0.offset, text: <<if action.isResultOpaque>><<Module>>Texts.<<action.id>>Row($0.element)<<else>>$0.element<<action.shownResult>><<end>>)
      }
    )
<<else>>
    .init(
      rows: response.result.enumerated().map { .init(id: $0.offset, text: $0.element) }
    )
<<end>>
<<end>>
<<elseif action.isResultShown>>
    .init(text: <<if action.isResultOpaque>><<Module>>Texts.<<action.id>>Result(response.result)<<else>>response.result<<action.shownResult>><<end>>)
<<else>>
    .init()
<<end>>
  }
<<end>>
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    view?.clear<<action.id|upperCamel>>()
  }
<<end>>
