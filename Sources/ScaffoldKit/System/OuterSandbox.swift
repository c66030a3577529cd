/// The sandbox that SwiftPM puts around its plugins on a Mac, as seen by a program within.
///
/// No sandbox can be made inside another one. SwiftPM makes one for each manifest and fails there
/// unless it is told not to; the outer one holds for it as well, so nothing gets more rights.
enum OuterSandbox {
  /// What the command plugin sets to `1` for the program that it runs.
  static let variable = "VIPER_GEN_SANDBOXED"

  /// What SwiftPM has to be told in these surroundings.
  static func flags(in environment: [String: String]) -> [String] {
    environment[variable] == "1" ? ["--disable-sandbox"] : []
  }
}
