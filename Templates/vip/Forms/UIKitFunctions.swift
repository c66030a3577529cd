<<if action.hasControls or action.isCall or worker>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.contentType>>
      <<action.id>><<parameter.name|upperCamel>>Field.textContentType = .<<if parameter.contentType == "password" and (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount") and not (action.name contains "nregister")>>newPassword<<else>><<parameter.contentType>><<end>>
<<end>>
<<if parameter.keyboard>>
      <<action.id>><<parameter.name|upperCamel>>Field.keyboardType = .<<parameter.keyboard>>
<<end>>
<<if parameter.control == "secure">>
      <<action.id>><<parameter.name|upperCamel>>Field.isSecureTextEntry = true
<<elseif parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL">>
      <<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType = .none
      <<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType = .no
<<end>>
<<if parameter.control == "date">>
      <<action.id>><<parameter.name|upperCamel>>Field.date = Self.thisMinute
<<end>>
<<if parameter.isDay>>
      <<action.id>><<parameter.name|upperCamel>>Field.datePickerMode = .date
<<end>>
<<if parameter.isPast>>
      <<action.id>><<parameter.name|upperCamel>>Field.maximumDate = Date()
<<end>>
<<if parameter.control == "date" and parameter.isOptional>>
      let <<action.id>><<parameter.name|upperCamel>>Label = <<Module>>Texts.field(
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        of: <<Module>>Texts.<<action.id>>Button
      )
      <<action.id>><<parameter.name|upperCamel>>Field.accessibilityLabel = <<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Field.accessibilityIdentifier = "<<Module>>.<<action.id>>.<<parameter.name>>"
      let <<action.id>><<parameter.name|upperCamel>>Row = add(
        <<action.id>><<parameter.name|upperCamel>>Switch,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        of: <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>.<<parameter.name>>.switch"
      )
      <<action.id>><<parameter.name|upperCamel>>Row.insertArrangedSubview(<<action.id>><<parameter.name|upperCamel>>Field, at: 1)
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
        action: { $0.send<<action.id|upperCamel>>() }
      )
<<else>>
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
      stack.addArrangedSubview(<<action.id>>Spinner)
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
      add(<<action.id>>List, below: <<action.id>><<if action.hasControls>>Button<<else>>Spinner<<end>>)
<<if not action.parameters>>
      let refresh = refreshControl ?? UIRefreshControl()
      refresh.addAction(
        UIAction { [weak self] _ in self?.send<<action.id|upperCamel>>() }, for: .valueChanged)
      refreshControl = refresh
<<end>>
<<elseif action.isResultShown>>
      <<action.id>>Content.font = .preferredFont(forTextStyle: .body)
      <<action.id>>Content.adjustsFontForContentSizeCategory = true
      <<action.id>>Content.numberOfLines = 0
      <<action.id>>Content.accessibilityIdentifier = "<<Module>>.<<action.id>>.result"
      add(<<action.id>>Content, below: <<action.id>><<if action.hasControls>>Button<<else>>Spinner<<end>>)
<<end>>
<<if next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
      add(
        <<action.id>>NextButton,
        <<Module>>Texts.<<action.id>>Next,
        "<<Module>>.<<action.id>>.next",
        action: { $0.screen?.choose<<action.id|upperCamel>>() }
      )
<<end>>
    }
<<if action.element>>

    /// Shows a row for each value, or that there is none.
    func display<<action.id|upperCamel>>() {
<<if action.element and action.parameters and action.hasControls>>
      let rows = screen?.<<action.id>>ViewModel?.rows
      <<action.id>>List.show(rows)
      guard let rows else { return }
<<else>>
      guard let rows = screen?.<<action.id>>ViewModel?.rows else { return }
      <<action.id>>List.show(rows)
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
      <<action.id>>Content.text = text
      announce(text)
    }
<<end>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "").flatMap { Int(exactly: $0) }
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")?.<<parameter.unwrappedType|lowerCamel>>Value
<<end>>
    }
<<end>>
<<end>>

    private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
<<if action.hasDatePicker>>
      // A time that was typed counts when its field is left.
<<end>>
      endEditing(true)
      screen?.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.isOn ? <<action.id>><<parameter.name|upperCamel>>Field.date : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.hasText ? <<action.id>><<parameter.name|upperCamel>>Field.text : nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<if action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.text = nil
<<end>>
    }
<<end>>
<<end>>
<<end>>
