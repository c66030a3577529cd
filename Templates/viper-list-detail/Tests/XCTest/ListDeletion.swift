<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  @MainActor
  func testRowOf<<action.id|upperCamel>>GoesEvenIfLoadFails() async {
    let parts = <<Module>>ListPresenterParts()
    let id = <<Module>>Samples.first.id
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    parts.presenter.<<action.id>>Succeeded(id: id)
    parts.presenter.dataDidFail(URLError(.timedOut))
    XCTAssertEqual(parts.presenter.items, <<Module>>Samples.all.filter { $0.id != id })
  }
<<end>>
<<end>>
<<end>>
<<end>>
