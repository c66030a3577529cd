
    it("present <<action.id>> when there is nothing has no rows") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
      expect(parts.view.display<<action.id|upperCamel>>Calls.first?.rows).to(equal([]))
    }
