
  @Test func presentNext_after<<action.id|upperCamel>>_displaysIt() {
    presenter.presentNext(after: .<<action.id>><<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>(<<action.resultSample>>[0])<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    #expect(view.displayNextCalls.count == 1)
  }
