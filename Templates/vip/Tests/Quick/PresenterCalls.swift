
    it("present loading when <<action.id>> starts displays it") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentLoading(of: .<<action.id>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.loading]))
    }

    it("present failure when <<action.id>> fails displays message") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.presentFailure(error, of: .<<action.id>>)
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed]))
    }

    it("present failure when <<action.id>> is cancelled displays no message") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentFailure(CancellationError(), of: .<<action.id>>)
      parts.presenter.presentFailure(URLError(.cancelled), of: .<<action.id>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle, .idle]))
    }

    it("present idle when <<action.id>> was displayed displays idle") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentIdle()
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
    }
