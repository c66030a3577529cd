
  @Test func presentNext_after<<action.id|upperCamel>>_displaysIt() {
    presenter.presentNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
    #expect(view.displayNextCalls.count == 1)
  }
