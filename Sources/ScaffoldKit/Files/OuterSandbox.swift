/// The sandbox in which SwiftPM runs its plugins on macOS, as seen by a program inside it.
///
/// Sandboxes cannot be nested. SwiftPM creates one for each manifest and fails here without
/// `--disable-sandbox`. The outer sandbox applies to it as well, so it gets no further rights.
enum OuterSandbox {
  /// The variable that the command plugin sets to `1` for the program that it runs.
  static let variable = "VIPER_GEN_SANDBOXED"

  /// The flags that SwiftPM needs in this environment.
  static func flags(in environment: [String: String]) -> [String] {
    environment[variable] == "1" ? ["--disable-sandbox"] : []
  }
}
