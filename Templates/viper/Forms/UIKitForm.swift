#if canImport(UIKit)
  import UIKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: UIScrollView {
    private weak var screen: <<Module>>View?
    private let stack = UIStackView()
<<if actions contains "isOtherDestructive" or actions contains "isDestructive" and not (with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
    private var confirmed: ((<<Module>>Form) -> Void)?
<<end>>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.hasControls>>

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
    let <<action.id>><<parameter.name|upperCamel>>Field = <<Module>>Form.textField()
<<end>>
<<end>>
<<if action.isLoad>>
    let <<action.id>>Value = Value()
<<else>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<end>>
<<if (action.isCallWithButton or with contains "service" and action.isBare)>>
    let <<action.id>>Message = UILabel()
<<end>>
<<elseif action.isCall>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
    let <<action.id>>Message = UILabel()
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
    let <<action.id>>Rows = UIStackView()
<<end>>
<<end>>
<<end>>
<<for child in presents>>

    let present<<child>>Button = UIButton(configuration: .plain())
<<end>>

    init(for screen: <<Module>>View) {
      self.screen = screen
      super.init(frame: .zero)
      alwaysBounceVertical = true
      keyboardDismissMode = .interactive
      stack.axis = .vertical
      stack.spacing = 8
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.isLoad>>
      add(
        <<action.id>>Value,
        <<Module>>Texts.<<action.id>>Label,
        "<<Module>>.<<action.id>>",
        retry: { $0.screen?.<<action.name>>() }
      )
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.hasButton or action.isCallWithSpinner>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<end>>
<<for child in presents>>
      add(
        present<<child>>Button,
        <<Module>>Texts.present<<child>>,
        "<<Module>>.present<<child>>",
        action: { $0.screen?.present<<child>>() }
      )
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField">>
      update()
<<end>>
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
    /// Fills <<if with contains "service" and (with contains "entity" or with contains "view-object")>>the bottom of <<end>>a view above the keyboard. Only the controls keep to the readable width,
    /// so that a drag beside them scrolls, too.
    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      addSubview(stack)
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
      let height = heightAnchor.constraint(equalTo: contentLayoutGuide.heightAnchor)
      height.priority = .defaultHigh
<<end>>
      NSLayoutConstraint.activate([
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
        height,
        heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
<<else>>
        topAnchor.constraint(equalTo: view.topAnchor),
<<end>>
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
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField">>

    /// Shows the states of the screen. A button is enabled while its values are there and its
    /// action is not running.
    func update() {
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
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
<<elseif (action.isCallWithButton or with contains "service" and action.isBare)>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if action.isLoad>>
      <<action.id>>Value.show(
        screen?.<<action.loaded>>.map(<<Module>>Texts.<<action.loaded>>),
        screen?.states[.<<action.id>>]
      )
<<elseif (action.isCall or with contains "service" and action.isBare)>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<end>>
<<elseif action.isCall>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Spinner.startAnimating()
      } else {
        <<action.id>>Spinner.stopAnimating()
      }
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
<<if action.hasButton>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.parameters and not (loop.first and loop.last)>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Button)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "date">>
      <<action.id>><<parameter.name|upperCamel>>Field.date = Self.thisMinute
<<end>>
<<if parameter.isDay>>
      <<action.id>><<parameter.name|upperCamel>>Field.datePickerMode = .date
<<end>>
<<if parameter.isPast>>
      <<action.id>><<parameter.name|upperCamel>>Field.maximumDate = Date()
<<end>>
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
<<elseif parameter.contentType == "username" or parameter.contentType == "emailAddress" or parameter.contentType == "URL" or parameter.control == "text" and (parameter.name == "code" or parameter.name contains "Code" or parameter.name == "promo" or parameter.name contains "coupon" or parameter.name contains "Coupon" or parameter.name contains "voucher" or parameter.name contains "Voucher")>>
      <<action.id>><<parameter.name|upperCamel>>Field.autocapitalizationType = .none
      <<action.id>><<parameter.name|upperCamel>>Field.autocorrectionType = .no
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
<<if (action.isCall or with contains "service" and action.isBare)>>
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
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
      <<action.id>>Rows.axis = .vertical
      <<action.id>>Rows.spacing = 8
      <<action.id>>Rows.isHidden = true
      <<action.id>>Rows.accessibilityIdentifier = "<<Module>>.<<action.id>>.rows"
      stack.addArrangedSubview(<<action.id>>Rows)
      stack.setCustomSpacing(32, after: <<action.id>>Rows)
<<end>>
    }
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
<<if action.isDestructive>>

    private func confirm<<action.id|upperCamel>>() {
      confirm(
        <<Module>>Texts.<<action.id>>Question,
        <<Module>>Texts.<<action.id>>Button,
        then: { $0.send<<action.id|upperCamel>>() }
      )
    }
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
      screen?.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.isOn ? <<action.id>><<parameter.name|upperCamel>>Field.date : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.hasText ? <<action.id>><<parameter.name|upperCamel>>Field.text : nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.text = nil
<<end>>
    }
<<end>>
<<elseif action.isCallWithSpinner>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
      stack.addArrangedSubview(<<action.id>>Spinner)
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
      <<action.id>>Rows.axis = .vertical
      <<action.id>>Rows.spacing = 8
      <<action.id>>Rows.isHidden = true
      <<action.id>>Rows.accessibilityIdentifier = "<<Module>>.<<action.id>>.rows"
      stack.addArrangedSubview(<<action.id>>Rows)
      stack.setCustomSpacing(32, after: <<action.id>>Rows)
<<end>>
    }
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>

    /// Shows a row for each value of the result.
    func show<<action.id|upperCamel>>Rows() {
      guard let result = screen?.<<action.id>>Result else { return }
      for row in <<action.id>>Rows.arrangedSubviews { row.removeFromSuperview() }
      let texts = <<Module>>Texts.<<action.id>>Rows(result)
      for text in texts.isEmpty ? [<<Module>>Texts.<<action.id>>Empty] : texts {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        <<action.id>>Rows.addArrangedSubview(label)
      }
      <<action.id>>Rows.isHidden = false
    }
<<end>>
<<end>>
<<end>>

    // MARK: Controls
<<for action in actions>>
<<if not (action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
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

    private func add(_ control: UIControl, _ text: String, _ identifier: String) {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      // The control itself has the label.
      label.isAccessibilityElement = false
      control.accessibilityLabel = text
      control.accessibilityIdentifier = identifier
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField">>
      let changed = UIAction { [weak self] _ in self?.update() }
      control.addAction(changed, for: [.editingChanged, .valueChanged])
<<end>>
<<if actions contains "hasTextField">>
      if let field = control as? UITextField {
        field.returnKeyType = .next
        let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
        field.addAction(returned, for: .editingDidEndOnExit)
      }
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

    /// The return key goes on to the next field of an action. After the last one, it sends the
    /// action, unless there is more to enter.
    private func goOn(after sender: Any?) {
      let views = stack.arrangedSubviews
      guard let index = views.firstIndex(where: { $0 === sender as? UIView }) else { return }
      let next = views[(index + 1)...].first { $0 is UITextField || $0 is UIButton }
      if let button = next as? UIButton {
        let sends = (sender as? UITextField)?.returnKeyType == .go
        if sends, button.isEnabled { button.sendActions(for: .primaryActionTriggered) }
      } else {
        next?.becomeFirstResponder()
      }
    }
<<end>>
<<if actions contains "hasButton" or presents>>

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
      let controls = stack.arrangedSubviews.reversed().prefix { !($0 is UIButton) }
        .filter { $0 is UITextField || $0 is UIStackView }
      let field = controls.first { $0 is UITextField } as? UITextField
      field?.returnKeyType = field === controls.first ? .go : .done
<<end>>
      stack.addArrangedSubview(button)
      stack.setCustomSpacing(32, after: button)
    }
<<end>>
<<if (actions contains "isCallWithMessage" or with contains "service" and actions contains "isBare")>>

    private func add(_ message: UILabel, _ identifier: String) {
      message.font = .preferredFont(forTextStyle: .footnote)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textColor = .systemRed
      message.accessibilityIdentifier = identifier
      stack.addArrangedSubview(message)
    }

<<if (actions contains "isCallWithButton" or with contains "service" and actions contains "isBare")>>
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
<<if actions contains "isLoad">>

    private func add(
      _ value: Value, _ title: String, _ identifier: String,
      retry: @escaping (<<Module>>Form) -> Void
    ) {
      value.title.text = title
      value.text.accessibilityIdentifier = identifier
      value.message.accessibilityIdentifier = "\(identifier).message"
      value.retryButton.accessibilityIdentifier = "\(identifier).tryAgain"
      let again = UIAction { [weak self] _ in
        if let self { retry(self) }
      }
      value.retryButton.addAction(again, for: .primaryActionTriggered)
      stack.addArrangedSubview(value.stack)
      stack.setCustomSpacing(32, after: value.stack)
    }

    /// A value that is loaded, with its name. It stays while it is loaded again, and if that fails.
    @MainActor
    final class Value {
      let title = UILabel()
      let text = UILabel()
      let spinner = UIActivityIndicatorView(style: .medium)
      let message = UILabel()
      let retryButton = UIButton(configuration: .bordered())
      let stack: UIStackView

      init() {
        stack = UIStackView(arrangedSubviews: [title, text, spinner, message, retryButton])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        title.font = .preferredFont(forTextStyle: .subheadline)
        text.font = .preferredFont(forTextStyle: .body)
        message.font = .preferredFont(forTextStyle: .footnote)
        message.textColor = .systemRed
        retryButton.configuration?.title = <<Module>>Texts.tryAgain
        for label in [title, text, message] {
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
        }
      }

      func show(_ value: String?, _ state: <<Module>>State?) {
        text.text = value
        text.isHidden = value == nil
        if state == .loading, value == nil {
          spinner.startAnimating()
        } else {
          spinner.stopAnimating()
        }
        if let failure = state?.message, failure != message.text {
          UIAccessibility.post(notification: .announcement, argument: failure)
        }
        message.text = state?.message
        message.isHidden = state?.message == nil
        retryButton.isHidden = state?.message == nil
      }
    }
<<end>>
<<if actions contains "isOtherDestructive" or actions contains "isDestructive" and not (with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>

    /// Shows a confirmation before an action that cannot be undone.
    private func confirm(
      _ question: String,
      _ title: String,
      then send: @escaping (<<Module>>Form) -> Void
    ) {
      confirmed = send
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: <<Module>>Texts.cancel, style: .cancel))
      let confirmation = UIAlertAction(title: title, style: .destructive) { [weak self] _ in
        self?.confirm()
      }
      alert.addAction(confirmation)
      screen?.present(alert, animated: true)
    }

    /// Sends the action that the user has confirmed.
    func confirm() {
      confirmed?(self)
    }
<<end>>
  }
#endif
