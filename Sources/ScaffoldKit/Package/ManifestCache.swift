import Hashing

/// Stores SwiftPM's answers in a folder of the user, so that an unchanged manifest is not run again.
///
/// Each package has one file. Its name begins with a digest of the package's place, followed by a
/// digest of everything that the answer depends on. The cache never fails: a file that is unreadable
/// or damaged counts as missing, and a file that cannot be written is skipped.
struct ManifestCache {
  let fileSystem: any FileSystem
  let folder: String
  private let package: String
  private let name: String
  private static let limit = 8 << 20
  private static let digestLength = 32

  init(
    fileSystem: any FileSystem, folder: String, packagePath: String, root: FileStatus.Identity,
    manifests: [(name: String, bytes: [UInt8])], swift: Executable, environment: [String: String]
  ) {
    self.fileSystem = fileSystem
    self.folder = folder
    package = Self.digest(of: [packagePath, "\(root.device)", "\(root.inode)"])
    let texts = manifests.flatMap { [$0.name, SHA256.digest(of: $0.bytes).text] }
    let toolchain = ["\(swift.path) \(swift.resolvedPath) \(swift.size) \(swift.modified)"]
    let variables = Self.toolchainVariables.map { environment[$0] ?? "" }
    name = "\(package)-\(Self.digest(of: ["format 5"] + texts + toolchain + variables)).json"
  }

  /// The variables that select the toolchain if `swift` is a version manager's shim.
  private static let toolchainVariables = [
    "TOOLCHAINS", "DEVELOPER_DIR", "SWIFTLY_TOOLCHAINS_DIR", "SWIFTENV_ROOT", "SWIFT_VERSION",
  ]

  /// The stored answer; `nil` if there is none.
  func read() -> ManifestSummary? {
    do throws(SystemError) {
      let bytes = try fileSystem.directory(at: folder).contents(of: name, limit: Self.limit)
      let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let answer = Array(parts[1])
      guard SHA256.digest(of: answer).text.utf8.elementsEqual(parts[0]) else { return nil }
      return ManifestDump.read(answer)
    } catch {
      return nil
    }
  }

  /// Stores an answer after its digest, and removes older answers for the same package and what killed runs have left.
  ///
  /// The file is renamed into place, so that another process reads all of it or nothing.
  func write(_ answer: [UInt8]) {
    do throws(SystemError) {
      let folder = WritableFolder(private: try openFolder(self.folder))
      guard let lock = Self.lock(folder.directory) else { return }
      try withExtendedLifetime(lock) { () throws(SystemError) in try store(answer, in: folder) }
    } catch {
      // The cache only saves time.
    }
  }

  private func store(_ answer: [UInt8], in folder: WritableFolder) throws(SystemError) {
    let entries = try folder.directory.entries()
    for entry in entries where Self.isUnfinished(entry) { try folder.remove(entry) }
    let fresh = name + Self.unfinished
    try folder.addFile(
      fresh, contents: Array(SHA256.digest(of: answer).text.utf8) + [0x0A] + answer,
      permissions: .confidential)
    try folder.rename(fresh, over: name)
    for entry in entries where Self.isAnswer(entry[...]) {
      if entry.hasPrefix(package + "-"), entry != name { try folder.remove(entry) }
    }
  }

  /// The end of the name of an answer that is being written.
  private static let unfinished = ".new"

  private static func isUnfinished(_ name: String) -> Bool {
    name.hasSuffix(unfinished) && isAnswer(name.dropLast(unfinished.count))
  }

  /// Whether the name is that of an answer: two digests.
  private static func isAnswer(_ name: Substring) -> Bool {
    guard name.hasSuffix(".json") else { return false }
    let digests = name.dropLast(".json".count).split(
      separator: "-", omittingEmptySubsequences: false)
    return digests.count == 2
      && digests.allSatisfy { $0.count == digestLength && $0.allSatisfy(\.isHexDigit) }
  }

  /// The lock of the cache for writing; `nil` if other processes have it for too long.
  private static func lock(_ directory: any Directory) -> FolderLock? {
    do throws(SystemError) {
      for _ in 0..<20 {
        if let lock = try directory.lock(orFile: "lock") { return lock }
        sleep(milliseconds: 5)
      }
      return nil
    } catch {
      // Folders cannot be locked here.
      return FolderLock()
    }
  }

  /// Opens the folder. Creates it and its parents if they are missing.
  private func openFolder(_ path: String) throws(SystemError) -> any Directory {
    do throws(SystemError) {
      return try fileSystem.directory(at: path)
    } catch {
      guard error.isMissing, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
        throw error
      }
      let parent = try openFolder(String(path[..<slash]))
      let name = String(path[path.index(after: slash)...])
      try WritableFolder(private: parent).addFolder(name, permissions: .confidential)
      return try fileSystem.directory(at: path)
    }
  }

  /// A digest of several texts that differs for `ab`, `c` and `a`, `bc`.
  private static func digest(of texts: [String]) -> String {
    let digests = texts.map { SHA256.digest(of: Array($0.utf8)).text }
    return String(SHA256.digest(of: Array(digests.joined().utf8)).text.prefix(digestLength))
  }
}

extension ManifestCache {
  /// Whether SwiftPM's answer depends only on the manifest and the toolchain.
  ///
  /// A manifest that may use files, variables, the clock or random numbers is run every time. The
  /// rule is conservative: it searches for words, also in comments, and accepts imports only of the
  /// two modules for manifests.
  static func mayStore(_ manifest: [UInt8]) -> Bool {
    let words = String(decoding: manifest, as: UTF8.self).unicodeScalars
      .split { !($0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_")) }
      .map(String.init)
    let imported = zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1)
    return imported.allSatisfy(modules.contains) && !words.contains(where: isExternal)
  }

  private static let modules: Set = ["PackageDescription", "CompilerPluginSupport"]

  private static func isExternal(_ word: String) -> Bool {
    externalWords.contains(word) || word.hasPrefix("random") || word.hasPrefix("shuffle")
  }

  private static let externalWords: Set = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "WinSDK", "Android",
    "ProcessInfo", "FileManager", "Context", "getenv", "environment", "canImport", "CommandLine",
    "readLine", "Date", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator",
    "Hasher", "hashValue", "file", "filePath", "fileID", "_silgen_name", "UnsafeMutablePointer",
  ]
}
