
    it("display next after <<action.id>> asks router") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.displayNext(after: .<<action.id>><<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>(<<action.resultSample>>[0])<<elseif action.result>>(<<action.resultSample>>)<<end>>)
      expect(parts.router.show<<name>>Calls.count).to(equal(1))
    }
