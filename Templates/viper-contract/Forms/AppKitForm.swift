#if canImport(AppKit)
  import AppKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: NSStackView<<if actions contains "hasTextField">>, NSTextFieldDelegate<<end>> {
    private weak var screen: <<Module>>ViewController?
<<if on-load>>
    /// Tells VoiceOver why a load has failed.
    var announce: @MainActor (String) -> Void = {
      NSAccessibility.post(
        element: NSApplication.shared,
        notification: .announcementRequested,
        userInfo: [
          .announcement: $0,
          .priority: NSAccessibilityPriorityLevel.high.rawValue,
        ]
      )
    }
<<end>>
<<for action in actions>>
<<if action.hasControls>>

    // MARK: <<action.id|words>>

<<if action.parameters and not (loop.first and loop.last)>>
    let <<action.id>>Heading = NSTextField(labelWithString: "")
<<end>>
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
<<if on-load contains action.id and not action.parameters>>
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if on-load contains action.id and not action.parameters>>
    let <<action.id>>Heading = NSTextField(labelWithString: "")
<<end>>
    let <<action.id>>Rows = NSStackView()
<<end>>
<<else>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = NSProgressIndicator()
<<end>>
<<end>>

    init(for screen: <<Module>>ViewController) {
      self.screen = screen
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
<<for action in actions>>
<<if action.hasControls>>
      add<<action.id|upperCamel>>()
<<else>>
      <<action.id>>Spinner.style = .spinning
      <<action.id>>Spinner.controlSize = .small
      <<action.id>>Spinner.isDisplayedWhenStopped = false
      <<action.id>>Spinner.setAccessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
      addArrangedSubview(<<action.id>>Spinner)
<<end>>
<<end>>
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

<<if actions contains "hasDatePicker">>
    /// The present without the seconds, which no field shows.
    private static var thisMinute: Date {
      Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
    }

<<end>>
    /// Fills the width of a view.
    func fill(_ view: NSView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
      ])
    }
<<if actions contains "isCleared">>

    /// Empties the fields of an action, so that nothing is sent twice.
    func clear(_ activity: <<Module>>Activity) {
      switch activity {
<<for action in actions>>
      case .<<action.id>>:
<<if action.isCleared>>
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>>Field.stringValue = ""
<<end>>
<<else>>
        break
<<end>>
<<end>>
      }
      update()
    }
<<end>>

    /// Shows the states of the screen. A button is enabled while its values are there and its
    /// action is not running.
    func update() {
<<for action in actions>>
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>
      <<action.id>><<parameter.name|upperCamel>>Field.isHidden = <<action.id>><<parameter.name|upperCamel>>Switch.state != .on
<<end>>
<<end>>
<<if action.required>>
      <<action.id>>Button.isEnabled =
<<for parameter in action.required>>
        <<if not loop.first>>&& <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>> != nil<<else>>!<<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty<<end>>
<<end>>
<<else>>
      <<action.id>>Button.isEnabled = true
<<end>>
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Button.isEnabled = false
      }
<<if on-load contains action.id and not action.parameters>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
      <<action.id>>Button.isHidden = screen?.states[.<<action.id>>]?.message == nil
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
      show<<action.id|upperCamel>>Rows()
<<end>>
<<else>>
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Spinner.startAnimation(nil)
      } else {
        <<action.id>>Spinner.stopAnimation(nil)
      }
<<end>>
<<end>>
    }
<<if actions contains "hasTextField">>

    func controlTextDidChange(_ obj: Notification) {
      update()
    }
