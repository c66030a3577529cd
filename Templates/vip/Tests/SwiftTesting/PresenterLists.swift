
  @Test func present<<action.id|upperCamel>>_whenThereIsNothing_hasNoRows() {
    presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    #expect(view.display<<action.id|upperCamel>>Calls.first?.rows == [])
  }
<<if not (action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]")>>

  @Test func <<action.id>>Row_whenItemHasID_isKnownByIt() {
    struct Item: Identifiable {
      let id: String
    }
    typealias Row = <<Module>>.<<action.id|upperCamel>>.ViewModel.Row
    let item = Item(id: "id")
    #expect(Row(item, at: 1, text: "text").id == "id")
    #expect(Row("item", at: 1, text: "text").id == "1")
  }
<<end>>
