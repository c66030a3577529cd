
  @Test func display<<action.id|upperCamel>>_whenLoaded_showsIt() {
    view.display<<action.id|upperCamel>>(
      <<if action.element>>.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])<<elseif action.isResultShown>>.init(text: "text")<<end>>
    )
<<if action.element>>
    #expect(view.<<action.id>>ViewModel?.rows.map(\.text) == ["text"])
<<elseif action.isResultShown>>
    #expect(view.<<action.id>>ViewModel?.text == "text")
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  @Test func clear<<action.id|upperCamel>>_whenLoaded_showsNone() {
    view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
    view.clear<<action.id|upperCamel>>()
    #expect(view.<<action.id>>ViewModel == nil)
  }
<<end>>
