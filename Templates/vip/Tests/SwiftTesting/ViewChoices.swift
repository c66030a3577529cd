<<if next and action.element>>

  @Test func choose<<action.id|upperCamel>>_whenChosen_isForwarded() {
    view.choose<<action.id|upperCamel>>(at: 1)
    #expect(interactor.choose<<action.id|upperCamel>>Calls == [1])
  }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  @Test func choose<<action.id|upperCamel>>_whenCalled_isForwarded() {
    view.choose<<action.id|upperCamel>>()
    #expect(interactor.choose<<action.id|upperCamel>>CallCount == 1)
  }
<<end>>
