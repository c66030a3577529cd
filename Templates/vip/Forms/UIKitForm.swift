#if canImport(UIKit)
  import UIKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: UIScrollView {
    private weak var screen: <<Module>>ViewController?
    private let stack = UIStackView()
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
    /// Speaks to people who use VoiceOver.
    var announce: @MainActor (String) -> Void = {
      UIAccessibility.post(notification: .announcement, argument: $0)
    }
<<end>>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>
    /// Text fields and buttons, in the order of the return key.
    private var inputs: [UIControl] = []
<<end>>
<<for action in use-cases>>
<<include "Forms/UIKitMembers.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/UIKitMembers.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

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
        action: { $0.screen?.show<<name>>() }
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
<<for action in use-cases>>
<<include "Forms/UIKitUpdate.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/UIKitUpdate.swift">>
<<end>>
    }
<<for action in use-cases>>
<<include "Forms/UIKitFunctions.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/UIKitFunctions.swift">>
<<end>>

    // MARK: Controls
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>

    private static func textField() -> UITextField {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }
<<end>>
<<if use-cases contains "hasField" or actions contains "hasField">>

<<if use-cases contains "hasOptionalDate" or actions contains "hasOptionalDate">>
    @discardableResult
<<end>>
    private func add(
      _ control: <<if (use-cases contains "hasTextField" or actions contains "hasTextField") and not (use-cases contains "hasToggle" or actions contains "hasToggle" or use-cases contains "hasDatePicker" or actions contains "hasDatePicker")>>UITextField<<else>>UIControl<<end>>, _ text: String, of action: String, _ identifier: String
    )<<if use-cases contains "hasOptionalDate" or actions contains "hasOptionalDate">> -> UIStackView<<end>> {
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
<<if (use-cases contains "hasTextField" or actions contains "hasTextField") and not (use-cases contains "hasToggle" or actions contains "hasToggle" or use-cases contains "hasDatePicker" or actions contains "hasDatePicker")>>
      control.returnKeyType = .next
      let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
      control.addAction(returned, for: .editingDidEndOnExit)
      inputs.append(control)
      row.axis = .vertical
<<else>>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>
      if let field = control as? UITextField {
        field.returnKeyType = .next
        let returned = UIAction { [weak self] in self?.goOn(after: $0.sender) }
        field.addAction(returned, for: .editingDidEndOnExit)
        inputs.append(field)
        row.axis = .vertical
        return<<if use-cases contains "hasOptionalDate" or actions contains "hasOptionalDate">> row<<end>>
      }
<<end>>
      row.alignment = .center
      control.setContentHuggingPriority(.required, for: .horizontal)
<<if use-cases contains "hasOptionalDate" or actions contains "hasOptionalDate">>
      return row
<<end>>
<<end>>
    }
<<end>>
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>

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
<<if use-cases contains "isResultShown" or actions contains "isResultShown">>

    /// Adds what shows the result of an action.
    private func add(_ result: UIView, below view: UIView) {
      stack.setCustomSpacing(8, after: view)
      stack.addArrangedSubview(result)
      stack.setCustomSpacing(32, after: result)
    }
<<end>>
<<if use-cases contains "hasControls" or actions contains "hasControls" or next>>

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
<<if use-cases contains "hasTextField" or actions contains "hasTextField">>
      if let field = inputs.last as? UITextField { field.returnKeyType = .go }
      inputs.append(button)
<<end>>
      stack.addArrangedSubview(button)
      stack.setCustomSpacing(32, after: button)
    }
<<end>>
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

    private func add(_ message: UILabel, _ identifier: String) {
      message.font = .preferredFont(forTextStyle: .footnote)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textColor = .systemRed
      message.accessibilityIdentifier = identifier
      stack.addArrangedSubview(message)
    }

<<if use-cases contains "isCallWithControls" or actions contains "isCallWithControls" or worker and (use-cases contains "hasControls" or actions contains "hasControls")>>
    private func show(_ state: <<Module>>State?, _ button: UIButton, _ message: UILabel) {
      button.configuration?.showsActivityIndicator = state == .loading
      if state == .loading { button.isEnabled = false }
      show(state, message)
    }

<<end>>
    private func show(_ state: <<Module>>State?, _ message: UILabel) {
      let earlier = message.text
      message.text = state?.message
      message.isHidden = state?.message == nil
      if let text = state?.message, text != earlier {
        announce(text)
        reveal(message)
      }
    }

    /// Scrolls to a message, which may be far from what the user has touched.
    private func reveal(_ message: UILabel) {
      guard window != nil else { return }
      layoutIfNeeded()
      scrollRectToVisible(convert(message.bounds, from: message), animated: true)
    }
<<end>>
  }
<<for action in use-cases>>
<<include "Forms/UIKitList.swift">>
<<end>>
<<for action in actions>>
<<include "Forms/UIKitList.swift">>
<<end>>
#endif
