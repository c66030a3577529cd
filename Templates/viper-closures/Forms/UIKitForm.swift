#if canImport(UIKit)
  import UIKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: UIScrollView {
    private weak var screen: <<Module>>ViewController?
    private let stack = UIStackView()
<<if actions>>
    /// Speaks to people who use VoiceOver.
    var announce: @MainActor (String) -> Void = {
      UIAccessibility.post(notification: .announcement, argument: $0)
    }
<<end>>
<<if actions contains "hasTextField">>
    /// Text fields and buttons, in the order of the return key.
    private var inputs: [UIControl] = []
<<end>>
<<for action in actions>>

    // MARK: <<action.id|words>>

<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
    let <<action.id>><<parameter.name|upperCamel>>Field = UISwitch()
<<elseif parameter.control == "date">>
<<if parameter.isOptional>>
    let <<action.id>><<parameter.name|upperCamel>>Switch = UISwitch()
<<end>>
    let <<action.id>><<parameter.name|upperCamel>>Field = UIDatePicker()
<<else>>
    let <<action.id>><<parameter.name|upperCamel>>Field = <<Module>>Form.textField()
<<end>>
<<end>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
    let <<action.id>>Content = UILabel()
<<end>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<else>>
    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
<<end>>
    let <<action.id>>Message = UILabel()
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    let show<<name>>Button = UIButton(configuration: .plain())
<<end>>
<<end>>

    init(for screen: <<Module>>ViewController) {
      self.screen = screen
      super.init(frame: .zero)
      alwaysBounceVertical = true
      keyboardDismissMode = .interactive
      stack.axis = .vertical
      stack.spacing = 8
<<for action in actions>>
      add<<action.id|upperCamel>>()
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>
      add(
        show<<name>>Button,
        <<Module>>Texts.show<<name>>,
        "<<Module>>.show<<name>>",
        action: { $0.screen?.show<<name>>Screen() }
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
    /// Fills a view above the keyboard. Only the controls keep to the readable width, so that a drag
    /// beside them scrolls, too.
    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      addSubview(stack)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
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

    /// Shows the states of the screen. A button is enabled while its values are there and its
    /// action is not running.
    func update() {
<<for action in actions>>
<<if action.hasControls>>
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
<<else>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      <<action.id>>Content.text = screen?.<<action.id>>Result<<if not action.isCall>>?.headline<<end>>
<<end>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<else>>
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
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      <<action.id>>Content.font = .preferredFont(forTextStyle: .body)
      <<action.id>>Content.adjustsFontForContentSizeCategory = true
      <<action.id>>Content.numberOfLines = 0
      <<action.id>>Content.accessibilityIdentifier = "<<Module>>.<<action.id>>.result"
      stack.addArrangedSubview(<<action.id>>Content)
<<end>>
<<else>>
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
      stack.addArrangedSubview(<<action.id>>Spinner)
<<end>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<if action.hasControls>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: { $0.send<<action.id|upperCamel>>() }
      )
<<end>>
    }
<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "").flatMap { Int(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")?.doubleValue
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
<<if actions contains "hasTextField" or action.hasDatePicker>>
      endEditing(true)
<<end>>
      screen?.<<action.name>>(
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

    // MARK: Controls
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

<<if actions contains "hasOptionalDate">>
    @discardableResult
<<end>>
    private func add(
      _ control: <<if actions contains "hasToggle" or actions contains "hasDatePicker">>UIControl<<else>>UITextField<<end>>, _ text: String, of action: String, _ identifier: String
    )<<if actions contains "hasOptionalDate">> -> UIStackView<<end>> {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      // The control itself has the label.
      label.isAccessibilityElement = false
      control.accessibilityLabel = <<Module>>Texts.field(text, of: action)
      control.accessibilityIdentifier = identifier
      let changed = UIAction { [weak self] _ in self?.update() }
      control.addAction(changed, for: [.editingChanged, .valueChanged])
      let row = UIStackView(arrangedSubviews: [label, control])
      row.spacing = 8
      stack.addArrangedSubview(row)
<<if actions contains "hasTextField" and (actions contains "hasToggle" or actions contains "hasDatePicker")>>
      if let field = control as? UITextField {
        field.returnKeyType = .next
        let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
        field.addAction(returned, for: .editingDidEndOnExit)
        inputs.append(field)
        row.axis = .vertical
        return<<if actions contains "hasOptionalDate">> row<<end>>
      }
<<elseif actions contains "hasTextField">>
      row.axis = .vertical
      control.returnKeyType = .next
      let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
      control.addAction(returned, for: .editingDidEndOnExit)
      inputs.append(control)
<<end>>
<<if actions contains "hasToggle" or actions contains "hasDatePicker">>
      row.alignment = .center
      control.setContentHuggingPriority(.required, for: .horizontal)
<<end>>
<<if actions contains "hasOptionalDate">>
      return row
<<end>>
    }
<<end>>
<<if actions contains "hasTextField">>

    /// The return key goes on to the next field of an action. After the last one, it sends the action.
    private func goOn(after sender: Any?) {
      let next = inputs.drop { $0 !== sender as? UIControl }.dropFirst().first
      if let button = next as? UIButton {
        if button.isEnabled { button.sendActions(for: .primaryActionTriggered) }
      } else {
        next?.becomeFirstResponder()
      }
    }
<<end>>
<<if actions contains "hasControls" or next>>

    private func add(
      _ button: UIButton, _ title: String, _ identifier: String,
      action: @escaping (<<Module>>Form) -> Void
    ) {
      button.configuration?.title = title
      button.accessibilityIdentifier = identifier
      let primary = UIAction { [weak self] _ in
        if let self { action(self) }
      }
      button.addAction(primary, for: .primaryActionTriggered)
<<if actions contains "hasTextField">>
      if let field = inputs.last as? UITextField { field.returnKeyType = .go }
      inputs.append(button)
<<end>>
      stack.addArrangedSubview(button)
      stack.setCustomSpacing(32, after: button)
    }
<<end>>
<<if actions>>

    private func add(_ message: UILabel, _ identifier: String) {
      message.font = .preferredFont(forTextStyle: .footnote)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textColor = .systemRed
      message.accessibilityIdentifier = identifier
      stack.addArrangedSubview(message)
    }

<<if actions contains "hasControls">>
    private func show(_ state: <<Module>>State?, _ button: UIButton, _ message: UILabel) {
      button.configuration?.showsActivityIndicator = state == .loading
      if state == .loading { button.isEnabled = false }
      show(state, message)
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ message: UILabel) {
      if let text = state?.message, text != message.text { announce(text) }
      message.text = state?.message
      message.isHidden = state?.message == nil
    }
<<end>>
  }
#endif
