import Foundation
import PackagePlugin

/// Turns the folder `Templates/` into one Swift file before ScaffoldKit is compiled, so that the
/// built binary contains its templates.
@main
struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let templates = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    return [
      .buildCommand(
        displayName: "Embedding Templates",
        executable: try context.tool(named: "embed-templates").url,
        arguments: [templates.path, output.path, commit],
        inputFiles: try files(below: templates),
        outputFiles: [output])
    ]
  }

  /// The commit that the environment names, as a release build does. A commit that the plugin found by
  /// itself would change the binary for the same sources, and rebuild it after each commit.
  private var commit: String {
    ProcessInfo.processInfo.environment["VIPER_GEN_COMMIT"] ?? ""
  }

  private func files(below folder: URL) throws -> [URL] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder.path)
      .map { folder.appending(path: $0) }
      .sorted { $0.path < $1.path }
  }
}
