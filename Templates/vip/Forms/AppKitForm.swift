#if canImport(AppKit)
  import AppKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: NSStackView<<if use-cases contains "hasTextField" or actions contains "hasTextField">>, NSTextFieldDelegate<<end>> {
    private weak var screen: <<Module>>ViewController?
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
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
<<for action in use-cases>>
<<include "Forms/AppKitMembers.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/AppKitMembers.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

    let show<<name>>Button = NSButton(title: "", target: nil, action: nil)
<<end>>
<<end>>

    init(for screen: <<Module>>ViewController) {
      self.screen = screen
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
<<for action in use-cases>>
<<if not action.hasControls and (action.isCall or worker)>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for action in actions>>
<<if not action.hasControls and (action.isCall or worker)>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.hasControls>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls>>
      add<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>
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

<<if use-cases contains "hasDatePicker" or actions contains "hasDatePicker">>
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
<<for action in use-cases>>
<<include "Forms/AppKitUpdate.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/AppKitUpdate.swift">>
<<end>>
    }
<<if use-cases contains "hasOptionalDate" or actions contains "hasOptionalDate">>

    @objc private func switched() {
      update()
    }
<<end>>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>

    func controlTextDidChange(_ obj: Notification) {
      update()
    }
<<end>>
<<for action in use-cases>>
<<include "Forms/AppKitFunctions.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/AppKitFunctions.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

    @objc private func show<<name>>() {
      screen?.show<<name>>()
    }
<<end>>
<<end>>

    // MARK: Controls
<<if use-cases contains "hasTextField" or actions contains "hasTextField" or use-cases contains "hasDatePicker" or actions contains "hasDatePicker">>

    private func add(
      _ control: NSControl, _ text: String, of action: String, _ identifier: String
    ) {
      let label = NSTextField(labelWithString: text)
      // The control itself has the label.
      label.setAccessibilityElement(false)
      control.setAccessibilityLabel(<<Module>>Texts.field(text, of: action))
      control.setAccessibilityIdentifier(identifier)
<<if use-cases contains "hasDatePicker" or actions contains "hasDatePicker">>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>
      guard control is NSTextField else {
        addArrangedSubview(NSStackView(views: [label, control]))
        return
      }
<<else>>
      addArrangedSubview(NSStackView(views: [label, control]))
<<end>>
<<end>>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>
      addArrangedSubview(label)
      addArrangedSubview(control)
<<end>>
    }
<<end>>
<<if use-cases contains "hasControls" or actions contains "hasControls" or next>>

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
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

    private func add(_ message: NSTextField, _ identifier: String) {
      message.textColor = .systemRed
      message.setAccessibilityIdentifier(identifier)
      addArrangedSubview(message)
    }

<<if use-cases contains "isCallWithControls" or actions contains "isCallWithControls" or worker and (use-cases contains "hasControls" or actions contains "hasControls")>>
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
<<for action in use-cases>>
<<include "Forms/AppKitList.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/AppKitList.swift">>
<<end>>
#endif
