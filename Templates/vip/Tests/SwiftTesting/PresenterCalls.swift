
  @Test func presentLoading_when<<action.id|upperCamel>>Runs_isShown() {
    presenter.presentLoading(of: .<<action.id>>)
    #expect(view.states(of: .<<action.id>>) == [.loading])
  }
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>

  @Test func presentFailure_when<<action.id|upperCamel>>Fails_leadsOn() {
    let error = URLError(.timedOut)
    presenter.presentFailure(error, of: .<<action.id>>)
    #expect(view.states(of: .<<action.id>>) == [.idle])
    #expect(view.displayFailureCalls.count == 1)
    #expect(view.displayFailureCalls.first as? URLError == error)
  }
<<else>>

  @Test func presentFailure_when<<action.id|upperCamel>>Fails_isShown() {
    let error = URLError(.timedOut)
    presenter.presentFailure(error, of: .<<action.id>>)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    #expect(view.states(of: .<<action.id>>) == [failed])
  }
<<end>>

  @Test func presentFailure_ofCancelled<<action.id|upperCamel>>_hides() {
    presenter.presentFailure(CancellationError(), of: .<<action.id>>)
    presenter.presentFailure(URLError(.cancelled), of: .<<action.id>>)
    #expect(view.states(of: .<<action.id>>) == [.idle, .idle])
<<if next-on-failure>>
    #expect(view.displayFailureCalls.isEmpty)
<<end>>
  }

  @Test func presentIdle_when<<action.id|upperCamel>>Ran_displaysIdle() {
    presenter.presentIdle()
    #expect(view.states(of: .<<action.id>>) == [.idle])
  }
