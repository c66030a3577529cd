#if canImport(AppKit)
  import AppKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: NSScrollView<<if actions contains "hasTextField">>, NSTextFieldDelegate<<end>> {
    private weak var screen: <<Module>>View?
    private let stack = Stack()
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
<<if action.isLoad>>
    let <<action.id>>Value = Value()
<<else>>
    let <<action.id>>Button = NSButton(title: "", target: nil, action: nil)
<<end>>
<<if (action.isCallWithButton or with contains "service" and action.isBare)>>
    let <<action.id>>Spinner = NSProgressIndicator()
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<elseif action.isCall>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = NSProgressIndicator()
    let <<action.id>>Message = NSTextField(wrappingLabelWithString: "")
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
    let <<action.id>>Rows = NSStackView()
<<end>>
<<end>>
<<for child in presents>>

    let present<<child>>Button = NSButton(title: "", target: nil, action: nil)
<<end>>

    init(for screen: <<Module>>View) {
      self.screen = screen
      super.init(frame: .zero)
      drawsBackground = false
      hasVerticalScroller = true
      documentView = stack
      stack.orientation = .vertical
      stack.alignment = .leading
      stack.edgeInsets = NSEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
<<for action in actions>>
<<if action.isLoad>>
      add(
        <<action.id>>Value,
        <<Module>>Texts.<<action.id>>Label,
        "<<Module>>.<<action.id>>",
        retry: #selector(retry<<action.id|upperCamel>>)
      )
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasButton or action.isCallWithSpinner>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for child in presents>>
      add(
        present<<child>>Button,
        <<Module>>Texts.present<<child>>,
        "<<Module>>.present<<child>>",
        action: #selector(present<<child>>)
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
    /// Fills the width <<if with contains "service" and (with contains "entity" or with contains "view-object")>>at the bottom <<end>>of a view.
    func fill(_ view: NSView) {
      translatesAutoresizingMaskIntoConstraints = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      let height = heightAnchor.constraint(equalTo: stack.heightAnchor)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        height,
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
        heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
<<else>>
        topAnchor.constraint(equalTo: view.topAnchor),
<<end>>
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 280),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      ])
    }
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or actions contains "hasOptionalDate" or actions contains "hasTextField">>

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
<<elseif (action.isCallWithButton or with contains "service" and action.isBare)>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if action.isLoad>>
      <<action.id>>Value.show(
        screen?.<<action.loaded>>.map(<<Module>>Texts.<<action.loaded>>),
        screen?.states[.<<action.id>>]
      )
<<elseif (action.isCall or with contains "service" and action.isBare)>>
      show(screen?.states[.<<action.id>>], <<action.id>>Spinner, <<action.id>>Message)
      if screen?.states[.<<action.id>>] == .loading { <<action.id>>Button.isEnabled = false }
<<end>>
<<elseif action.isCall>>
      show(screen?.states[.<<action.id>>], <<action.id>>Spinner, <<action.id>>Message)
<<end>>
<<end>>
    }
<<end>>
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
<<if action.isLoad>>

    @objc private func retry<<action.id|upperCamel>>() {
      screen?.<<action.name>>()
    }
<<elseif action.hasControls>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
<<if action.parameters and not (loop.first and loop.last)>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Button)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.contentType == "username" or parameter.contentType == "password" and not (action.name contains "register" or action.name contains "Register" or action.name contains "signUp" or action.name contains "SignUp" or action.name contains "createAccount" or action.name contains "CreateAccount" or parameter.name contains "newPassword")>>
      <<action.id>><<parameter.name|upperCamel>>Field.contentType = .<<parameter.contentType>>
<<end>>
<<if parameter.control == "date">>
      <<action.id>><<parameter.name|upperCamel>>Field.dateValue = Self.thisMinute
<<end>>
<<if parameter.isDay>>
      <<action.id>><<parameter.name|upperCamel>>Field.datePickerElements = .yearMonthDay
<<end>>
<<if parameter.control == "text" or parameter.control == "secure" or parameter.control == "number">>
      <<action.id>><<parameter.name|upperCamel>>Field.delegate = self
<<end>>
<<if parameter.control == "date" and parameter.isOptional>>
      <<action.id>><<parameter.name|upperCamel>>Switch.target = self
      <<action.id>><<parameter.name|upperCamel>>Switch.action = #selector(switched)
      <<action.id>><<parameter.name|upperCamel>>Switch.title = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
      <<action.id>><<parameter.name|upperCamel>>Switch.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>.switch")
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityLabel(<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label)
      <<action.id>><<parameter.name|upperCamel>>Field.setAccessibilityIdentifier("<<Module>>.<<action.id>>.<<parameter.name>>")
      stack.addArrangedSubview(
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
      stack.addArrangedSubview(<<action.id>><<parameter.name|upperCamel>>Field)
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
        action: #selector(<<if action.isDestructive>>confirm<<else>>send<<end>><<action.id|upperCamel>>)
      )
<<if action.isDestructive>>
      <<action.id>>Button.hasDestructiveAction = true
<<end>>
<<if (action.isCall or with contains "service" and action.isBare)>>
      add(<<action.id>>Spinner)
<<end>>
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
      <<action.id>>Rows.orientation = .vertical
      <<action.id>>Rows.alignment = .leading
      <<action.id>>Rows.isHidden = true
      <<action.id>>Rows.setAccessibilityIdentifier("<<Module>>.<<action.id>>.rows")
      stack.addArrangedSubview(<<action.id>>Rows)
