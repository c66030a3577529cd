
  @Test func display<<action.id|upperCamel>>_whenThereIsViewModel_showsIt() {
    view.display<<action.id|upperCamel>>(
      <<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>.init(rows: [<<if action.result == "[String]" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Float]" or action.result == "[Bool]" or action.result == "[Date]" or action.result == "[URL]" or action.result == "[UUID]" or action.result == "[Data]">>.init(id: 0, text: "text")<<else>>.init("item", at: 0, text: "text")<<end>>])<<elseif action.result>>.init(text: "text")<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>
    )
<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
    #expect(view.<<action.id>>ViewModel?.rows.map(\.text) == ["text"])
<<elseif action.result>>
    #expect(view.<<action.id>>ViewModel?.text == "text")
<<elseif empty-models == "keep">>
    #expect(view.<<action.id>>ViewModel != nil)
<<end>>
  }
