    // MARK: Controls
<<for action in actions>>
<<if on-load and loop.first or not on-load and loop.index == 2 and actions contains "hasField">>

    /// A heading above <<if on-load>>what was loaded, or <<end>>the fields of one action.
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
      let changed = UIAction { [weak self] _ in self?.update() }
      control.addAction(changed, for: [.editingChanged, .valueChanged])
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

<<if on-load>>
    private func add(_ message: UILabel, _ identifier: String) {
      message.font = .preferredFont(forTextStyle: .footnote)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textColor = .systemRed
      message.accessibilityIdentifier = identifier
      stack.addArrangedSubview(message)
    }

    private func show(_ state: <<Module>>State?, _ message: UILabel) {
      if let text = state?.message, text != message.text { announce(text) }
      message.text = state?.message
      message.isHidden = state?.message == nil
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ button: UIButton) {
      button.configuration?.showsActivityIndicator = state == .loading
      if state == .loading { button.isEnabled = false }
    }
