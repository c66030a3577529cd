import Foundation
import Testing

@Suite("The findings of a hostile project")
struct LintOutputTests {
  @Test("control no terminal and begin no command", arguments: ["xcode", "github"])
  func controlCharacters(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Shop.xcodeproj/.keep")
    try folder.write(
      "// viper-gen:disable red\u{202E}::error\u{85}::\u{9B}1m\n", to: "Shop/Odd.swift")
    let found = try folder.viperGen("lint", "--format", format)
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output.contains(#"red\u{202E}::error\u{85}::\u{9B}1m"#))
    let lines = found.output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 1)
    let controls: Set<Unicode.Scalar> = ["\u{202E}", "\u{85}", "\u{9B}"]
    #expect(!found.output.unicodeScalars.contains(where: controls.contains))
  }

  @Test("have the escapes of JSON in a log of SARIF")
  func sarif() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Shop.xcodeproj/.keep")
    try folder.write("// viper-gen:disable red\u{202E}\u{9B}1m\u{E0041}\n", to: "Shop/Odd.swift")
    let found = try folder.viperGen("lint", "--format", "sarif")
    #expect(found.output.contains(#"red\u202e\u009b1m\udb40\udc41"#), "\(found.output)")
    let controls: Set<Unicode.Scalar> = ["\u{202E}", "\u{9B}", "\u{E0041}"]
    #expect(!found.output.unicodeScalars.contains(where: controls.contains))
  }
}
