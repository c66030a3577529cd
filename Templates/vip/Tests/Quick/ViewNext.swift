
    it("display next after <<action.id>> calls router") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.displayNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
      expect(parts.router.show<<name>>Calls.count).to(equal(1))
    }
