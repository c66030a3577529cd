
    it("present <<action.id>> when there is nothing has no rows") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
      expect(parts.view.display<<action.id|upperCamel>>Calls.first?.rows).to(equal([]))
    }
<<if not (action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]")>>

    it("<<action.id>> row when item has i d is known by it") { @MainActor in
      struct Item: Identifiable {
        let id: String
      }
      typealias Row = <<Module>>.<<action.id|upperCamel>>.ViewModel.Row
      let item = Item(id: "id")
      expect(Row(item, at: 1, text: "text").id).to(equal("id"))
      expect(Row("item", at: 1, text: "text").id).to(equal("1"))
    }
<<end>>
