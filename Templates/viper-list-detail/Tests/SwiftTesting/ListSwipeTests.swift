<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    @Test func <<action.id>>SwipeShowsFailureAboveRows() throws {
      let table = controller.table
<<if action.isCall>>
      presenter.states = [.<<action.id>>: .failed(message: "message")]
      controller.refresh()
      #expect(table.failureMessage.text == "message")
      #expect(table.reloadButton.isHidden)
<<end>>
      presenter.items = <<Module>>Samples.all
      controller.refresh()
      let row = IndexPath(row: 1, section: 0)
      let swipe = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
      #expect(swipe?.performsFirstActionWithFullSwipe == false)
      let action = try #require(swipe?.actions.first)
      action.handler(action, table) { _ in }
      #expect(presenter.<<action.calls>> == [<<Module>>Samples.second.id])
<<if action.isCall>>
      presenter.states = [.<<action.id>>: .loading]
      controller.refresh()
      let other = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
      #expect(other == nil)
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
