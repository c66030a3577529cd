
    /// What was last sent. It is not sent again after a success, until a value changes.
    private var lastSent<<action.id|upperCamel>>: [AnyHashable] = []

    private var entered<<action.id|upperCamel>>: [AnyHashable] {
      [
<<for parameter in action.parameters>>
        <<if parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.state == .on<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.state == .on ? <<action.id>><<parameter.name|upperCamel>>Field.dateValue : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.dateValue<<else>><<action.id>><<parameter.name|upperCamel>>Field.stringValue<<end>><<if not loop.first or not loop.last>>,<<end>>
<<end>>
      ]
    }
