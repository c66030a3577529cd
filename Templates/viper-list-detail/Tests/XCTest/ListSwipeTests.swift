<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    @MainActor
    func test<<action.id|upperCamel>>SwipeShowsFailureAboveRows() async throws {
      let parts = <<Module>>ListControllerParts()
      let table = parts.controller.table
<<if action.isCall>>
      parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
      parts.controller.refresh()
      XCTAssertEqual(table.failureMessage.text, "message")
      XCTAssertTrue(table.reloadButton.isHidden)
<<end>>
      parts.presenter.items = <<Module>>Samples.all
      parts.controller.refresh()
      let row = IndexPath(row: 1, section: 0)
      let swipe = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
      XCTAssertEqual(swipe?.performsFirstActionWithFullSwipe, false)
      let action = try XCTUnwrap(swipe?.actions.first)
      action.handler(action, table) { _ in }
      XCTAssertEqual(parts.presenter.<<action.calls>>, [<<Module>>Samples.second.id])
<<if action.isCall>>
      parts.presenter.states = [.<<action.id>>: .loading]
      parts.controller.refresh()
      let other = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
      XCTAssertNil(other)
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
