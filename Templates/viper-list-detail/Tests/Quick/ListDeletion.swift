<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    it("row of <<action.id>> goes even if load fails") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      let id = <<Module>>Samples.first.id
      parts.presenter.dataDidFetch(<<Module>>Samples.all)
      parts.presenter.<<action.id>>Succeeded(id: id)
      parts.presenter.dataDidFail(URLError(.timedOut))
      expect(parts.presenter.items).to(equal(<<Module>>Samples.all.filter { $0.id != id }))
    }
<<end>>
<<end>>
<<end>>
<<end>>
