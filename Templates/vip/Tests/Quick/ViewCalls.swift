
    it("display when <<action.id>> runs keeps state") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.display(.loading, of: .<<action.id>>)
      expect(parts.view.states).to(equal([.<<action.id>>: .loading]))
    }
