import Foundation

/// Programs that some tests need and a developer's machine may lack.
enum OptionalTool {
  /// Whether all of them are there; `.ci/run` sets the variable, so that there nothing is left out.
  static func areInstalled(_ names: String...) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["VIPER_GEN_TEST_TOOLS"] == "all" { return true }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }
}
