import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct SubprocessTests {
  private let environment = ["PATH": "/usr/bin:/bin", "GREETING": "hello"]

  private func shell(_ script: String) throws -> Subprocess.Output {
    let shell = try #require(Executable.find("sh", in: environment))
    return try Subprocess.run(shell.path, ["-c", script], environment: environment)
  }

  @Test("both streams are read at once, however much is printed")
  func bothStreamsAreReadAtOnceHowever() throws {
    let output = try shell(
      """
      i=0; while [ $i -lt 2000 ]; do
        printf '%0200d\\n' 1; printf '%0300d\\n' 2 >&2; i=$((i+1))
      done
      """)
    #expect(output.ending == .exited(0))
    #expect(output.standardOutput.count == 2000 * 201)
    #expect(output.standardError.count == 2000 * 301)
  }

  @Test("several programs run side by side, and their outputs keep the order of the commands")
  func sideBySide() throws {
    let shell = try #require(Executable.find("sh", in: environment))
    let folder = try TestPackage([:])
    // Each waits for the other: only side by side do they come to an end.
    func command(_ own: String, _ other: String) -> Subprocess.Command {
      let script = "touch \(own); while [ ! -e \(other) ]; do sleep 0.01; done; echo \(own)"
      return Subprocess.Command(
        program: shell.path, arguments: ["-c", "cd '\(folder.path)'; \(script)"],
        environment: environment)
    }
    var ended: [Int] = []
    var heard: [UInt8] = []
    let outputs = try Subprocess.run(
      [command("a", "b"), command("b", "a"), command("c", "a")], atOnce: 2,
      onOutput: { heard += $0 }, onEnd: { ended.append($0) })
    #expect(
      outputs.map { String(decoding: $0.standardOutput, as: UTF8.self) } == ["a\n", "b\n", "c\n"])
    #expect(ended.last == 3)
    #expect(heard.count == 6)
  }

  @Test(
    "is gone with all that it has started once it is interrupted, even if it would rather stay",
    arguments: [
      "", "trap '' INT; ",
      // In a group of its own, as SwiftPM starts its compilers.
      "python3 -c 'import os, sys; os.setpgid(0, 0); os.execvp(sys.argv[1], sys.argv[1:])' ",
    ])
  func interruption(before: String) throws {
    let shell = try #require(Executable.find("sh", in: environment))
    let folder = try TestPackage([:])
    let file = folder.path + "/log"
    let loop = "while :; do echo x >> '\(file)'; sleep 0.01; done"
    let script = "\(before)sh -c \"trap '' INT; echo begun; \(loop)\" & wait"
    let command = Subprocess.Command(
      program: shell.path, arguments: ["-c", script], environment: environment)
    var hasBegun = false
    #expect(throws: SystemError.self) {
      try Subprocess.run(
        [command], atOnce: 1, isInterrupted: { hasBegun }, onOutput: { _ in hasBegun = true })
    }
    let written = FileManager.default.contents(atPath: file)
    usleep(100_000)
    #expect(FileManager.default.contents(atPath: file) == written)
  }

  @Test("a stream that is closed early does not end the other") func aStreamThatIsClosedEarlyDoes()
    throws
  {
    let output = try shell("exec 2>&-; printf one; printf two")
    #expect(String(decoding: output.standardOutput, as: UTF8.self) == "onetwo")
    #expect(output.standardError.isEmpty)
  }

  @Test("the exit status comes back", arguments: [0, 1, 64, 255] as [Int32])
  func theExitStatusComesBack(status: Int32) throws {
    #expect(try shell("exit \(status)").ending == .exited(status))
  }

  @Test(
    "a signal that ended the program is not reported as a status",
    arguments: [SIGTERM, SIGKILL, SIGPIPE])
  func aSignalThatEndedTheProgramIs(signal: Int32) throws {
    #expect(try shell("kill -\(signal) $$").ending == .signalled(signal))
  }

  @Test("the program gets the environment that was passed and no other")
  func theProgramGetsTheEnvironmentThatWas() throws {
    let env = try #require(Executable.find("env", in: environment))
    let output = try Subprocess.run(env.path, [], environment: environment)
    let lines = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n")
    #expect(lines.sorted() == ["GREETING=hello", "PATH=/usr/bin:/bin"])
  }

  @Test("arguments reach the program byte for byte") func argumentsReachTheProgramByteForByte()
    throws
  {
    let printf = try #require(Executable.find("printf", in: environment))
    let words = ["", "a b", "ä\n\t", "'\"$HOME"]
    let output = try Subprocess.run(printf.path, ["[%s]"] + words, environment: environment)
    let expected = words.map { "[\($0)]" }.joined()
    #expect(String(decoding: output.standardOutput, as: UTF8.self) == expected)
  }

  @Test("standard input is empty") func standardInputIsEmpty() throws {
    #expect(try shell("cat; echo done").standardOutput == Array("done\n".utf8))
  }

  @Test("a program that is not there is an error with its path") func aProgramThatIsNotThereIs() {
    #expect(throws: SystemError(operation: "run", path: "/nowhere/tool", number: ENOENT)) {
      try Subprocess.run("/nowhere/tool", [], environment: [:])
    }
  }

  @Test("a NUL byte in an argument is refused") func aNULByteInAnArgumentIs() {
    #expect(throws: SystemError(operation: "run", path: "/bin/sh", number: EINVAL)) {
      try Subprocess.run("/bin/sh", ["-c", "echo \0"], environment: [:])
    }
  }

  @Test("no descriptor is left open") func noDescriptorIsLeftOpen() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    _ = try shell("true")
    let before = try count()
    for _ in 0..<50 { _ = try shell("true") }
    // Other tests open files meanwhile; fifty runs would leave a hundred.
    #expect(try count() < before + 50)
  }
}

@Suite struct ExecutableTests {
  @Test("the first folder of PATH that has the program wins") func theFirstFolderOfPATHThatHas()
    throws
  {
    let folder = try TestPackage(["first/tool": "#!/bin/sh", "second/tool": "#!/bin/sh"])
    try folder.setPermissions(0o755, of: "second/tool")
    let path = "\(folder.path)/absent:\(folder.path)/first:\(folder.path)/second"
    // The first has no permission to run.
    #expect(Executable.find("tool", in: ["PATH": path])?.path == "\(folder.path)/second/tool")
    try folder.setPermissions(0o755, of: "first/tool")
    #expect(Executable.find("tool", in: ["PATH": path])?.path == "\(folder.path)/first/tool")
  }

  @Test("relative folders of PATH and a missing PATH find nothing")
  func relativeFoldersOfPATHAndAMissing() {
    #expect(Executable.find("sh", in: ["PATH": ".:bin:"]) == nil)
    #expect(Executable.find("sh", in: [:]) == nil)
  }

  @Test("a folder is no program") func aFolderIsNoProgram() throws {
    let folder = try TestPackage(["tool/file": ""])
    #expect(Executable.find("tool", in: ["PATH": folder.path]) == nil)
  }

  @Test("links are resolved") func linksAreResolved() throws {
    let folder = try TestPackage(["real": "#!/bin/sh"])
    try folder.setPermissions(0o755, of: "real")
    try folder.link("tool", to: "real")
    let found = try #require(Executable.find("tool", in: ["PATH": folder.path]))
    #expect(found.path.hasSuffix("/tool"))
    #expect(found.resolvedPath.hasSuffix("/real"))
  }
}
