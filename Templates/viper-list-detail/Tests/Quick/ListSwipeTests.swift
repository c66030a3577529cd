<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

      it("<<action.id>> swipe shows failure above rows") { @MainActor in
        let parts = <<Module>>ListControllerParts()
        let table = parts.controller.table
<<if action.isCall>>
        parts.presenter.states = [.<<action.id>>: .failed(message: "message")]
        parts.controller.refresh()
        expect(table.failureMessage.text).to(equal("message"))
        expect(table.reloadButton.isHidden).to(beTrue())
<<end>>
        parts.presenter.items = <<Module>>Samples.all
        parts.controller.refresh()
        let row = IndexPath(row: 1, section: 0)
        let swipe = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
        expect(swipe?.performsFirstActionWithFullSwipe).to(equal(false))
        let action = try require(swipe?.actions.first).toNot(beNil())
        action.handler(action, table) { _ in }
        expect(parts.presenter.<<action.calls>>).to(equal([<<Module>>Samples.second.id]))
<<if action.isCall>>
        parts.presenter.states = [.<<action.id>>: .loading]
        parts.controller.refresh()
        let other = table.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
        expect(other).to(beNil())
<<end>>
      }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
