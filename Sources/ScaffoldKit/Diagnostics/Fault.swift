/// The errors of one folder, a closed list. One `switch` holds their messages.
protocol Fault: Error, Sendable, Hashable {
  var wording: Wording { get }
}

/// What a fault says to a person.
struct Wording: Hashable {
  let category: Diagnostic.Category
  let code: String
  let message: String
  let help: String?
  /// The help where the cause stands in a file, if that is another one.
  let helpInFile: String?
  let remedies: [String]

  init(
    _ category: Diagnostic.Category, _ code: String, _ message: String, help: String? = nil,
    helpInFile: String? = nil, remedies: [String] = []
  ) {
    self.category = category
    self.code = code
    self.message = message
    self.help = help
    self.helpInFile = helpInFile
    self.remedies = remedies
  }
}

extension Diagnostic {
  /// The diagnostic of an error.
  init(_ fault: some Fault, at location: SourceLocation? = nil, severity: Severity = .error) {
    let wording = fault.wording
    self.init(
      wording.category, wording.code, wording.message, at: location, help: wording.help,
      severity: severity)
    helpInFile = wording.helpInFile
    remedies = wording.remedies
  }
}
