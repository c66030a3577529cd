<<if action.hasControls or action.isCall or worker>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "username" or parameter.contentType == "password" and not ((action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister"))>>
      <<action.id>><<parameter.name|upperCamel>>Field.contentType = .<<parameter.contentType>>
<<end>>
<<if parameter.control == "text" or parameter.control == "secure" or parameter.control == "number">>
      <<action.id>><<parameter.name|upperCamel>>Field.delegate = self
<<end>>
<<if parameter.control == "date">>
      <<action.id>><<parameter.name|upperCamel>>Field.dateValue = Self.thisMinute
<<end>>
<<if parameter.isDay>>
      <<action.id>><<parameter.name|upperCamel>>Field.datePickerElements = .yearMonthDay
<<end>>
<<if parameter.isPast>>
      <<action.id>><<parameter.name|upperCamel>>Field.maxDate = Date()
<<end>>
<<if parameter.control == "date" and parameter.isOptional>>
      <<action.id>><<parameter.name|upperCamel>>Switch.target = self
      <<action.id>><<parameter.name|upperCamel>>Switch.action = #selector(switched)
      <<action.id>><<parameter.name|upperCamel>>Switch.title = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Switch.setAccessibilityLabel(
        <<Module>>Texts.field(
          <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
          of: <<Module>>Texts.<<action.id>>Button
        )
      )
      <<action.id>><<parameter.name|upperCamel>>Switch.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>.switch")
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityLabel(
        <<Module>>Texts.field(
          <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
          of: <<Module>>Texts.<<action.id>>Button
        )
      )
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
      addArrangedSubview(
        NSStackView(
          views: [
            <<action.id>><<parameter.name|upperCamel>>Switch,
            <<action.id>><<parameter.name|upperCamel>>Field,
          ]
        )
      )
<<elseif parameter.control == "toggle">>
      <<action.id>><<parameter.name|upperCamel>>Field.title = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityLabel(
        <<Module>>Texts.field(
          <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
          of: <<Module>>Texts.<<action.id>>Button
        )
      )
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
      addArrangedSubview(<<action.id>><<parameter.name|upperCamel>>Field)
<<else>>
      add(
        <<action.id>><<parameter.name|upperCamel>>Field,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        of: <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>.<<parameter.name>>"
      )
<<end>>
<<end>>
<<end>>
<<if action.isCall or worker>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<end>>
<<if action.hasControls>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: #selector(send<<action.id|upperCamel>>)
      )
<<else>>
      <<action.id>>Spinner.style = .spinning
      <<action.id>>Spinner.isDisplayedWhenStopped = false
      <<action.id>>Spinner.setAccessibilityIdentifier(
        "<<Module>>.<<action.id>>.spinner"
      )
      addArrangedSubview(<<action.id>>Spinner)
<<end>>
<<if action.element>>
<<for deletion in action.rowDeletions>>
      <<action.id>>List.onDelete = { [weak self] id in
        self?.screen?.request<<deletion.id|upperCamel>>(<<for parameter in deletion.parameters>><<if parameter.label != "_">><<parameter.label>>: <<end>><<end>>id)
      }
<<end>>
<<if next>>
      <<action.id>>List.onChoose = { [weak self] index in
        self?.screen?.choose<<action.id|upperCamel>>(at: index)
      }
<<end>>
      <<action.id>>Empty.stringValue = <<Module>>Texts.<<action.id>>Empty
      <<action.id>>Empty.setAccessibilityIdentifier(
        "<<Module>>.<<action.id>>.empty"
      )
      <<action.id>>Empty.isHidden = true
      addArrangedSubview(<<action.id>>Empty)
      <<action.id>>List.isHidden = true
      addArrangedSubview(<<action.id>>List)
      <<action.id>>List.fill(self)
<<elseif action.isResultShown>>
      <<action.id>>Content.setAccessibilityIdentifier("<<Module>>.<<action.id>>.result")
      addArrangedSubview(<<action.id>>Content)
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
      add(
        <<action.id>>NextButton,
        <<Module>>Texts.<<action.id>>Next,
        "<<Module>>.<<action.id>>.next",
        action: #selector(choose<<action.id|upperCamel>>)
      )
<<end>>
    }
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>

    @objc private func choose<<action.id|upperCamel>>() {
      screen?.choose<<action.id|upperCamel>>()
    }
<<end>>
<<if action.element>>

    /// Shows a row for each value, or that there is none.
    func display<<action.id|upperCamel>>() {
<<if action.element and action.parameters and action.hasControls>>
      let rows = screen?.<<action.id>>ViewModel?.rows
      <<action.id>>List.show(rows ?? [])
      <<action.id>>List.isHidden = rows?.isEmpty != false
      <<action.id>>Empty.isHidden = rows?.isEmpty != true
      guard let rows else { return }
<<else>>
      guard let rows = screen?.<<action.id>>ViewModel?.rows else { return }
      <<action.id>>List.show(rows)
      <<action.id>>List.isHidden = rows.isEmpty
      <<action.id>>Empty.isHidden = !rows.isEmpty
<<end>>
      if rows.isEmpty {
        announce(<<Module>>Texts.<<action.id>>Empty)
      } else {
        announce(<<Module>>Texts.<<action.id>>Count(rows.count))
      }
    }
<<elseif action.isResultShown>>

    /// Shows what came of it.
    func display<<action.id|upperCamel>>() {
      guard let text = screen?.<<action.id>>ViewModel?.text else { return }
      <<action.id>>Content.stringValue = text
      announce(text)
    }
<<end>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue).flatMap { Int(exactly: $0) }
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.<<parameter.unwrappedType|lowerCamel>>Value
<<end>>
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
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.state == .on<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.state == .on ? <<action.id>><<parameter.name|upperCamel>>Field.dateValue : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.dateValue<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty ? nil : <<action.id>><<parameter.name|upperCamel>>Field.stringValue<<else>><<action.id>><<parameter.name|upperCamel>>Field.stringValue<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<if action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.stringValue = ""
<<end>>
    }
<<end>>
<<end>>
<<end>>
