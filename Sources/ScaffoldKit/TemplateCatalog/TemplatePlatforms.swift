/// A feature that the code of a template uses, the oldest systems that have it, and the condition for that.
struct TemplatePlatforms: Sendable {
  /// What the message names: `NavigationStack`.
  let feature: String
  /// The systems that the code is for, each with the first version that has the feature.
  let firstVersions: [AppleSystem: SystemVersion]
  /// The entry in the `template.json`.
  let json: JSONValue
}

extension TemplatePlatforms {
  /// Reads an entry of `platforms` in a `template.json`; `nil` when something is wrong with it.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    let systems = AppleSystem.allCases
    var object = JSONObject(json, known: ["feature", "when"] + systems.map(\.rawValue))
    let feature = object.requiredString("feature")
    var firstVersions: [AppleSystem: SystemVersion] = [:]
    for system in systems {
      guard let text = object.string(system.rawValue) else { continue }
      let version = SystemVersion(text)
      if version == nil {
        object.report(Self.badVersion(text, at: object.location(of: system.rawValue)))
      }
      firstVersions[system] = version
    }
    _ = object.string("when")
    if object.problems.isEmpty, firstVersions.isEmpty {
      object.report(Self.noSystem(at: json.location))
    }
    problems += object.problems
    guard object.problems.isEmpty, let feature else { return nil }
    self.init(feature: feature, firstVersions: firstVersions, json: json)
  }

  private static func badVersion(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .templatePlatforms,
      "'\(text.escapingControlCharacters)' is not a valid version of a system", at: location,
      help: "write it like \"16.0\" or \"10.15\"")
  }

  private static func noSystem(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .templatePlatforms, "the feature has no system", at: location,
      help: "add the first version of each system that has it, such as \"iOS\": \"16.0\"")
  }
}

extension [TemplatePlatforms] {
  /// The oldest version of each system that has all of the features.
  var firstVersions: [AppleSystem: SystemVersion] {
    reduce(into: [:]) { all, entry in all.merge(entry.firstVersions, uniquingKeysWith: Swift.max) }
  }
}
