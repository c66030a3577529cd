
    it("present next after <<action.id>> displays it") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
      expect(parts.view.displayNextCalls.count).to(equal(1))
    }
