
    /// What was last sent. It is not sent again after a success, until a value changes.
    private var lastSent<<action.id|upperCamel>>: [AnyHashable] = []

    private var entered<<action.id|upperCamel>>: [AnyHashable] {
      [
<<for parameter in action.parameters>>
        <<if parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.isOn ? <<action.id>><<parameter.name|upperCamel>>Field.date : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.first or not loop.last>>,<<end>>
<<end>>
      ]
    }
