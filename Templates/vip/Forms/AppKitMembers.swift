<<if action.hasControls>>

    // MARK: <<action.id|words>>

<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSButton(checkboxWithTitle: "", target: nil, action: nil)
<<elseif parameter.control == "date">>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSDatePicker()
<<elseif parameter.control == "secure">>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSSecureTextField()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSTextField()
<<end>>
<<end>>
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    let <<action.id>>Content = NSTextField(wrappingLabelWithString: "")
<<end>>
<<if action.isCall or worker>>
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<end>>
