
  @Test func present<<action.id|upperCamel>>_whenThereIsNothing_saysSo() {
    presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    let text = view.display<<action.id|upperCamel>>Calls.first?.text
    #expect(text == <<Module>>Texts.<<action.id>>Empty)
  }
