/// The control of a form with which a user enters a value.
///
/// Types without a control, such as types of the user's own, get their values from code.
struct InputControl: Sendable, Hashable {
  enum Kind: String, Sendable {
    case text, secure, number, toggle, date
  }

  let kind: Kind
  /// The name of a `UIKeyboardType`; empty for the default.
  let keyboard: String
  /// The name of a `UITextContentType`; empty if none fits.
  let contentType: String

  /// The control for a type, which decides its kind, and a name, which decides what a text means; `nil` if
  /// the type has no control.
  init?(type: TypeSyntax, name: String) {
    switch type.unwrapped.name {
    case "String":
      let meaning = FieldMeaning(of: name)
      self.init(
        kind: meaning.isSecure ? .secure : .text, keyboard: meaning.keyboard,
        contentType: meaning.contentType)
    case "Int": self.init(kind: .number, keyboard: "numberPad")
    case "Double", "Decimal": self.init(kind: .number, keyboard: "decimalPad")
    case "Bool" where !type.isOptional: self.init(kind: .toggle)
    case "Date": self.init(kind: .date)
    default: return nil
    }
  }

  private init(kind: Kind, keyboard: String = "", contentType: String = "") {
    self.kind = kind
    self.keyboard = keyboard
    self.contentType = contentType
  }

  /// The content types that templates of earlier releases know.
  private static let earlyContentTypes: Set = [
    "URL", "emailAddress", "password", "telephoneNumber", "username",
  ]

  /// ``contentType`` as templates of earlier releases show it, so that their modules can be rendered as they were.
  var content: String { Self.earlyContentTypes.contains(contentType) ? contentType : "" }
}

extension ActionSignature.Parameter {
  /// The control with which a user enters the argument.
  var control: InputControl? { InputControl(type: syntax, name: name) }

  /// Whether the argument may be left out: `nil` is a value of the type.
  var isOptional: Bool { syntax.isOptional }

  /// Whether it is a date without a time, as far as its name says: `birthday`, `dateOfBirth`, `arrivalDay`.
  var isDay: Bool { isPast || control?.kind == .date && nameWords.contains("day") }

  /// Whether it is a day that has passed, as far as its name says: `birthday`, `dateOfBirth`.
  var isPast: Bool {
    control?.kind == .date
      && !nameWords.isDisjoint(with: ["birth", "birthdate", "birthday", "born", "dob"])
  }

  private var nameWords: Set<String> {
    Set(CaseStyle.snake.apply(to: name).split(separator: "_").map(String.init))
  }

  /// The type without `?`: `Int` for `Int?`.
  var unwrappedType: String { syntax.unwrapped.text }
}

extension ActionSignature {
  /// Whether it is a call of the module's data source: it is `async`, throws or has a result, so that there is an
  /// answer to wait for, or it is an ``isPlainCall``.
  var isCall: Bool { !isProperty && (!effects.isEmpty || result != nil || isPlainCall) }

  /// What follows `func` where the action is an event, without effects and result:
  /// `signIn(username: String, password: String)`.
  var event: String {
    "\(name)(\(parameters.map(\.declaration).joined(separator: ", ")))"
  }

  /// Whether a user can enter all arguments.
  var hasControls: Bool {
    !isProperty && !deletesRow && parameters.allSatisfy { $0.control != nil }
  }

  /// The parameters whose control may not be left empty.
  var requiredParameters: [Parameter] {
    parameters.filter { parameter in
      let kind = parameter.control?.kind
      let mayBeEmpty = parameter.isOptional || parameter.lengths?.lowerBound == 0
      return !mayBeEmpty && (kind == .text || kind == .secure || kind == .number)
    }
  }

  /// Words with which the name of an action begins whose values the user may refine, or see as they are saved.
  private static let keptWords: Set = [
    "calculate", "change", "check", "convert", "edit", "fetch", "filter", "find", "get", "list",
    "load", "rename", "save", "search", "set", "update", "validate",
  ]

  /// The parameters whose text field a form empties after a success, so that nothing is sent twice: a secret, and the
  /// texts of an action such as `send`, but not of `search` or `rename`.
  var clearedParameters: [Parameter] {
    guard hasControls else { return [] }
    let keepsTexts = !element.isEmpty || nameWords.first.map(Self.keptWords.contains) == true
    return formParameters.filter { parameter in
      switch parameter.control?.kind {
      case .secure: true
      case .text, .number: !keepsTexts
      default: false
      }
    }
  }

  /// Whether a form for the action has a control of one of these kinds.
  func hasControl(_ kinds: InputControl.Kind...) -> Bool {
    hasControls && parameters.contains { $0.control.map { kinds.contains($0.kind) } == true }
  }
}

extension ActionSignature {
  /// The parameters as a form shows them: an e-mail address beside a password is the name of an account, for which the
  /// system offers what is saved with the password.
  var formParameters: [Parameter] {
    let hasPassword = parameters.contains { $0.control?.contentType == "password" }
    return parameters.map { parameter in
      var parameter = parameter
      parameter.isAccountName =
        hasPassword && parameter.control?.contentType == "emailAddress"
      return parameter
    }
  }

  /// Whether a form for the action has a date that may be left out.
  var hasOptionalDate: Bool {
    hasControls && parameters.contains { $0.isOptional && $0.control?.kind == .date }
  }
}

extension TypeSyntax {
  /// The type without `?`.
  var unwrapped: TypeSyntax {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  /// Whether a value can be written as JSON, as far as the type's name says. Types of the user's own are
  /// taken to be `Codable`.
  var isCodable: Bool {
    switch self {
    case .named(let components):
      guard let last = components.last else { return false }
      if Self.notCodable.contains(last.name) { return false }
      return last.arguments.allSatisfy(\.isCodable)
    case .optional(let type), .array(let type): return type.isCodable
    case .dictionary(let key, let value): return key.isCodable && value.isCodable
    case .tuple, .function, .composition, .existential, .member, .attributed: return false
    }
  }

  /// Types of the standard library and of Foundation that are not `Codable`.
  private static let notCodable: Set = [
    "Any", "AnyHashable", "AnyObject", "ArraySlice", "CancellationError", "Character",
    "CocoaError", "DecodingError", "EncodingError", "Hasher", "Mirror", "Notification",
    "ObjectIdentifier", "POSIXError", "Result", "StaticString", "Substring", "Task", "URLError",
    "UnicodeScalar", "Void",
  ]
}
