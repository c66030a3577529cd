/// A literal argument of a manifest.
indirect enum ManifestValue: Hashable {
  case string(String)
  case array([ManifestValue])
  /// `.v17`, `.linux`
  case member(String)
  /// `.target(name: "A")`
  case call(ManifestCall)
  case null
  /// A Boolean value or an integer. None of them decides where targets are.
  case other
}

/// A call with its arguments: `Package(name: "A")` or `.target(name: "A")`.
struct ManifestCall: Hashable {
  let name: String
  let arguments: [Argument]

  struct Argument: Hashable {
    /// Empty for an argument without a label.
    let label: String
    let value: ManifestValue
  }
}

extension ManifestCall {
  /// The argument's value; `nil` if it is missing or written as `nil`.
  subscript(label: String) -> ManifestValue? {
    let value = arguments.first { $0.label == label }?.value
    return value == .null ? nil : value
  }

  func string(_ label: String) throws(NeedsSwiftPM) -> String? {
    guard let value = self[label] else { return nil }
    guard case .string(let text) = value else { throw .value(label) }
    return text
  }

  /// The elements of an array; none if the argument is missing.
  func elements(_ label: String) throws(NeedsSwiftPM) -> [ManifestValue] {
    guard let value = self[label] else { return [] }
    guard case .array(let elements) = value else { throw .value(label) }
    return elements
  }

  /// The elements of an array of calls; none if the argument is missing.
  func calls(_ label: String) throws(NeedsSwiftPM) -> [ManifestCall] {
    var calls: [ManifestCall] = []
    for element in try elements(label) {
      guard case .call(let call) = element else { throw .value(label) }
      calls.append(call)
    }
    return calls
  }

  /// The elements of an array of strings; `nil` if the argument is missing.
  func strings(_ label: String) throws(NeedsSwiftPM) -> [String]? {
    guard self[label] != nil else { return nil }
    var strings: [String] = []
    for element in try elements(label) {
      guard case .string(let text) = element else { throw .value(label) }
      strings.append(text)
    }
    return strings
  }
}
