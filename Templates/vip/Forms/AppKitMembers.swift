<<if action.hasControls or action.isCall or worker>>

    // MARK: <<action.id|words>>

<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSButton(checkboxWithTitle: "", target: nil, action: nil)
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    let <<action.id>><<parameter.name|upperCamel>>Switch = NSButton(checkboxWithTitle: "", target: nil, action: nil)
<<end>>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSDatePicker()
<<elseif parameter.control == "secure">>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSSecureTextField()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = NSTextField()
<<end>>
<<end>>
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
    let <<action.id>>NextButton = NSButton(title: "", target: nil, action: nil)
<<end>>
<<else>>
    let <<action.id>>Spinner = NSProgressIndicator()
<<end>>
<<if action.element>>
    let <<action.id>>List = <<Module>><<action.id|upperCamel>>List()
    let <<action.id>>Empty = NSTextField(wrappingLabelWithString: "")
<<elseif action.isResultShown>>
    let <<action.id>>Content = NSTextField(wrappingLabelWithString: "")
<<end>>
<<if action.isCall or worker>>
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<end>>
