#if canImport(UIKit)
  import UIKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>ListForm: UIScrollView {
    private weak var screen: <<Module>>ListController?
    private let stack = UIStackView()
<<for action in actions>>
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

<<if action.parameters and not (loop.first and loop.last)>>
    let <<action.id>>Heading = UILabel()
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = UISwitch()
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    let <<action.id>><<parameter.name|upperCamel>>Switch = UISwitch()
<<end>>
    let <<action.id>><<parameter.name|upperCamel>>Field = UIDatePicker()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = <<Module>>ListForm.textField()
<<end>>
<<end>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<if action.isCall>>
    let <<action.id>>Message = UILabel()
<<end>>
<<elseif action.isCallWithSpinner and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
    let <<action.id>>Message = UILabel()
<<end>>
<<end>>

    init(for screen: <<Module>>ListController) {
      self.screen = screen
      super.init(frame: .zero)
      alwaysBounceVertical = true
      keyboardDismissMode = .interactive
      stack.axis = .vertical
      stack.spacing = 8
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
    /// Fills the bottom of a view, above the keyboard. The controls have the readable width, but a
    /// drag beside them scrolls, too.
    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      addSubview(stack)
      let height = heightAnchor.constraint(equalTo: contentLayoutGuide.heightAnchor)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        height,
        heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      ])
    }

    /// Shows the states of the screen. A button is enabled while its values are there and its action
    /// is not running.
    func update() {
<<for action in actions>>
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>
      <<action.id>><<parameter.name|upperCamel>>Field.isHidden = !<<action.id>><<parameter.name|upperCamel>>Switch.isOn
<<end>>
<<end>>
<<if action.required>>
      <<action.id>>Button.isEnabled =
<<for parameter in action.required>>
        <<if not loop.first>>&& <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>> != nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.hasText<<end>>
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
        <<action.id>>Spinner.startAnimating()
      } else {
        <<action.id>>Spinner.stopAnimating()
      }
<<end>>
<<end>>
    }
<<for action in actions>>
<<if action.hasControls and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.parameters and not (loop.first and loop.last)>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Button)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "password" and (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword")>>
      <<action.id>><<parameter.name|upperCamel>>Field.textContentType = .newPassword
<<elseif parameter.contentType>>
      <<action.id>><<parameter.name|upperCamel>>Field.textContentType = .<<parameter.contentType>>
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
      <<action.id>><<parameter.name|upperCamel>>Field.accessibilityLabel = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Field.accessibilityIdentifier = "<<Module>>.<<action.id>>.<<parameter.name>>"
      add(
        <<action.id>><<parameter.name|upperCamel>>Switch,
        <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label,
        "<<Module>>.<<action.id>>.<<parameter.name>>.switch"
      )
      let <<action.id>><<parameter.name|upperCamel>>Row = stack.arrangedSubviews.last as? UIStackView
      <<action.id>><<parameter.name|upperCamel>>Row?.insertArrangedSubview(<<action.id>><<parameter.name|upperCamel>>Field, at: 1)
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
        action: { $0.<<if action.isDestructive>>confirm<<else>>send<<end>><<action.id|upperCamel>>() }
      )
<<if action.isDestructive>>
      <<action.id>>Button.role = .destructive
<<end>>
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
<<if parameter.unwrappedType == "Decimal">>
      formatter.generatesDecimalNumbers = true
      return formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")?.decimalValue
<<else>>
      let number = formatter.number(from: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      return number.flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<else>>
      return number.map { <<parameter.unwrappedType>>(truncating: $0) }
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<if action.isDestructive>>

    private func confirm<<action.id|upperCamel>>() {
      confirm(
        <<Module>>Texts.<<action.id>>Question,
        <<Module>>Texts.<<action.id>>Button,
        then: { $0.send<<action.id|upperCamel>>() }
      )
    }
<<end>>

    <<if not action.isDestructive>>private <<end>>func send<<action.id|upperCamel>>() {
<<for parameter in action.required>>
<<if parameter.control == "number">>
      guard let <<action.id>><<parameter.name|upperCamel>> else { return }
<<end>>
<<end>>
<<if actions contains "hasTextField" or actions contains "hasDatePicker">>
      endEditing(true)
<<end>>
      screen?.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.isOn ? <<action.id>><<parameter.name|upperCamel>>Field.date : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.hasText ? <<action.id>><<parameter.name|upperCamel>>Field.text : nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<if action.isCall and action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.text = nil
<<end>>
    }
<<end>>
<<elseif action.isCallWithSpinner and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
      stack.addArrangedSubview(<<action.id>>Spinner)
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
    }
