<<if action.hasControls>>
<<if action.required>>
      <<action.id>>Button.isEnabled =
<<for parameter in action.required>>
        <<if not loop.first>>&& <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>> != nil<<else>>!<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty<<end>>
<<end>>
<<elseif action.isCall or worker>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      <<action.id>>Content.stringValue = screen?.<<action.id>>ViewModel?.text ?? ""
<<end>>
<<if action.isCall or worker>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<end>>
<<end>>
