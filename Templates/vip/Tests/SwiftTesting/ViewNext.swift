
  @Test func displayNext_after<<action.id|upperCamel>>_asksRouter() {
    view.displayNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    #expect(router.show<<name>>Calls.count == 1)
  }
