// How people read the result of an action.
extension ActionSignature {
  /// The type of the result, of each value of a list, or of an optional result that there is.
  var shownType: String? {
    switch result?.syntax {
    case .array(let type), .optional(let type): type.text
    case let type?: type.text
    case nil: nil
    }
  }

  /// What follows a value of the result, to make a text for people: nothing, `.formatted()`, `.name`, `?.name ?? ""`;
  /// `nil` if the type is not known.
  var shownResult: String? {
    guard let text = shownValue else { return nil }
    switch result?.syntax {
    case .optional: return (text.isEmpty ? "" : "?\(text)") + " ?? \"\""
    case .array where element.isEmpty: return nil
    default: return text
    }
  }

  private var shownValue: String? {
    switch shownType {
    case "String": ""
    case "Int", "Int64", "UInt", "Float", "Double", "Decimal", "Date": ".formatted()"
    case "URL": ".absoluteString"
    case "UUID": ".uuidString"
    default: resultTitle.map { ".\($0)" }
    }
  }
}