<<end>>
<<for action in actions>>
<<if action.hasControls>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.parameters and not (loop.first and loop.last)>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Button)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "username" or parameter.contentType == "password" and not (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword")>>
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
      <<action.id>><<parameter.name|upperCamel>>Switch.action = #selector(switch<<action.id|upperCamel>><<parameter.name|upperCamel>>)
      <<action.id>><<parameter.name|upperCamel>>Switch.title = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Switch.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>.switch")
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityLabel(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label)
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
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
      addArrangedSubview(<<action.id>><<parameter.name|upperCamel>>Field)
<<else>>
      add(
        <<action.id>><<parameter.name|upperCamel>>Field,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        "<<Module>>.<<action.id>>.<<parameter.name>>"
      )
<<end>>
<<end>>
<<if on-load contains action.id and not action.parameters>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<end>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<if on-load contains action.id and not action.parameters>>tryAgain<<else>><<action.id>>Button<<end>>,
        "<<Module>>.<<action.id>>",
        action: #selector(send<<action.id|upperCamel>>)
      )
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if on-load contains action.id and not action.parameters>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Label)
<<end>>
      <<action.id>>Rows.orientation = .vertical
      <<action.id>>Rows.alignment = .leading
      <<action.id>>Rows.setAccessibilityIdentifier("<<Module>>.<<action.id>>.rows")
      addArrangedSubview(<<action.id>>Rows)
<<end>>
    }
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>

    private func show<<action.id|upperCamel>>Rows() {
      for row in <<action.id>>Rows.arrangedSubviews { row.removeFromSuperview() }
<<if on-load contains action.id and not action.parameters>>
      <<action.id>>Heading.isHidden = screen?.<<action.id>>Result == nil
<<end>>
      guard let result = screen?.<<action.id>>Result else { return }
      let texts = <<Module>>Texts.<<action.id>>Rows(result)
<<if action.defaultResult == "[]">>
      for text in texts.isEmpty ? [<<Module>>Texts.<<action.id>>Empty] : texts {
<<else>>
      for text in texts {
<<end>>
        <<action.id>>Rows.addArrangedSubview(NSTextField(wrappingLabelWithString: text))
      }
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue).flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue).map { <<parameter.unwrappedType>>(truncating: $0) }
<<end>>
    }
<<end>>
<<if parameter.control == "date" and parameter.isOptional>>

    @objc private func switch<<action.id|upperCamel>><<parameter.name|upperCamel>>() {
      update()
    }
<<end>>
<<end>>

    @objc private func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
      screen?.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.state == .on<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.state == .on ? <<action.id>><<parameter.name|upperCamel>>Field.dateValue : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.dateValue<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.stringValue.isEmpty ? nil : <<action.id>><<parameter.name|upperCamel>>Field.stringValue<<else>><<action.id>><<parameter.name|upperCamel>>Field.stringValue<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
<<end>>

    // MARK: Controls
<<for action in actions>>
<<if on-load and loop.first or not on-load and loop.index == 2 and actions contains "hasField">>

    /// A heading above <<if on-load>>what was loaded, or <<end>>the fields of one action.
    private func addHeading(_ heading: NSTextField, _ text: String) {
      heading.stringValue = text
      heading.font = .preferredFont(forTextStyle: .headline)
      addArrangedSubview(heading)
    }
<<end>>
<<end>>
<<if actions contains "hasTextField" or actions contains "hasDatePicker">>

    private func add(_ control: NSControl, _ text: String, _ identifier: String) {
      let label = NSTextField(labelWithString: text)
      // The control itself has the label.
      label.setAccessibilityElement(false)
      control.setAccessibilityLabel(text)
      control.setAccessibilityIdentifier(identifier)
<<if actions contains "hasDatePicker">>
<<if actions contains "hasTextField">>
      guard control is NSTextField else {
        addArrangedSubview(NSStackView(views: [label, control]))
        return
      }
<<else>>
      addArrangedSubview(NSStackView(views: [label, control]))
<<end>>
<<end>>
<<if actions contains "hasTextField">>
      addArrangedSubview(label)
      addArrangedSubview(control)
<<end>>
    }
<<end>>

<<if on-load>>
    private func add(_ message: NSTextField, _ identifier: String) {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier(identifier)
      addArrangedSubview(message)
    }

    private func show(_ state: <<Module>>State?, _ message: NSTextField) {
      if let text = state?.message, text != message.stringValue { announce(text) }
      message.stringValue = state?.message ?? ""
      message.isHidden = state?.message == nil
    }

<<end>>
    private func add(
      _ button: NSButton, _ title: String, _ identifier: String, action: Selector
    ) {
      button.title = title
      button.target = self
      button.action = action
      button.setAccessibilityIdentifier(identifier)
      addArrangedSubview(button)
    }
  }
#endif
