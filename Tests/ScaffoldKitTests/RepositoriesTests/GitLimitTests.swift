import Foundation
import Testing

@testable import ScaffoldKit

@Suite("git at its limits") struct GitLimitTests {
  private let folder: TestPackage
  private let temporary: ScaffoldKit.TemporaryFolder

  init() throws {
    folder = try TestPackage([:])
    temporary = try ScaffoldKit.TemporaryFolder(in: ["TMPDIR": folder.path], on: DiskFileSystem())
  }

  /// A `git` that runs a script in place of `fetch`.
  private func git(
    fetching script: String, _ limits: RepositoryLimits,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws -> Git {
    let environment = ProcessInfo.processInfo.environment
    let real = try #require(Executable.find("git", in: environment)).path
    try folder.makeFolder("bin")
    // Another process writes it, so that no child of this one has it open for writing.
    let text = "#!/bin/sh\n[ \"$1\" = fetch ] || exec '\(real)' \"$@\"\n\(script)\n"
    let words = [
      "-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "sh", text, "\(folder.path)/bin/git",
    ]
    _ = try Subprocess.run("/bin/sh", words, environment: environment)
    let path = "\(folder.path)/bin:" + (environment["PATH"] ?? "")
    return try Git(
      in: temporary, environment: environment.merging(["PATH": path]) { _, new in new },
      limits: limits, isInterrupted: { false }, progress: progress)
  }

  private func message(_ git: Git) -> String {
    do throws(ScaffoldError) {
      _ = try GitFetch(nil, of: "https://example.com/t.git", by: git, into: "new")
      return "fetched"
    } catch {
      return error.description
    }
  }

  @Test("is stopped when it prints nothing for too long, and says how long that was")
  func silence() throws {
    var limits = RepositoryLimits()
    limits.silence = .milliseconds(1_000)
    var last: ScaffoldProgress?
    let git = try git(
      fetching: "printf 'Receiving objects:  45%% (9/20), 1 KiB\\r' >&2; exec sleep 100", limits
    ) { last = $0 }
    #expect(
      message(git) == """
        error: git was stopped: it printed nothing for 1 seconds while it read 'https://example.com/t.git'
        help: check the connection and the address: git ls-remote https://example.com/t.git
        """)
    #expect(last == ScaffoldProgress(phase: .fetching, done: 9, total: 20))
  }

  @Test("is stopped after a time, though it prints something all the while")
  func time() throws {
    var limits = RepositoryLimits()
    limits.time = .milliseconds(300)
    let git = try git(fetching: "while :; do printf . >&2; done", limits)
    #expect(message(git).contains("for more than 0 seconds"))
  }

  @Test("is stopped when it stores too much")
  func download() throws {
    var limits = RepositoryLimits()
    limits.download = 1 << 20
    let git = try git(
      fetching: "mkdir -p \"$GIT_DIR/objects/a\"; dd if=/dev/zero of=\"$GIT_DIR/objects/a/x\" "
        + "bs=65536 count=32 2>/dev/null; exec sleep 100", limits)
    #expect(
      message(git).hasPrefix(
        "error: git was stopped: 'https://example.com/t.git' sends more than 1 MiB\n"))
  }

  @Test("is stopped when it prints too much", arguments: ["", " >&2"])
  func output(stream: String) throws {
    let git = try git(fetching: "while :; do echo hello\(stream); done", RepositoryLimits())
    #expect(message(git).hasPrefix("error: git was stopped: it printed too much"))
  }

  @Test("gets no secret of its settings as an argument")
  func arguments() throws {
    let git = try git(fetching: "echo \"$@\" >&2; exit 1", RepositoryLimits())
    #expect(!message(git).split(separator: "\n")[1].contains("example.com"))
  }
}
