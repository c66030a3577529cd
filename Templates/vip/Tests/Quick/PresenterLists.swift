
    it("present <<action.id>> when there is nothing says so") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
      let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
      expect(text).to(equal(<<Module>>Texts.<<action.id>>Empty))
    }
