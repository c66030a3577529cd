
  @Test func display_when<<action.id|upperCamel>>Runs_keepsState() {
    view.display(.loading, of: .<<action.id>>)
    #expect(view.states == [.<<action.id>>: .loading])
  }
