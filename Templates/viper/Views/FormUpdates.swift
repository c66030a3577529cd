      didSet {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
        list.update()
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared and not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.clear<<action.id|upperCamel>>()
        }
<<end>>
<<end>>
        form.update()
      }
