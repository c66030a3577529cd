#if canImport(AppKit)
  import AppKit

  /// The values of the item, with their labels.
  final class <<Module>>DetailFields: NSStackView {
    private weak var screen: <<Module>>DetailController?
<<for field in entity-fields>>
<<if field.display>>
    let <<field.name>>Value = NSTextField(wrappingLabelWithString: "")
<<end>>
<<end>>
<<if detail == "load">>
    let message = NSTextField(wrappingLabelWithString: "")
    let retryButton = NSButton(title: "", target: nil, action: nil)
    private let spinner = NSProgressIndicator()
<<end>>

    init(for screen: <<Module>>DetailController) {
      self.screen = screen
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
<<for field in entity-fields>>
<<if field.display>>
      add(
        <<field.name>>Value,
        <<Module>>DetailTexts.item<<field.name|upperCamel>>,
        "<<Module>>Detail.item.<<field.name>>"
      )
<<end>>
<<end>>
<<if detail == "load">>
      addState()
<<end>>
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

<<if screen == "form" and detail-actions contains "isInForm">>
    /// Fills the width of a view above its form.
    func fill(_ view: NSView, above form: NSView) {
<<else>>
    /// Fills the width of a view.
    func fill(_ view: NSView) {
<<end>>
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
<<if screen == "form" and detail-actions contains "isInForm">>
        bottomAnchor.constraint(equalTo: form.topAnchor, constant: -20),
<<else>>
        bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
<<end>>
        widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
      ])
    }

    /// Shows the item of the screen.
    func update() {
<<if entity-fields contains "isDisplayed">>
      guard let item = screen?.item else { return }
<<for field in entity-fields>>
<<if field.display>>
      <<field.name>>Value.stringValue = item.<<field.display>>
<<end>>
<<end>>
<<end>>
<<if detail == "load">>
      let isLoading = screen?.states[.load] == .loading
      if isLoading { spinner.startAnimation(nil) } else { spinner.stopAnimation(nil) }
      let text = screen?.states[.load]?.message
      message.stringValue = text ?? ""
      message.isHidden = text == nil
      retryButton.isHidden = text == nil
<<end>>
    }
<<if entity-fields contains "isDisplayed">>

    private func add(_ value: NSTextField, _ text: String, _ identifier: String) {
      let label = NSTextField(labelWithString: text)
      label.textColor = .secondaryLabelColor
      value.setAccessibilityLabel(text)
      value.setAccessibilityIdentifier(identifier)
      addArrangedSubview(label)
      addArrangedSubview(value)
    }
<<end>>
<<if detail == "load">>

    private func addState() {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier("<<Module>>Detail.message")
      addArrangedSubview(message)
      retryButton.title = <<Module>>Texts.tryAgain
      retryButton.target = self
      retryButton.action = #selector(retry)
      retryButton.setAccessibilityIdentifier("<<Module>>Detail.tryAgain")
      addArrangedSubview(retryButton)
      spinner.style = .spinning
      spinner.isDisplayedWhenStopped = false
      addArrangedSubview(spinner)
    }

    @objc private func retry() {
      screen?.load()
    }
<<end>>
  }
#endif
