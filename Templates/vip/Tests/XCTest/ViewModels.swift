
  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenLoaded_showsIt() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.display<<action.id|upperCamel>>(
      <<if action.element>>.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])<<elseif action.isResultShown>>.init(text: "text")<<end>>
    )
<<if action.element>>
    XCTAssertEqual(parts.view.<<action.id>>ViewModel?.rows.map(\.text), ["text"])
<<elseif action.isResultShown>>
    XCTAssertEqual(parts.view.<<action.id>>ViewModel?.text, "text")
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  @MainActor
  func testClear<<action.id|upperCamel>>_whenLoaded_showsNone() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
    parts.view.clear<<action.id|upperCamel>>()
    XCTAssertNil(parts.view.<<action.id>>ViewModel)
  }
<<end>>
