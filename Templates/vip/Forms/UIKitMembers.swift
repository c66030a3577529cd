<<if action.hasControls or action.isCall or worker>>

    // MARK: <<action.id|words>>

<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = UISwitch()
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    let <<action.id>><<parameter.name|upperCamel>>Switch = UISwitch()
<<end>>
    let <<action.id>><<parameter.name|upperCamel>>Field = UIDatePicker()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = <<Module>>Form.textField()
<<end>>
<<end>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
    let <<action.id>>NextButton = UIButton(configuration: .plain())
<<end>>
<<else>>
    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
<<end>>
<<if action.element>>
    let <<action.id>>List = <<Module>><<action.id|upperCamel>>List()
<<elseif action.isResultShown>>
    let <<action.id>>Content = UILabel()
<<end>>
<<if action.isCall or worker>>
    let <<action.id>>Message = UILabel()
<<end>>
<<end>>
