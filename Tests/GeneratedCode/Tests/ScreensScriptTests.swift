import Foundation
import Testing

/// `.ci/screens` itself, with stubs in place of a Mac's tools.
@Suite("The script that draws the screens")
struct ScreensScriptTests {
  private let script = Program.project.appending(path: ".ci/screens").path

  @Test("is read by bash, and spares a folder that exists")
  func reads() throws {
    let folder = try TemporaryFolder()
    let read = try Program.tool("bash", ["-n", script], in: folder.url)
    #expect(read.status == 0 && read.errors == "", "\(read.errors)")
    let called = try Program.tool("bash", [script, "."], in: folder.url)
    #expect(called.status == 64 && called.errors.contains("must not exist"))
  }

  @Test("leaves its pictures by their names, also when a test fails", .enabled(if: hasPython))
  func pictures() throws {
    let folder = try TemporaryFolder()
    for (name, lines) in Self.tools {
      try folder.write("#!/bin/sh\n\(lines)\n", to: "tools/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.url.appending(path: "tools/\(name)").path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try Program.tool(
      "bash", [script, "Screens"], in: folder.url,
      environment: [
        "VIPER_GEN": "true", "PATH": "\(folder.url.appending(path: "tools").path):\(path)",
        "LOG": folder.url.appending(path: "log").path,
      ])
    #expect(run.status == 65, "\(run.output)\(run.errors)")
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "Screens/results/pictures").path)
    #expect(pictures.sorted() == ["vip-appkit-light.png", "vip-uikit-dark-largest.png"])
    // The newest system for the SDK, and there the plain telephone.
    let log = try folder.text(of: "log")
    #expect(log.contains("platform=iOS Simulator,id=RIGHT "), "\(log)")
  }

  /// What the script uses of a Mac.
  private static let tools = [
    "xcodebuild": """
    echo "$@" >> "$LOG"
    mkdir results/Screens.xcresult
    exit 65
    """,
    "swift": #": > "$SCREENS_PICTURES/vip-appkit-light.png""#,
    "xcrun": #"""
    case "$1 $2" in
    "--sdk iphonesimulator") echo 18.5 ;;
    "simctl list")
      system=com.apple.CoreSimulator.SimRuntime
      cat <<JSON
    {"devices": {
      "$system.iOS-26-0": [{"name": "iPhone 17", "udid": "NEW"}],
      "$system.iOS-18-5": [{"name": "iPad (A16)", "udid": "PAD"},
        {"name": "iPhone 16 Pro", "udid": "PRO"},
        {"name": "iPhone 16", "udid": "RIGHT"}],
      "$system.iOS-9-3": [{"name": "iPhone 6", "udid": "OLD"}],
      "$system.iOS-18-4": [], "$system.watchOS-11-5": [{"name": "Watch", "udid": "WATCH"}]}}
    JSON
      ;;
    "xcresulttool export")
      mkdir results/exported
      : > results/exported/A.png
      : > results/exported/B.txt
      cat > results/exported/manifest.json <<JSON
    [{"testIdentifier": "DrawingTests/testDark()", "attachments": [
      {"exportedFileName": "A.png", "suggestedHumanReadableName":
        "vip-uikit-dark-largest_0_6F9619FF-8B86-D011-B42D-00C04FC964FF.png"},
      {"exportedFileName": "B.txt", "suggestedHumanReadableName": "log_0_1.txt"}]}]
    JSON
      ;;
    esac
    """#,
  ]

  private static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
}
