#if canImport(UIKit)
  import UIKit

  /// The controls of the screen: a field for each value and a button for each action.
  final class <<Module>>Form: UIScrollView {
    private weak var screen: <<Module>>ViewController?
<<if on-load>>
    /// Tells VoiceOver why a load has failed.
    var announce: @MainActor (String) -> Void = {
      UIAccessibility.post(notification: .announcement, argument: $0)
    }
<<end>>
    private let stack = UIStackView()
<<for action in actions>>
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
<<if on-load contains action.id and not action.parameters>>
    let <<action.id>>Message = UILabel()
    let <<action.id>>Button = UIButton(configuration: .bordered())
<<else>>
    let <<action.id>>Button = UIButton(configuration: .filled())
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if on-load contains action.id and not action.parameters>>
    let <<action.id>>Heading = UILabel()
<<end>>
    let <<action.id>>Rows = UIStackView()
<<end>>
<<else>>

    // MARK: <<action.id|words>>

    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
<<end>>
<<end>>

    init(for screen: <<Module>>ViewController) {
      self.screen = screen
      super.init(frame: .zero)
      alwaysBounceVertical = true
      keyboardDismissMode = .interactive
      stack.axis = .vertical
      stack.spacing = 8
<<if on-load>>
      refreshControl = UIRefreshControl()
<<end>>
<<for action in actions>>
<<if action.hasControls>>
      add<<action.id|upperCamel>>()
<<else>>
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
      stack.addArrangedSubview(<<action.id>>Spinner)
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
    /// Fills a view above the keyboard. Only the controls are as wide as people read, so that the
    /// margins scroll, too.
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
<<if actions contains "isCleared">>

    /// Empties the fields of an action, so that nothing is sent twice.
    func clear(_ activity: <<Module>>Activity) {
      switch activity {
<<for action in actions>>
      case .<<action.id>>:
<<if action.isCleared>>
<<for parameter in action.cleared>>
        <<action.id>><<parameter.name|upperCamel>>Field.text = nil
<<end>>
<<else>>
        break
<<end>>
<<end>>
      }
      update()
    }
<<end>>

    /// Shows the states of the screen. A button is enabled while its values are there and its
    /// action is not running.
    func update() {
<<if on-load>>
      if screen?.states.isLoading != true { refreshControl?.endRefreshing() }
<<end>>
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
      show(screen?.states[.<<action.id>>], <<action.id>>Button)
<<if on-load contains action.id and not action.parameters>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
      let <<action.id>>State = screen?.states[.<<action.id>>] ?? .idle
      <<action.id>>Button.isHidden = <<action.id>>State == .idle
      <<action.id>>Button.configuration?.title =
        <<action.id>>State == .loading ? nil : <<Module>>Texts.tryAgain
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
      show<<action.id|upperCamel>>Rows()
<<end>>
<<else>>
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Spinner.startAnimating()
      } else {
        <<action.id>>Spinner.stopAnimating()
      }
<<end>>
<<end>>
    }
<<for action in actions>>
<<if action.hasControls>>

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
<<if on-load contains action.id and not action.parameters>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if on-load contains action.id and not action.parameters>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Label)
<<end>>
      <<action.id>>Rows.axis = .vertical
      <<action.id>>Rows.spacing = 8
      <<action.id>>Rows.accessibilityIdentifier = "<<Module>>.<<action.id>>.rows"
      stack.addArrangedSubview(<<action.id>>Rows)
<<end>>
      add(<<action.id>>Message, "<<Module>>.<<action.id>>.message")
      add(
        <<action.id>>Button,
        <<Module>>Texts.tryAgain,
        "<<Module>>.<<action.id>>",
        action: { $0.send<<action.id|upperCamel>>() }
      )
      // The title goes while it loads.
      <<action.id>>Button.accessibilityLabel = <<Module>>Texts.tryAgain
      let refresh = UIAction { [weak self] _ in self?.send<<action.id|upperCamel>>() }
      refreshControl?.addAction(refresh, for: .valueChanged)
<<else>>
      add(
        <<action.id>>Button,
        <<Module>>Texts.<<action.id>>Button,
        "<<Module>>.<<action.id>>",
        action: { $0.send<<action.id|upperCamel>>() }
      )
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if on-load contains action.id and not action.parameters>>
      addHeading(<<action.id>>Heading, <<Module>>Texts.<<action.id>>Label)
<<end>>
      <<action.id>>Rows.axis = .vertical
      <<action.id>>Rows.spacing = 8
      <<action.id>>Rows.accessibilityIdentifier = "<<Module>>.<<action.id>>.rows"
      stack.addArrangedSubview(<<action.id>>Rows)
<<end>>
<<end>>
    }
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>

    private func show<<action.id|upperCamel>>Rows() {
      for row in <<action.id>>Rows.arrangedSubviews { row.removeFromSuperview() }
<<if on-load contains action.id and not action.parameters>>
      <<action.id>>Heading.isHidden = screen?.<<action.id>>Result == nil
<<end>>
      guard let result = screen?.<<action.id>>Result else { return }
      let texts = <<Module>>Texts.<<action.id>>Rows(result)
<<if action.defaultResult == "[]">>
      for text in texts.isEmpty ? [<<Module>>Texts.<<action.id>>Empty] : texts {
<<else>>
      for text in texts {
<<end>>
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        <<action.id>>Rows.addArrangedSubview(label)
      }
    }
<<end>>
<<for parameter in action.parameters>>
<<if parameter.control == "number">>

    private var <<action.id>><<parameter.name|upperCamel>>: <<parameter.unwrappedType>>? {
<<if parameter.unwrappedType == "Int" or parameter.unwrappedType == "Int8" or parameter.unwrappedType == "Int16" or parameter.unwrappedType == "Int32" or parameter.unwrappedType == "Int64" or parameter.unwrappedType == "UInt" or parameter.unwrappedType == "UInt8" or parameter.unwrappedType == "UInt16" or parameter.unwrappedType == "UInt32" or parameter.unwrappedType == "UInt64">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "").flatMap { <<parameter.unwrappedType>>(exactly: $0) }
<<elseif parameter.unwrappedType == "Decimal">>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "")?.decimalValue
<<else>>
      <<Module>>Number.value(of: <<action.id>><<parameter.name|upperCamel>>Field.text ?? "").map { <<parameter.unwrappedType>>(truncating: $0) }
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
<<if not (on-load contains action.id and not action.parameters)>>
<<if action.hasDatePicker>>
      // A time that was typed counts when its field is left.
<<end>>
      endEditing(true)
<<end>>
      screen?.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>><<elseif parameter.control == "toggle">><<action.id>><<parameter.name|upperCamel>>Field.isOn<<elseif parameter.control == "date" and parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Switch.isOn ? <<action.id>><<parameter.name|upperCamel>>Field.date : nil<<elseif parameter.control == "date">><<action.id>><<parameter.name|upperCamel>>Field.date<<elseif parameter.isOptional>><<action.id>><<parameter.name|upperCamel>>Field.hasText ? <<action.id>><<parameter.name|upperCamel>>Field.text : nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.text ?? ""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
<<end>>

<<include "Forms/UIKitControls.swift">>
  }
#endif
