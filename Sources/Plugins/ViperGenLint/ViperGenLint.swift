import Foundation
import PackagePlugin

/// Runs `viper-gen lint` for the files of a target, in each build after a change of the package's sources.
///
/// The findings are warnings of the build. One with the severity `error` makes the build fail.
@main
struct ViperGenLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget,
      module.sourceFiles(withSuffix: "swift").contains(where: { _ in true })
    else { return [] }
    // A rule may need the other targets: a mock is in that of the tests.
    let sources = context.package.targets.compactMap(\.sourceModule)
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let check = Check(
      root: context.package.directoryURL, name: target.name, folder: module.directoryURL,
      output: context.pluginWorkDirectoryURL)
    return [check.command(try tool(of: context), sources)]
  }

  private func tool(of context: PluginContext) throws -> URL {
    do {
      return try context.tool(named: "viper-gen").url
    } catch {
      Diagnostics.error("set the variable VIPER_GEN_LINT to 1 to use ViperGenLint of a local copy")
      throw error
    }
  }
}

/// A command that checks the files below a folder.
private struct Check {
  let root: URL
  let name: String
  /// The folder of the target; `nil` if findings in all files are reported.
  let folder: URL?
  /// The folder for what the plugin writes.
  let output: URL

  func command(_ tool: URL, _ sources: [URL]) -> Command {
    let stamp = output.appending(path: "ViperGenLint.swift")
    let inputs = (sources + settings).sorted { $0.path < $1.path }
    return .buildCommand(
      displayName: "Checking the architecture of \(name)",
      executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, stamp.path, tool.path] + lint,
      environment: variables(for: inputs), inputFiles: inputs + [tool], outputFiles: [stamp])
  }

  /// SwiftPM runs a command only if it has an output that the target needs, here a file without code. It is
  /// written once, because the compiler reads it again after each change.
  private let script = #""$@" && { test -e "$0" || : > "$0"; }"#

  private var lint: [String] {
    let options = ["lint", "--quiet", "--absolute-paths", "--package-path", root.path]
    guard let folder, folder.path.hasPrefix(root.path + "/") else { return options }
    return options + ["--only", String(folder.path.dropFirst(root.path.count + 1))]
  }

  /// A build runs a command again if an input has changed or the command is another one, but not for a new input. So
  /// a variable has the hash of their paths.
  private func variables(for inputs: [URL]) -> [String: String] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in inputs.map(\.path).joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var variables = ["VIPER_GEN_INPUTS": String(hash, radix: 16)]
    #if os(macOS)
      // The tool runs in the sandbox of the build, in which SwiftPM cannot make another one.
      variables["VIPER_GEN_SANDBOXED"] = "1"
    #endif
    return variables
  }

  /// The files besides sources that change the findings.
  private var settings: [URL] {
    let records = root.appending(path: ".viper-gen")
    let names = FileManager.default.subpaths(atPath: records.path) ?? []
    return [".viper-gen.json", ".viper-gen-baseline.json"].map { root.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      + names.filter { $0.hasSuffix(".json") }.sorted().map { records.appending(path: $0) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperGenLint: XcodeBuildToolPlugin {
    /// The same for a target of a project, whose folders are not those of its targets: all findings are reported.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let sources = context.xcodeProject.targets.flatMap(\.inputFiles).map(\.url)
        .filter { $0.pathExtension == "swift" }
      let check = Check(
        root: context.xcodeProject.directoryURL, name: target.displayName, folder: nil,
        output: context.pluginWorkDirectoryURL)
      return [check.command(try context.tool(named: "viper-gen").url, sources)]
    }
  }
#endif
