import Foundation
import Testing

/// Where the sources change the disk and start programs.
@Suite("The sources")
struct ChangeSourcesTests {
  /// What only some files may do, as a pattern of code. A folder stands for all of its files.
  static let rules: [(deed: String, pattern: String, places: [String])] = [
    (
      "a system call that changes the disk",
      #"\b(?:mkdir(?:at)?|unlink(?:at)?|rmdir|rename(?:at2?|atx_np)|link(?:at)|symlink(?:at)?|f?truncate|"#
        + #"f?chmod(?:at)?|l?f?chown(?:at)?|mkfifo|mknod|mkstemp|f?setxattr|f?copyfile|acl_set\w+)\("#,
      ["Files/"]
    ),
    ("an open file for writing", "O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND", ["Files/"]),
    (
      "bytes written to a descriptor", #"\bwriteAll\(|\bp?writev?\([a-z]+, [^)]*\.count\)"#,
      [
        "Files/", "Console/OutputStream.swift", "Console/ProgressLine.swift",
        "Console/Terminal.swift",
      ]
    ),
    (
      "Foundation's ways to write",
      #"FileManager\.default\.(?!fileExists)|\.write\(to(?:File)?:|FileHandle\(for(?:Writing|Updating)"#,
      []
    ),
    (
      "a change of a folder's entries",
      #"\.(?:createFile|createDirectory|removeFile|removeDirectory|removeTree|exchange)\("#
        + #"|\.move\([^)]*, to: [^)]*, as:|\.replace\(\w+, by:"#,
      [
        "Files/WritableFolder.swift", "Files/DirectoryRemoval.swift", "Files/DiskDirectory",
        // It edits a text.
        "Configuration/ConfigurationEdit.swift",
      ]
    ),
    (
      "a folder that the gate has checked", #"WritableFolder\(checked:"#,
      ["Files/WritableFolder.swift", "Transaction/WriteGate.swift"]
    ),
    (
      "a folder that only the user can change", #"WritableFolder\(private:"#,
      ["Files/TemporaryFolder.swift", "Package/ManifestCache.swift", "Verify/ScratchPackage.swift"]
    ),
    (
      "a gate without a check", #"WriteGate\(scratch:|isScratch: true"#,
      ["Transaction/Schedule.swift", "Verify/ScratchPackage.swift"]
    ),
    ("the start of git", #"find\(\s*"git""#, ["Repositories/Git.swift"]),
    (
      "the start of a program",
      #"\bposix_spawnp?\(|\bexec[vl]p?e?\(|\bpopen\(|\bsystem\(|Process\(\)"#,
      ["Files/ChildProcess.swift"]
    ),
  ]

  @Test("have each of these only in its place", arguments: rules.indices)
  func places(index: Int) throws {
    let (deed, text, places) = Self.rules[index]
    let pattern = try Regex(text)
    var isUsed = false
    for (path, code) in try Self.sources.get() {
      let found = code.matches(of: pattern).map { String(code[$0.range]) }
      isUsed = isUsed || !found.isEmpty
      let isAllowed = places.contains { path.hasPrefix($0) }
      #expect(isAllowed || found == [], "\(path) has \(deed)")
    }
    // A pattern that finds nothing proves nothing.
    #expect(isUsed || places == [])
  }

  /// The code of the library and of the program, without comments, by paths below their folders.
  private static let sources = Result {
    try ["Sources/ScaffoldKit", "Sources/ScaffoldSwift", "Sources/viper-gen"].flatMap { folder in
      let root = Program.project.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
          let code = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
          return (path: path, code: code)
        }
    }
  }
}
