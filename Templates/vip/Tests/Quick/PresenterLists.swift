
    it("present <<action.id>> when empty has no rows") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
      expect(parts.view.display<<action.id|upperCamel>>Calls.first?.rows).to(equal([]))
    }
<<if action.element and action.parameters and action.hasControls>>

    it("clear <<action.id>> when others load clears view") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.clear<<action.id|upperCamel>>()
      expect(parts.view.clear<<action.id|upperCamel>>CallCount).to(equal(1))
    }
<<end>>
