
  @Test func presentLoading_when<<action.id|upperCamel>>Starts_displaysIt() {
    presenter.presentLoading(of: .<<action.id>>)
    #expect(view.states(of: .<<action.id>>) == [.loading])
  }

  @Test func presentFailure_when<<action.id|upperCamel>>Fails_displaysMessage() {
    let error = URLError(.timedOut)
    presenter.presentFailure(error, of: .<<action.id>>)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    #expect(view.states(of: .<<action.id>>) == [failed])
  }

  @Test func presentFailure_when<<action.id|upperCamel>>IsCancelled_displaysNoMessage() {
    presenter.presentFailure(CancellationError(), of: .<<action.id>>)
    presenter.presentFailure(URLError(.cancelled), of: .<<action.id>>)
    #expect(view.states(of: .<<action.id>>) == [.idle, .idle])
  }

  @Test func presentIdle_when<<action.id|upperCamel>>WasDisplayed_displaysIdle() {
    presenter.presentIdle()
    #expect(view.states(of: .<<action.id>>) == [.idle])
  }
