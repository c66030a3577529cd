
    it("display <<action.id>> when loaded shows it") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.display<<action.id|upperCamel>>(
        <<if action.element>>.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")])<<elseif action.isResultShown>>.init(text: "text")<<end>>
      )
<<if action.element>>
      expect(parts.view.<<action.id>>ViewModel?.rows.map(\.text)).to(equal(["text"]))
<<elseif action.isResultShown>>
      expect(parts.view.<<action.id>>ViewModel?.text).to(equal("text"))
<<end>>
    }
<<if action.element and action.parameters and action.hasControls>>

    it("clear <<action.id>> when loaded shows none") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.display<<action.id|upperCamel>>(.init(rows: [.init(id: <<if action.elementID>><<action.elementIDSample>><<elseif action.isElementIdentifiable>>"0"<<else>>0<<end>>, text: "text")]))
      parts.view.clear<<action.id|upperCamel>>()
      expect(parts.view.<<action.id>>ViewModel).to(beNil())
    }
<<end>>
