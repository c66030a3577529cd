
  @Test func display<<action.id|upperCamel>>_whenThereIsViewModel_showsIt() {
    view.display<<action.id|upperCamel>>(
      <<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>.init(rows: [.init(id: 0, text: "text")])<<elseif action.result>>.init(text: "text")<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>
    )
<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
    #expect(view.<<action.id>>ViewModel?.rows.map(\.text) == ["text"])
<<elseif action.result>>
    #expect(view.<<action.id>>ViewModel?.text == "text")
<<elseif empty-models == "keep">>
    #expect(view.<<action.id>>ViewModel != nil)
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
    #expect(router.show<<name>>CallCount == 1)
<<end>>
<<end>>
<<end>>
  }
