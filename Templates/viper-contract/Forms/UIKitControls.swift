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
      if control is UITextField {
        let goOn = UIAction { [weak self] action in self?.focusField(after: action.sender) }
        control.addAction(goOn, for: .editingDidEndOnExit)
      }
<<end>>
      stack.addArrangedSubview(label)
      stack.addArrangedSubview(control)
    }
<<end>>
<<if actions contains "hasTextField">>

    /// Goes on to the text field below, or ends the editing.
    private func focusField(after sender: Any?) {
      let fields = stack.arrangedSubviews.compactMap { $0 as? UITextField }
      guard let field = sender as? UITextField, let index = fields.firstIndex(of: field) else {
        return
      }
      if index + 1 < fields.count {
        fields[index + 1].becomeFirstResponder()
      } else {
        field.resignFirstResponder()
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
      stack.addArrangedSubview(button)
      stack.setCustomSpacing(32, after: button)
    }

    private func show(_ state: <<Module>>State?, _ button: UIButton) {
      button.configuration?.showsActivityIndicator = state == .loading
      if state == .loading { button.isEnabled = false }
    }
