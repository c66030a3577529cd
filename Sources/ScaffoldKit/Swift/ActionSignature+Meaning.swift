/// What the name of an action says about its use on a screen.
extension ActionSignature {
  /// Whether the screen loads a value with it by itself, as for `loadPrice() async throws -> Decimal`: the name begins
  /// with `load` or `fetch`, there is a result, and nothing has to be entered.
  var isLoad: Bool {
    guard !isProperty, result != nil, parameters.isEmpty else { return false }
    return nameWords.first == "load" || nameWords.first == "fetch"
  }

  /// A name for the value that ``isLoad`` gives: `loadedPrice`, or `fetchedPrice` for `fetchPrice`; empty for other
  /// actions.
  var loaded: String {
    guard isLoad else { return "" }
    return (nameWords[0] == "load" ? "loaded" : "fetched") + Self.subject(of: id)
  }

  /// What is loaded, as in `loadPrice`: `Price`; empty for `load()` and for actions that load nothing.
  var loadedSubject: String { isLoad ? Self.subject(of: name) : "" }

  /// The type of the value, without the `?` of an optional one.
  var loadedType: String { isLoad ? result?.syntax.unwrapped.text ?? "" : "" }

  /// An expression for the text that people read of the loaded `value`; empty if none is known.
  var loadedText: String {
    guard isLoad, let type = result?.syntax.unwrapped else { return "" }
    guard case .array(let element) = type else {
      return text(of: type).map { "value\($0)" } ?? ""
    }
    guard let suffix = text(of: element) else { return "" }
    let texts = suffix.isEmpty ? "" : ".map { $0\(suffix) }"
    return #"value\#(texts).joined(separator: "\n")"#
  }

  /// Whether the loaded value is a Boolean value.
  var isLoadedFlag: Bool { loadedType == "Bool" }

  /// Whether a screen asks the user before it, as for `logOut`, `deleteAccount` and `cancelOrder`, because it cannot be
  /// undone.
  var isDestructive: Bool {
    guard !isProperty, let verb = nameWords.first else { return false }
    let rest = nameWords.dropFirst()
    switch verb {
    case "delete", "remove", "erase", "logout", "signout": return true
    case "log", "sign": return rest.first == "out"
    case "cancel": return rest.last.map(Self.agreements.contains) ?? false
    case "reset": return rest.last.map { !Self.secrets.contains($0) } ?? true
    default: return false
    }
  }

  /// What follows a value of a type that is not a list, to make a text for people; `nil` if that is not known.
  private func text(of type: TypeSyntax) -> String? {
    switch type.text {
    case "String": ""
    case "Int", "Double", "Float", "Decimal", "Date": ".formatted()"
    case "URL": ".absoluteString"
    case shownType: resultTitle.map { ".\($0)" }
    default: nil
    }
  }

  /// The words of the name, in small letters.
  var nameWords: [String] {
    CaseStyle.snake.apply(to: name).split(separator: "_").map(String.init)
  }

  /// A name without its first word: `Price` for `loadPrice`.
  private static func subject(of name: String) -> String {
    CaseStyle.words.apply(to: name).split(separator: " ").dropFirst().joined()
  }

  /// What a user cannot get back once it is cancelled.
  private static let agreements: Set<String> = [
    "account", "appointment", "booking", "contract", "delivery", "membership", "order", "payment",
    "plan", "purchase", "reservation", "ride", "subscription", "ticket", "transfer", "trip",
  ]

  /// What a user resets in order to go on, and does not lose.
  private static let secrets: Set<String> = ["passcode", "password", "pin"]
}
