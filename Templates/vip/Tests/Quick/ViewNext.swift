
    it("display next after <<action.id>> asks router") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.displayNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result>>(<<action.resultSample>>)<<end>>)
      expect(parts.router.show<<name>>Calls.count).to(equal(1))
    }
