<<if action.hasControls>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<for parameter in action.parameters>>
<<if parameter.content == "username" or parameter.content == "password">>
      <<action.id>><<parameter.name|upperCamel>>Field.contentType = .<<parameter.content>>
<<end>>
<<if parameter.control == "text" or parameter.control == "secure" or parameter.control == "number">>
      <<action.id>><<parameter.name|upperCamel>>Field.delegate = self
<<end>>
      add(
        <<action.id>><<parameter.name|upperCamel>>Field,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        "<<Module>>.<<action.id>>.<<parameter.name>>"
      )
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      <<action.id>>Content.setAccessibilityIdentifier("<<Module>>.<<action.id>>.result")
      addArrangedSubview(<<action.id>>Content)
<<end>>
<<if action.isCall or worker>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<end>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: #selector(send<<action.id|upperCamel>>)
      )
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
      try? <<parameter.unwrappedType>>(<<action.id>><<parameter.name|upperCamel>>Field.stringValue, format: .number)
    }
<<end>>
<<end>>

    @objc private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
      screen?.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.state == .on<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.dateValue<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty ? nil : <<action.id>><<parameter.name|upperCamel>>Field.stringValue<<else>><<action.id>><<parameter.name|upperCamel>>Field.stringValue<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
