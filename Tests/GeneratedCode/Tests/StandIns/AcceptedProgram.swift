import Testing

/// A program that is right with Apple's own SDK.
struct AcceptedProgram: CustomTestStringConvertible {
  let name: String
  let platform: String
  let source: String

  var testDescription: String { "\(platform): \(name)" }

  static func iOS(_ name: String, _ source: String) -> AcceptedProgram {
    AcceptedProgram(name: name, platform: "iOS", source: source)
  }

  static func macOS(_ name: String, _ source: String) -> AcceptedProgram {
    AcceptedProgram(name: name, platform: "macOS", source: source)
  }
}
