
  @Test func displayNext_after<<action.id|upperCamel>>_callsRouter() {
    view.displayNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
    #expect(router.show<<name>>Calls.count == 1)
  }
