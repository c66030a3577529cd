<<if action.hasControls>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<for parameter in action.parameters>>
<<if parameter.content>>
      <<action.id>><<parameter.name|upperCamel>>Field.textContentType = .<<parameter.content>>
<<end>>
<<if parameter.keyboard>>
      <<action.id>><<parameter.name|upperCamel>>Field.keyboardType = .<<parameter.keyboard>>
<<end>>
<<if parameter.control == "secure">>
      <<action.id>><<parameter.name|upperCamel>>Field.isSecureTextEntry = true
<<elseif parameter.content == "username" or parameter.content == "emailAddress" or parameter.content == "URL">>
      <<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType = .none
      <<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType = .no
<<end>>
      add(
        <<action.id>><<parameter.name|upperCamel>>Field,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        "<<Module>>.<<action.id>>.<<parameter.name>>"
      )
<<end>>
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
      <<action.id>>Content.font = .preferredFont(forTextStyle: .body)
      <<action.id>>Content.adjustsFontForContentSizeCategory = true
      <<action.id>>Content.numberOfLines = 0
      <<action.id>>Content.accessibilityIdentifier = "<<Module>>.<<action.id>>.result"
      stack.addArrangedSubview(<<action.id>>Content)
<<end>>
<<if action.isCall or worker>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<end>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: { $0.send<<action.id|upperCamel>>() }
      )
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
      try? <<parameter.unwrappedType>>(<<action.id>><<parameter.name|upperCamel>>Field.text ?? "", format: .number)
    }
<<end>>
<<end>>

    private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
      screen?.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.hasText ? <<action.id>><<parameter.name|upperCamel>>Field.text : nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
