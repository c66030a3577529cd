// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

@objc @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
}

@objc @MainActor open class UITextField: UIControl {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var textContentType: UITextContentType! = UITextContentType(rawValue: "")
  open var clearButtonMode: ViewMode = .never
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { false }
  open var hasText: Bool { false }
  open var adjustsFontForContentSizeCategory = false

  @objc(UITextBorderStyle) public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  @objc(UITextFieldViewMode) public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

@objc @MainActor public protocol UITextFieldDelegate where Self: NSObject {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
}

@objc @MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open weak var delegate: (any UITextViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@objc @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textViewDidChange(_ textView: UITextView)
}

@objc public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

@objc public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

@objc public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

@objc public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let name = UITextContentType(rawValue: "name")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}
