import Foundation
import PackagePlugin

/// `swift package viper-gen …`: runs the tool in the package's folder, with the arguments as they are.
///
/// Relative paths count from that folder, since it is the only place where a plugin may write.
@main
struct ViperGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try tool(of: context)
    // The commands that the tool proposes are to work when they are pasted.
    try run(
      tool, arguments, in: context.package.directoryURL,
      variables: ["VIPER_GEN_CALLER": "swift package viper-gen"])
  }

  /// The tool, which is built now where the plugin's target does not depend on it.
  private func tool(of context: PluginContext) throws -> URL {
    #if os(Linux)
      // An artifact bundle has the tool. Another place could have one of another version.
      if let tool = try? context.tool(named: "viper-gen"),
        tool.url.pathComponents.contains(where: { $0.hasSuffix(".artifactbundle") })
      {
        return tool.url
      }
      let build = try packageManager.build(
        .product("viper-gen"), parameters: PackageManager.BuildParameters(echoLogs: true))
      guard build.succeeded, let tool = build.builtArtifacts.first(where: \.isExecutable) else {
        Diagnostics.error("viper-gen could not be built: \(build.logText)")
        exit(70)
      }
      return tool.url
    #else
      return try context.tool(named: "viper-gen").url
    #endif
  }

  /// Runs the tool to its end; a status other than 0 becomes the plugin's own.
  fileprivate func run(
    _ tool: URL, _ arguments: [String], in folder: URL, variables: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.merging(variables) { _, ours in ours }
    #if os(macOS)
      // The tool runs in this plugin's sandbox, in which SwiftPM cannot make another one.
      environment["VIPER_GEN_SANDBOXED"] = "1"
    #endif
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { exit(70) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension PackageManager.BuildResult.BuiltArtifact {
  fileprivate var isExecutable: Bool { kind == .executable }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperGenCommand: XcodeCommandPlugin {
    /// The same from Xcode's menu, in the folder of the project, where Xcode adds `--target` for each
    /// target that was chosen in its dialog.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: "viper-gen").url
      try run(tool, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
