
  @Test func present<<action.id|upperCamel>>_whenThereIsNothing_hasNoRows() {
    presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    #expect(view.display<<action.id|upperCamel>>Calls.first?.rows == [])
  }
