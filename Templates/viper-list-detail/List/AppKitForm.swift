#if canImport(AppKit)
  import AppKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>ListForm: NSStackView<<if actions contains "hasTextField">>, NSTextFieldDelegate<<end>> {
    private weak var screen: <<Module>>ListController?
<<for action in actions>>
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

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
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<if action.isCall>>
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<elseif action.isCallWithSpinner and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = NSProgressIndicator()
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<end>>

    init(for screen: <<Module>>ListController) {
      self.screen = screen
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
<<for action in actions>>
<<if action.isInForm and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
      add<<action.id|upperCamel>>()
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
    /// Fills the width at the bottom of a view.
    func fill(_ view: NSView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
      ])
    }

    /// Shows the states of the screen. A button is enabled while its values are there and its action
    /// is not running.
    func update() {
<<for action in actions>>
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
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
<<elseif action.isCall>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if action.isCall>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<end>>
<<elseif action.isCallWithSpinner and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
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
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

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
<<if action.isCall>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<end>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: #selector(<<if action.isDestructive>>confirm<<else>>send<<end>><<action.id|upperCamel>>)
      )
<<if action.isDestructive>>
      <<action.id>>Button.hasDestructiveAction = true
<<end>>
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
<<if parameter.unwrappedType == "Decimal">>
      formatter.generatesDecimalNumbers = true
      return formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.decimalValue
<<else>>
      let number = formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      return number.flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<else>>
      return number.map { <<parameter.unwrappedType>>(truncating: $0) }
<<end>>
<<end>>
    }
<<end>>
<<if parameter.control == "date" and parameter.isOptional>>

    @objc private func switch<<action.id|upperCamel>><<parameter.name|upperCamel>>() {
      update()
    }
<<end>>
<<end>>
<<if action.isDestructive>>

    @objc private func confirm<<action.id|upperCamel>>() {
      confirm(
        <<Module>>Texts.<<action.id>>Question,
        <<Module>>Texts.<<action.id>>Button,
        then: { $0.send<<action.id|upperCamel>>() }
      )
    }
<<end>>

    <<if not action.isDestructive>>@objc private <<end>>func send<<action.id|upperCamel>>() {
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
<<if action.isCall and action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.stringValue = ""
<<end>>
    }
<<end>>
<<elseif action.isCallWithSpinner and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
      <<action.id>>Spinner.style = .spinning
      <<action.id>>Spinner.controlSize = .small
      <<action.id>>Spinner.isDisplayedWhenStopped = false
      <<action.id>>Spinner.setAccessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
      addArrangedSubview(<<action.id>>Spinner)
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
    }
<<end>>
<<end>>

    // MARK: Controls
<<for action in actions>>
<<if loop.index == 2 and actions contains "hasField">>

    /// A heading above the fields of one action.
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
<<if actions contains "hasControls">>

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
<<if actions contains "isCall">>

    private func add(_ message: NSTextField, _ identifier: String) {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier(identifier)
      addArrangedSubview(message)
    }

<<if actions contains "isCallWithControls">>
    private func show(_ state: <<Module>>State?, _ button: NSButton, _ message: NSTextField) {
      if state == .loading { button.isEnabled = false }
      show(state, message)
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ message: NSTextField) {
      message.stringValue = state?.message ?? ""
      message.isHidden = state?.message == nil
    }
<<end>>
<<if actions contains "isOtherDestructive" or actions contains "isDestructive" and (ui == "appkit" or not (entity-fields contains "isID"))>>

    /// Shows a confirmation before an action that cannot be undone.
    private func confirm(
      _ question: String,
      _ title: String,
      then send: @escaping (<<Module>>ListForm) -> Void
    ) {
      guard let window else { return }
      let alert = NSAlert()
      alert.messageText = question
      alert.addButton(withTitle: title).hasDestructiveAction = true
      alert.addButton(withTitle: <<Module>>Texts.cancel)
      alert.beginSheetModal(for: window) { [weak self] answer in
        if answer == .alertFirstButtonReturn, let self { send(self) }
      }
    }
<<end>>
  }
#endif
