/// Keeps what SwiftPM answered, in a folder of the user's, so that an unchanged manifest is not run
/// again.
///
/// One file for each package: its name begins with the package's fingerprint, and goes on with that
/// of everything the answer depends on. Nothing about the cache is ever an error: a file that
/// cannot be read or is damaged is asked for again, one that cannot be written is left out.
struct ManifestCache {
  let fileSystem: any FileSystem
  let folder: String
  private let package: String
  private let name: String
  private static let limit = 8 << 20

  init(
    fileSystem: any FileSystem, folder: String, packagePath: String, root: FileStatus.Identity,
    manifests: [(name: String, bytes: [UInt8])], swift: Executable, environment: [String: String]
  ) {
    self.fileSystem = fileSystem
    self.folder = folder
    var package = Fingerprint()
    package.add(packagePath)
    package.add(String(root.device))
    package.add(String(root.inode))
    self.package = package.text
    var state = package
    state.add("format 4")
    for (name, bytes) in manifests {
      state.add(name)
      state.add(bytes)
    }
    state.add("\(swift.path) \(swift.resolvedPath) \(swift.size) \(swift.modified)")
    for variable in Self.toolchainVariables { state.add(environment[variable] ?? "") }
    name = "\(package.text)-\(state.text).json"
  }

  /// What decides which toolchain a `swift` that is only a shim starts.
  private static let toolchainVariables = [
    "TOOLCHAINS", "DEVELOPER_DIR", "SWIFTLY_TOOLCHAINS_DIR", "SWIFTENV_ROOT", "SWIFT_VERSION",
  ]

  func read() -> ManifestSummary? {
    do throws(SystemError) {
      let bytes = try fileSystem.directory(at: folder).contents(of: name, limit: Self.limit)
      let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2, Self.seal(lines[1]).utf8.elementsEqual(lines[0]) else { return nil }
      return ManifestDump.read(Array(lines[1]))
    } catch {
      return nil
    }
  }

  /// Writes beside and renames, so that a reader sees all or nothing; older answers for the same
  /// package go.
  func write(_ summary: ManifestSummary) {
    let body = Array(ManifestDump.write(summary).utf8)
    let fresh = name + ".new"
    do throws(SystemError) {
      let directory = try openFolder(folder)
      if try directory.status(of: fresh) != nil { try directory.removeFile(fresh) }
      try directory.createFile(
        fresh, contents: Array(Self.seal(body).utf8) + [0x0A] + body, permissions: .confidential)
      try directory.replace(name, by: fresh)
      for entry in try directory.entries() where entry.hasPrefix(package + "-") && entry != name {
        try directory.removeFile(entry)
      }
    } catch {
      // The cache only saves time.
    }
  }

  /// Opens the folder, and makes it and its parents first where they are missing.
  private func openFolder(_ path: String) throws(SystemError) -> any Directory {
    do throws(SystemError) {
      return try fileSystem.directory(at: path)
    } catch {
      guard error.isMissing, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
        throw error
      }
      let parent = try openFolder(String(path[..<slash]))
      try parent.createDirectory(String(path[path.index(after: slash)...]), permissions: 0o700)
      return try fileSystem.directory(at: path)
    }
  }

  /// What tells a whole file from a damaged one.
  private static func seal(_ body: some Collection<UInt8>) -> String {
    var seal = Fingerprint()
    seal.add(body)
    return seal.text
  }
}

extension ManifestCache {
  /// Whether the answer depends on nothing but the manifest and the toolchain.
  ///
  /// A manifest that may look at files, variables, the clock or chance is asked for every time. The
  /// rule is coarse on purpose: it looks for words, even within comments, and lets a manifest import
  /// nothing but the two modules for manifests.
  static func mayKeep(_ manifest: [UInt8]) -> Bool {
    let words = manifest.split { byte in
      !((0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F)
    }.map { String(decoding: $0, as: UTF8.self) }
    let imported = zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1)
    return imported.allSatisfy { modules.contains($0) } && !words.contains(where: isTelling)
  }

  private static let modules: Set = ["PackageDescription", "CompilerPluginSupport"]

  private static func isTelling(_ word: String) -> Bool {
    tellingWords.contains(word) || word.hasPrefix("random") || word.hasPrefix("shuffle")
  }

  private static let tellingWords: Set = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "WinSDK", "Android",
    "ProcessInfo", "FileManager", "Context", "getenv", "environment", "canImport", "CommandLine",
    "readLine", "Date", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator",
    "Hasher", "hashValue", "file", "filePath", "fileID", "_silgen_name", "UnsafeMutablePointer",
  ]
}
