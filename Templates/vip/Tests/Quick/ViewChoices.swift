<<if next and action.element>>

    it("choose <<action.id>> when chosen is forwarded") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.choose<<action.id|upperCamel>>(at: 1)
      expect(parts.interactor.choose<<action.id|upperCamel>>Calls).to(equal([1]))
    }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

    it("choose <<action.id>> when called is forwarded") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.choose<<action.id|upperCamel>>()
      expect(parts.interactor.choose<<action.id|upperCamel>>CallCount).to(equal(1))
    }
<<end>>
