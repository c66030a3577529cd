
  @MainActor
  func testPresentLoading_when<<action.id|upperCamel>>Runs_isShown() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentLoading(of: .<<action.id>>)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.loading])
  }
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>

  @MainActor
  func testPresentFailure_when<<action.id|upperCamel>>Fails_leadsOn() async throws {
    let parts = <<Module>>PresenterParts()
    let error = URLError(.timedOut)
    parts.presenter.presentFailure(error, of: .<<action.id>>)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
    XCTAssertEqual(parts.view.displayFailureCalls.count, 1)
    XCTAssertEqual(parts.view.displayFailureCalls.first as? URLError, error)
  }
<<else>>

  @MainActor
  func testPresentFailure_when<<action.id|upperCamel>>Fails_isShown() async throws {
    let parts = <<Module>>PresenterParts()
    let error = URLError(.timedOut)
    parts.presenter.presentFailure(error, of: .<<action.id>>)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [failed])
  }
<<end>>

  @MainActor
  func testPresentFailure_ofCancelled<<action.id|upperCamel>>_hides() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentFailure(CancellationError(), of: .<<action.id>>)
    parts.presenter.presentFailure(URLError(.cancelled), of: .<<action.id>>)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle, .idle])
<<if next-on-failure>>
    XCTAssertEqual(parts.view.displayFailureCalls.count, 0)
<<end>>
  }

  @MainActor
  func testPresentIdle_when<<action.id|upperCamel>>Ran_displaysIdle() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentIdle()
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
  }
