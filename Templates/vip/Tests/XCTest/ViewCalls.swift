
  @MainActor
  func testDisplay_when<<action.id|upperCamel>>Runs_keepsState() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.display(.loading, of: .<<action.id>>)
    XCTAssertEqual(parts.view.states, [.<<action.id>>: .loading])
  }
