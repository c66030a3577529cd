
  @Test func displayNext_after<<action.id|upperCamel>>_asksRouter() {
    view.displayNext(after: .<<action.id>><<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>(<<action.resultSample>>[0])<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    #expect(router.show<<name>>Calls.count == 1)
  }
