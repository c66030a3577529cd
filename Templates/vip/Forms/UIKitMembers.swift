<<if action.hasControls>>

    // MARK: <<action.id|words>>

<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = UISwitch()
<<elseif parameter.control == "date">>
    let <<action.id>><<parameter.name|upperCamel>>Field = UIDatePicker()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = <<Module>>Form.textField()
<<end>>
<<end>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    let <<action.id>>Content = UILabel()
<<end>>
<<if action.isCall or worker>>
    let <<action.id>>Message = UILabel()
<<end>>
<<end>>
