
    it("display <<action.id>> when there is view model shows it") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.display<<action.id|upperCamel>>(
        <<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>.init(rows: [.init(id: 0, text: "text")])<<elseif action.result>>.init(text: "text")<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>
      )
<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
      expect(parts.view.<<action.id>>ViewModel?.rows.map(\.text)).to(equal(["text"]))
<<elseif action.result>>
      expect(parts.view.<<action.id>>ViewModel?.text).to(equal("text"))
<<elseif empty-models == "keep">>
      expect(parts.view.<<action.id>>ViewModel).toNot(beNil())
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
      expect(parts.router.show<<name>>CallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
    }
