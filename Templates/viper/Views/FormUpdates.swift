      didSet {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
        list.update()
<<end>>
<<for action in actions>>
<<if (action.isCallWithControls or with contains "service" and action.isBare)>>
<<for parameter in action.parameters>>
<<if parameter.control == "secure">>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.<<action.id>><<parameter.name|upperCamel>>Field.<<if ui == "appkit">>stringValue = ""<<else>>text = nil<<end>>
        }
<<end>>
<<end>>
<<end>>
<<end>>
        form.update()
      }
