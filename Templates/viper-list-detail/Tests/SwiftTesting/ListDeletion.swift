<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @Test func rowOf<<action.id|upperCamel>>GoesEvenIfLoadFails() {
    let id = <<Module>>Samples.first.id
    presenter.dataDidFetch(<<Module>>Samples.all)
    presenter.<<action.id>>Succeeded(id: id)
    presenter.dataDidFail(URLError(.timedOut))
    #expect(presenter.items == <<Module>>Samples.all.filter { $0.id != id })
  }
<<end>>
<<end>>
<<end>>
<<end>>
