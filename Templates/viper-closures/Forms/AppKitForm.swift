#if canImport(AppKit)
  import AppKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: NSStackView<<if actions contains "hasTextField">>, NSTextFieldDelegate<<end>> {
    private weak var screen: <<Module>>ViewController?
<<if actions>>
    /// Speaks to people who use VoiceOver.
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
<<if not action.parameters and (not action.isCall or action.result == "String")>>
    let <<action.id>>Content = NSTextField(wrappingLabelWithString: "")
<<end>>
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<else>>
    let <<action.id>>Spinner = NSProgressIndicator()
<<end>>
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    let show<<name>>Button = NSButton(title: "", target: nil, action: nil)
<<end>>
<<end>>

    init(for screen: <<Module>>ViewController) {
      self.screen = screen
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
<<for action in actions>>
      add<<action.id|upperCamel>>()
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>
      add(
        show<<name>>Button,
        <<Module>>Texts.show<<name>>,
        "<<Module>>.show<<name>>",
        action: #selector(show<<name>>)
      )
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
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      <<action.id>>Content.stringValue = screen?.<<action.id>>Result<<if not action.isCall>>?.headline<<end>> ?? ""
<<end>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<else>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Spinner.startAnimation(nil)
      } else {
        <<action.id>>Spinner.stopAnimation(nil)
      }
<<end>>
<<end>>
    }
<<if actions contains "hasOptionalDate">>

    @objc private func switched() {
      update()
    }
<<end>>
<<if actions contains "hasTextField">>

    func controlTextDidChange(_ obj: Notification) {
      update()
    }
<<end>>
<<for action in actions>>

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
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      <<action.id>>Content.setAccessibilityIdentifier("<<Module>>.<<action.id>>.result")
      addArrangedSubview(<<action.id>>Content)
<<end>>
<<else>>
      <<action.id>>Spinner.style = .spinning
      <<action.id>>Spinner.controlSize = .small
      <<action.id>>Spinner.isDisplayedWhenStopped = false
      <<action.id>>Spinner.setAccessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
      addArrangedSubview(<<action.id>>Spinner)
<<end>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<if action.hasControls>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: #selector(send<<action.id|upperCamel>>)
      )
<<end>>
    }
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue).flatMap { Int(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.doubleValue
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
      screen?.<<action.name>>(
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
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    @objc private func show<<name>>() {
      screen?.show<<name>>Screen()
    }
<<end>>
<<end>>

    // MARK: Controls
<<if actions contains "hasTextField" or actions contains "hasDatePicker">>

    private func add(
      _ control: NSControl, _ text: String, of action: String, _ identifier: String
    ) {
      let label = NSTextField(labelWithString: text)
      // The control itself has the label.
      label.setAccessibilityElement(false)
      control.setAccessibilityLabel(<<Module>>Texts.field(text, of: action))
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
<<if actions contains "hasControls" or next>>

    private func add(
      _ button: NSButton, _ title: String, _ identifier: String, action: Selector
    ) {
      button.title = title
      button.target = self
      button.action = action
      button.setAccessibilityIdentifier(identifier)
      addArrangedSubview(button)
    }
<<end>>
<<if actions>>

    private func add(_ message: NSTextField, _ identifier: String) {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier(identifier)
      addArrangedSubview(message)
    }

<<if actions contains "hasControls">>
    private func show(_ state: <<Module>>State?, _ button: NSButton, _ message: NSTextField) {
      if state == .loading { button.isEnabled = false }
      show(state, message)
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ message: NSTextField) {
      if let text = state?.message, text != message.stringValue { announce(text) }
      message.stringValue = state?.message ?? ""
      message.isHidden = state?.message == nil
    }
<<end>>
  }
#endif
