
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenThereIsNothing_hasNoRows() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.first?.rows, [])
  }
<<if not (action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]")>>

  @MainActor
  func test<<action.id|upperCamel>>Row_whenItemHasID_isKnownByIt() async throws {
    struct Item: Identifiable {
      let id: String
    }
    typealias Row = <<Module>>.<<action.id|upperCamel>>.ViewModel.Row
    let item = Item(id: "id")
    XCTAssertEqual(Row(item, at: 1, text: "text").id, "id")
    XCTAssertEqual(Row("item", at: 1, text: "text").id, "1")
  }
<<end>>
