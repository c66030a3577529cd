
    /// What was last sent. It is not sent again after a success, until a value changes.
    @State private var lastSent<<action.id|upperCamel>>: [AnyHashable] = []

    private var entered<<action.id|upperCamel>>: [AnyHashable] {
      [
<<for parameter in action.parameters>>
        <<if parameter.control == "date" and parameter.isOptional>>has<<action.id|upperCamel>><<parameter.name|upperCamel>> ? <<action.id>><<parameter.name|upperCamel>> : nil<<else>><<action.id>><<parameter.name|upperCamel>><<end>><<if not loop.first or not loop.last>>,<<end>>
<<end>>
      ]
    }
