<<if action.deletesRow and (action.isCall or worker)>>

    // MARK: <<action.id|words>>

    @State private var <<action.id>>HasFailed = false
<<end>>
<<if action.hasControls and action.parameters>>

    // MARK: <<action.id|words>>

<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    @State private var <<action.id>><<parameter.name|upperCamel>> = false
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    @State private var has<<action.id|upperCamel>><<parameter.name|upperCamel>> = false
<<end>>
    @State private var <<action.id>><<parameter.name|upperCamel>> = Self.thisMinute
<<elseif parameter.control == "number">>
    @State private var <<action.id>><<parameter.name|upperCamel>>Text = ""
<<else>>
    @State private var <<action.id>><<parameter.name|upperCamel>> = ""
<<end>>
<<end>>
<<if action.hasTextField>>
    @FocusState private var focused<<action.id|upperCamel>>Field: <<action.id|upperCamel>>Field?
<<end>>
<<end>>
