
  @Test func presentNext_after<<action.id|upperCamel>>_displaysIt() {
    presenter.presentNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    #expect(view.displayNextCalls.count == 1)
  }