<<end>>
<<end>>

    // MARK: Controls
<<for action in actions>>
<<if loop.index == 2 and actions contains "hasField">>

    /// A heading above the fields of one action.
    private func addHeading(_ heading: UILabel, _ text: String) {
      heading.text = text
      heading.font = .preferredFont(forTextStyle: .headline)
      heading.adjustsFontForContentSizeCategory = true
      heading.numberOfLines = 0
      heading.accessibilityTraits = .header
      stack.addArrangedSubview(heading)
    }
<<end>>
<<end>>
<<if actions contains "hasTextField">>

    private static func textField() -> UITextField {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }
<<end>>
<<if actions contains "hasField">>

<<if actions contains "hasToggle" or actions contains "hasDatePicker">>
    private func add(_ control: UIControl, _ text: String, _ identifier: String) {
<<else>>
    private func add(_ control: UITextField, _ text: String, _ identifier: String) {
<<end>>
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      // The control itself has the label.
      label.isAccessibilityElement = false
      control.accessibilityLabel = text
      control.accessibilityIdentifier = identifier
      let changed = UIAction { [weak self] _ in self?.update() }
      control.addAction(changed, for: [.editingChanged, .valueChanged])
<<if actions contains "hasTextField">>
<<if actions contains "hasToggle" or actions contains "hasDatePicker">>
      if let field = control as? UITextField {
        field.returnKeyType = .next
        let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
        field.addAction(returned, for: .editingDidEndOnExit)
      }
<<else>>
      control.returnKeyType = .next
      let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
      control.addAction(returned, for: .editingDidEndOnExit)
<<end>>
<<end>>
<<if actions contains "hasToggle" or actions contains "hasDatePicker">>
<<if actions contains "hasTextField">>
      guard control is UITextField else {
        addRow(label, control)
        return
      }
<<else>>
      addRow(label, control)
<<end>>
<<end>>
<<if actions contains "hasTextField">>
      stack.addArrangedSubview(label)
      stack.addArrangedSubview(control)
<<end>>
    }
<<if actions contains "hasToggle" or actions contains "hasDatePicker">>

    /// A switch or a date picker is beside its label.
    private func addRow(_ label: UILabel, _ control: UIControl) {
      let row = UIStackView(arrangedSubviews: [label, control])
      row.alignment = .center
      row.spacing = 8
      control.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(row)
    }
<<end>>
<<end>>
<<if actions contains "hasTextField">>

    /// The return key goes on to the next field of an action. After the last one, it sends the action.
    private func goOn(after sender: Any?) {
      let views = stack.arrangedSubviews
      guard let index = views.firstIndex(where: { $0 === sender as? UIView }) else { return }
      let next = views[(index + 1)...].first { $0 is UITextField || $0 is UIButton }
      if let button = next as? UIButton {
        if button.isEnabled { button.sendActions(for: .primaryActionTriggered) }
      } else {
        next?.becomeFirstResponder()
      }
    }
<<end>>
<<if actions contains "hasControls">>

    private func add(
      _ button: UIButton, _ title: String, _ identifier: String,
      action: @escaping (<<Module>>ListForm) -> Void
    ) {
      button.configuration?.title = title
      button.accessibilityIdentifier = identifier
      let primary = UIAction { [weak self] _ in
        if let self { action(self) }
      }
      button.addAction(primary, for: .primaryActionTriggered)
<<if actions contains "hasTextField">>
      let field = stack.arrangedSubviews.last { $0 is UITextField } as? UITextField
      field?.returnKeyType = .go
<<end>>
      stack.addArrangedSubview(button)
      stack.setCustomSpacing(32, after: button)
    }
<<end>>
<<if actions contains "isCall">>

    private func add(_ message: UILabel, _ identifier: String) {
      message.font = .preferredFont(forTextStyle: .footnote)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textColor = .systemRed
      message.accessibilityIdentifier = identifier
      stack.addArrangedSubview(message)
    }

<<if actions contains "isCallWithControls">>
    private func show(_ state: <<Module>>State?, _ button: UIButton, _ message: UILabel) {
      button.configuration?.showsActivityIndicator = state == .loading
      if state == .loading { button.isEnabled = false }
      show(state, message)
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ message: UILabel) {
      if let text = state?.message, text != message.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      message.text = state?.message
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
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: <<Module>>Texts.cancel, style: .cancel))
      let confirmed = UIAlertAction(title: title, style: .destructive) { [weak self] _ in
        if let self { send(self) }
      }
      alert.addAction(confirmed)
      screen?.present(alert, animated: true)
    }
<<end>>
  }
#endif
