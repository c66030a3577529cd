<<if action.isTestable and not action.missing>>

  @MainActor
  func testViewDidLoad_whenInputIsGiven_starts<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.viewDidLoad()
    await parts.interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.worker.<<action.calls>>.count, 1)
<<for given in action.parameters>>
<<if given.isComparable>>
    XCTAssertEqual(parts.worker.<<given.recorded>>, <<given.sample>>)
<<end>>
<<end>>
  }
<<end>>
