
  @Test func present<<action.id|upperCamel>>_whenEmpty_hasNoRows() {
    presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    #expect(view.display<<action.id|upperCamel>>Calls.first?.rows == [])
  }
<<if action.element and action.parameters and action.hasControls>>

  @Test func clear<<action.id|upperCamel>>_whenOthersLoad_clearsView() {
    presenter.clear<<action.id|upperCamel>>()
    #expect(view.clear<<action.id|upperCamel>>CallCount == 1)
  }
<<end>>
