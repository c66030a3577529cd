import ScaffoldKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables and the working directory of a run.
struct Environment {
  /// The environment variables.
  let variables: [String: String]
  let workingDirectory: String
  /// Whether SwiftPM may run a manifest that only it can read.
  private(set) var runsManifests = true

  /// The same environment for what can do without a manifest that has to be run.
  var withoutManifests: Environment {
    var environment = self
    environment.runsManifests = false
    return environment
  }

  static var current: Environment {
    let path = getcwd(nil, 0)
    defer { free(path) }
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in variables
    where name == "PATH" || value.unicodeScalars.contains("\u{FFFD}") {
      variables[name] = getenv(name).flatMap { usable(EntryName.text(ofCString: $0), of: name) }
    }
    return Environment(
      variables: variables, workingDirectory: path.map { EntryName.text(ofCString: $0) } ?? ".")
  }

  /// The value of a variable, if it is UTF-8: a repaired value would be the path of another folder. Of `PATH`, the
  /// absolute folders: SwiftPM would find programs of the package in the others.
  private static func usable(_ value: String, of name: String) -> String? {
    guard name == "PATH" else { return EntryName.isReplacement(value) ? nil : value }
    return value.split(separator: ":")
      .filter { $0.hasPrefix("/") && !EntryName.isReplacement(String($0)) }
      .joined(separator: ":")
  }

  /// The value of one variable.
  subscript(name: String) -> String? { variables[name] }

  /// What the user types to run the program, if that is not its name, such as `swift package viper-gen`.
  /// A program that runs this one passes it in `VIPER_GEN_CALLER`.
  var caller: String? {
    self["VIPER_GEN_CALLER"] ?? swiftRun
  }

  /// The command with which `swift run` built and started the program, here or in a folder above. The path of
  /// the program is relative then, and the shell's `_` names the program that it started.
  private var swiftRun: String? {
    guard let program = CommandLine.arguments.first, self["_"]?.hasSuffix("/swift") ?? false,
      let way = program.wholeMatch(of: /((?:\.\.\/)*)\.build\/.*/)?.output.1
    else { return nil }
    let place = way.isEmpty ? "" : "--package-path \(way.dropLast()) "
    return "swift run \(place)\(Command.program)"
  }

  /// A word with a leading `~/` replaced by the home folder. Shells do that for a word, and most of them
  /// not in `--package-path=~/App`.
  func expandingHome(_ word: String) -> String {
    let sign = word.begins(with: "--") ? word.utf8.firstIndex(of: UInt8(ascii: "=")) : nil
    let start = sign.map(word.utf8.index(after:)) ?? word.startIndex
    guard word.utf8[start...].starts(with: "~/".utf8), let home = self["HOME"],
      home.begins(with: "/")
    else {
      return word
    }
    return word[..<start] + home + word[start...].dropFirst()
  }

  /// A path as the user typed it, made absolute.
  func absolute(_ path: String) -> String {
    path.begins(with: "/") ? path : path == "." ? workingDirectory : "\(workingDirectory)/\(path)"
  }

  /// A path as the user typed it, or an absolute one if that ends in `.` or `..`, so that its last
  /// component is the folder's name.
  func pathEndingInName(_ path: String) -> String {
    let names = path.namesOnPath
    guard names.isEmpty || names.last == "." || names.last == ".." else {
      return (path.begins(with: "/") ? "/" : "") + names.joined(separator: "/")
    }
    var resolved: [String] = []
    for name in absolute(path).namesOnPath where name != "." {
      if name == ".." { _ = resolved.popLast() } else { resolved.append(name) }
    }
    return "/" + resolved.joined(separator: "/")
  }

  /// The folder for temporary files.
  var temporaryFolder: String {
    self["TMPDIR"].flatMap { $0.begins(with: "/") ? $0 : nil } ?? "/tmp"
  }

  /// The folder for the program's cache; `nil` without a home folder.
  var cacheFolder: String? {
    if let path = self["XDG_CACHE_HOME"], path.begins(with: "/") { return path + "/viper-gen" }
    guard let home = self["HOME"], home.begins(with: "/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/viper-gen"
    #else
      return home + "/.cache/viper-gen"
    #endif
  }

  /// The file with the user's settings for all packages; `nil` without a home folder.
  var configurationFile: String? {
    let file = "/viper-gen/config.json"
    if let path = self["XDG_CONFIG_HOME"], path.begins(with: "/") { return path + file }
    return self["HOME"].flatMap { $0.begins(with: "/") ? $0 + "/.config" + file : nil }
  }

  /// The width of help texts: that of the terminal, and at least 20 columns.
  var helpWidth: Int { max(20, Console.width(environment: self)) }
}
