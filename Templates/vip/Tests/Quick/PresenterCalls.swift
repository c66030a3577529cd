
    it("present loading when <<action.id>> runs is shown") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentLoading(of: .<<action.id>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.loading]))
    }
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>

    it("present failure when <<action.id>> fails leads on") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.presentFailure(error, of: .<<action.id>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
      expect(parts.view.displayFailureCalls.count).to(equal(1))
      expect(parts.view.displayFailureCalls.first as? URLError).to(equal(error))
    }
<<else>>

    it("present failure when <<action.id>> fails is shown") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.presentFailure(error, of: .<<action.id>>)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed]))
    }
<<end>>

    it("present failure of cancelled <<action.id>> hides") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentFailure(CancellationError(), of: .<<action.id>>)
      parts.presenter.presentFailure(URLError(.cancelled), of: .<<action.id>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle, .idle]))
<<if next-on-failure>>
      expect(parts.view.displayFailureCalls).to(beEmpty())
<<end>>
    }

    it("present idle when <<action.id>> ran displays idle") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentIdle()
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
    }
