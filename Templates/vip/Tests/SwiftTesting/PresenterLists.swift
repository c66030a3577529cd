
  @Test func present<<action.id|upperCamel>>_whenThereIsNothing_saysSo() {
    presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    #expect(view.display<<action.id|upperCamel>>Calls.first?.text == <<Module>>Texts.<<action.id>>Empty)
  }