<<end>>
    }
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue).flatMap { Int(exactly: $0) }
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.stringValue)?.<<parameter.unwrappedType|lowerCamel>>Value
<<end>>
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

    <<if not action.isDestructive>>@objc <<end>>private func send<<action.id|upperCamel>>() {
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
<<if (action.isCall or with contains "service" and action.isBare) and action.isCleared>>

    /// Empties the fields, so that nothing is sent twice.
    func clear<<action.id|upperCamel>>() {
<<for parameter in action.cleared>>
      <<action.id>><<parameter.name|upperCamel>>Field.stringValue = ""
<<end>>
    }
<<end>>
<<elseif action.isCall>>

    // MARK: <<action.id|words>>

    private func add<<action.id|upperCamel>>() {
      add(<<action.id>>Spinner)
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
      <<action.id>>Rows.orientation = .vertical
      <<action.id>>Rows.alignment = .leading
      <<action.id>>Rows.isHidden = true
      <<action.id>>Rows.setAccessibilityIdentifier("<<Module>>.<<action.id>>.rows")
      stack.addArrangedSubview(<<action.id>>Rows)
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
        <<action.id>>Rows.addArrangedSubview(NSTextField(wrappingLabelWithString: text))
      }
      <<action.id>>Rows.isHidden = false
    }
<<end>>
<<end>>
<<for child in presents>>

    @objc private func present<<child>>() {
      screen?.present<<child>>()
    }
<<end>>

    // MARK: Controls
<<for action in actions>>
<<if loop.index == 2 and actions contains "hasField">>

    /// A heading above the fields of one action.
    private func addHeading(_ heading: NSTextField, _ text: String) {
      heading.stringValue = text
      heading.font = .preferredFont(forTextStyle: .headline)
      stack.addArrangedSubview(heading)
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
        stack.addArrangedSubview(NSStackView(views: [label, control]))
        return
      }
<<else>>
      stack.addArrangedSubview(NSStackView(views: [label, control]))
<<end>>
<<end>>
<<if actions contains "hasTextField">>
      stack.addArrangedSubview(label)
      stack.addArrangedSubview(control)
<<end>>
    }
<<end>>
<<if actions contains "hasButton" or presents>>

    private func add(
      _ button: NSButton, _ title: String, _ identifier: String, action: Selector
    ) {
      button.title = title
      button.target = self
      button.action = action
      button.setAccessibilityIdentifier(identifier)
      stack.addArrangedSubview(button)
    }
<<end>>
<<if (actions contains "isCallWithMessage" or with contains "service" and actions contains "isBare")>>

    private func add(_ message: NSTextField, _ identifier: String) {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier(identifier)
      stack.addArrangedSubview(message)
    }

    private func add(_ spinner: NSProgressIndicator) {
      spinner.style = .spinning
      spinner.controlSize = .small
      spinner.isDisplayedWhenStopped = false
      stack.addArrangedSubview(spinner)
    }

    private func show(
      _ state: <<Module>>State?, _ spinner: NSProgressIndicator, _ message: NSTextField
    ) {
      if state == .loading {
        spinner.startAnimation(nil)
      } else {
        spinner.stopAnimation(nil)
      }
      message.stringValue = state?.message ?? ""
      message.isHidden = state?.message == nil
    }
<<end>>
<<if actions contains "isLoad">>

    private func add(_ value: Value, _ title: String, _ identifier: String, retry: Selector) {
      value.title.stringValue = title
      value.text.setAccessibilityIdentifier(identifier)
      value.message.setAccessibilityIdentifier("\(identifier).message")
      value.retryButton.setAccessibilityIdentifier("\(identifier).tryAgain")
      value.retryButton.target = self
      value.retryButton.action = retry
      stack.addArrangedSubview(value.stack)
    }

    /// A value that is loaded, with its name. It stays while it is loaded again, and if that fails.
    @MainActor
    final class Value {
      let title = NSTextField(labelWithString: "")
      let text = NSTextField(wrappingLabelWithString: "")
      let spinner = NSProgressIndicator()
      let message = NSTextField(wrappingLabelWithString: "")
      let retryButton = NSButton(title: <<Module>>Texts.tryAgain, target: nil, action: nil)
      let stack: NSStackView

      init() {
        stack = NSStackView(views: [title, text, spinner, message, retryButton])
        stack.orientation = .vertical
        stack.alignment = .leading
        title.textColor = .secondaryLabelColor
        message.textColor = .systemRed
        spinner.style = .spinning
        spinner.controlSize = .small
        spinner.isDisplayedWhenStopped = false
      }

      func show(_ value: String?, _ state: <<Module>>State?) {
        text.stringValue = value ?? ""
        text.isHidden = value == nil
        if state == .loading, value == nil {
          spinner.startAnimation(nil)
        } else {
          spinner.stopAnimation(nil)
        }
        message.stringValue = state?.message ?? ""
        message.isHidden = state?.message == nil
        retryButton.isHidden = state?.message == nil
      }
    }
<<end>>
<<if actions contains "isDestructive">>

    /// Shows a confirmation before an action that cannot be undone.
    private func confirm(
      _ question: String,
      _ title: String,
      then send: @escaping (<<Module>>Form) -> Void
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

    /// Begins at the top, also where it is lower than the form.
    private final class Stack: NSStackView {
      override var isFlipped: Bool { true }
    }
  }
#endif
