#if canImport(UIKit)
  import UIKit

  /// The values of the item, with their labels.
  final class <<Module>>DetailFields: UIScrollView {
    private weak var screen: <<Module>>DetailController?
    private let stack = UIStackView()
<<for field in entity-fields>>
<<if field.display>>
    let <<field.name>>Value = UILabel()
<<end>>
<<end>>
<<if detail == "load">>
    let message = UILabel()
    let retryButton = UIButton(configuration: .bordered())
    private let spinner = UIActivityIndicatorView(style: .medium)
<<end>>

    init(for screen: <<Module>>DetailController) {
      self.screen = screen
      super.init(frame: .zero)
      alwaysBounceVertical = true
      stack.axis = .vertical
      stack.spacing = 8
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
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { [weak self] _ in self?.screen?.load() }, for: .valueChanged)
      refreshControl = refresh
<<end>>
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

<<if screen == "form" and detail-actions contains "isInForm">>
    /// Fills a view above its form. The values have the readable width.
    func fill(_ view: UIView, above form: UIView) {
<<else>>
    /// Fills a view. The values have the readable width.
    func fill(_ view: UIView) {
<<end>>
      translatesAutoresizingMaskIntoConstraints = false
      stack.translatesAutoresizingMaskIntoConstraints = false
<<if screen == "form" and detail-actions contains "isInForm">>
      // The navigation bar follows the scroll view that is the first subview.
      view.insertSubview(self, at: 0)
<<else>>
      view.addSubview(self)
<<end>>
      addSubview(stack)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
<<if screen == "form" and detail-actions contains "isInForm">>
        bottomAnchor.constraint(equalTo: form.topAnchor),
<<else>>
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
<<end>>
        stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      ])
    }

    /// Shows the item of the screen.
    func update() {
<<if entity-fields contains "isDisplayed">>
      guard let item = screen?.item else { return }
<<for field in entity-fields>>
<<if field.display>>
      <<field.name>>Value.text = item.<<field.display>>
      <<field.name>>Value.accessibilityValue = <<field.name>>Value.text
<<end>>
<<end>>
<<end>>
<<if detail == "load">>
      let isLoading = screen?.states[.load] == .loading
      // A pull has a spinner of its own.
      if isLoading, refreshControl?.isRefreshing != true {
        spinner.startAnimating()
      } else {
        spinner.stopAnimating()
      }
      if !isLoading { refreshControl?.endRefreshing() }
      let text = screen?.states[.load]?.message
      if let text, text != message.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      message.text = text
      message.isHidden = text == nil
      retryButton.isHidden = text == nil
<<end>>
    }
<<if entity-fields contains "isDisplayed">>

    private func add(_ value: UILabel, _ text: String, _ identifier: String) {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      // Both are one element: the label is its name.
      label.isAccessibilityElement = false
      value.isAccessibilityElement = true
      value.accessibilityLabel = text
      value.accessibilityIdentifier = identifier
      add(label, .subheadline)
      add(value, .body)
      stack.setCustomSpacing(16, after: value)
    }
<<end>>
<<if detail == "load">>

    private func addState() {
      message.accessibilityIdentifier = "<<Module>>Detail.message"
      message.textColor = .systemRed
      add(message, .footnote)
      retryButton.configuration?.title = <<Module>>Texts.tryAgain
      retryButton.accessibilityIdentifier = "<<Module>>Detail.tryAgain"
      let retry = UIAction { [weak self] _ in self?.screen?.load() }
      retryButton.addAction(retry, for: .primaryActionTriggered)
      stack.addArrangedSubview(retryButton)
      stack.addArrangedSubview(spinner)
    }
<<end>>
<<if entity-fields contains "isDisplayed" or detail == "load">>

    private func add(_ label: UILabel, _ style: UIFont.TextStyle) {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
<<end>>
  }
#endif
