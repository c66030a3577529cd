import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Temporary files")
struct TemporaryFilesTests {
  private let folder: TemporaryFolder

  /// A package in `P`, an empty `tmp`, and programs called `git`: one that never ends in `slow`, and one that fails at
  /// once in `bad`.
  init() throws {
    folder = try SmallPackage.folder()
    try FileManager.default.createDirectory(at: tmp, withIntermediateDirectories: true)
    let programs = ["slow": "echo $$ >\"$MARK\"\nexec sleep 600\n", "bad": "exit 1\n"]
    for (name, script) in programs {
      try folder.write("#!/bin/sh\n" + script, to: "\(name)/git")
      try #require(chmod(folder.url.appending(path: "\(name)/git").path, 0o755) == 0)
    }
  }

  private var tmp: URL { folder.url.appending(path: "tmp") }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tmp.path).sorted()
  }

  /// The arguments of a run that needs a temporary folder.
  private static let words = "templates add https://example.com/x --package-path P"

  /// Makes such a run, which fails after it has made the folder.
  private func next() throws {
    let script = "PATH=\"$PWD/bad:$PATH\" exec \"$0\" \(Self.words)"
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path], in: folder.url,
      environment: ["TMPDIR": tmp.path, "XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
    #expect(outcome.status == 74, "\(outcome.errors)")
  }

  @Test("of a killed run are removed by the next one, and those of a run at work are not")
  func killed() throws {
    let script = """
      PATH="$PWD/slow:$PATH" MARK="$PWD/mark" "$0" \(Self.words) &
      until test -s mark; do sleep 0.05; done
      ls tmp
      PATH="$PWD/bad:$PATH" "$0" \(Self.words)
      ls tmp
      kill -KILL $!
      kill -KILL $(cat mark)
      wait
      """
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path], in: folder.url,
      environment: ["TMPDIR": tmp.path, "XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
    let left = try names()
    #expect(left.count == 1 && left[0].hasPrefix("viper-gen-run-"), "\(outcome.errors)")
    // It was there while the other run was at work, and after it.
    #expect(outcome.output == "\(left[0])\n\(left[0])\n")
    try next()
    #expect(try names() == [])
  }

  @Test("are removed with everything in them, whatever its names and permissions")
  func contents() throws {
    let left = tmp.appending(path: "viper-gen-verify-\(geteuid())-0123456789abc")
    let script = """
      mkdir -p "$0/a/b/c" && cd "$0" && : >a/b/c/file && ln -s / root && ln -s "$0/.." up && mkfifo pipe
      mkdir .build "$(printf 'n\\nl')" && : >"-rf"
      \(Self.isLinux ? ": >\"$(printf 'a/\\377')\" && mkdir \"$(printf '\\376')\" && : >\"$(printf '\\376/\\351')\"" : ":")
      chmod 0 a/b/c/file && chmod 0500 a/b && chmod 0 .build && chmod 0700 "$0"
      """
    let made = try Program.tool("sh", ["-c", script, left.path], in: folder.url)
    try #require(made.status == 0, "\(made.errors)")
    try next()
    #expect(try names() == [])
  }

  @Test(
    "of a user without rights are removed, too",
    .enabled(if: PlainUser.isThere, "permission bits bind every user but the administrator"))
  func closedFolders() throws {
    let script = """
      left=tmp/viper-gen-run-$(id -u)-0123456789abc
      mkdir -p $left/a/b && : >$left/a/b/file && chmod 0500 $left/a && chmod 0 $left/a/b && chmod 0700 $left
      TMPDIR="$PWD/tmp" PATH="$PWD/bad:$PATH" "$0" \(Self.words); ls -A tmp
      """
    let outcome = try PlainUser.run(script, in: folder)
    #expect(outcome.output == "", "\(outcome.errors)")
  }

  /// How to make entries that look like leftovers; `$n` is a name that a run could have.
  static let others = [
    "mkdir viper-gen-main", "mkdir viper-gen-0123456789abc", "mkdir -m 700 viper-gen-tests-x",
    "mkdir -m 755 $n", ": >$n", "ln -s ../P $n", "mkfifo $n", "mkdir -m 700 ${n}0",
    "mkdir -m 700 X$n",
    "mkdir -m 700 \"${n%c}-\"", "mkdir -m 700 viper-gen-kept-${n#viper-gen-run-}",
    "mkdir -m 700 viper-gen-run-4242-0123456789abc", "mkdir -m 700 \"${n%c}\u{FF}\"",
  ]

  @Test("that are not left by a run of this user stay", arguments: others)
  func foreign(making: String) throws {
    let name = "viper-gen-run-\(geteuid())-0123456789abc"
    let made = try Program.tool("sh", ["-c", "n=\(name); \(making)"], in: tmp)
    try #require(made.status == 0, "\(made.errors)")
    try folder.write("// mine\n", to: "P/Sources/App/B.swift")
    let before = (try names(), try folder.tree(below: "P"))
    try next()
    #expect(try names() == before.0)
    #expect(try folder.tree(below: "P") == before.1)
  }

  @Test(
    "of another user stay",
    .enabled(if: geteuid() == 0, "only an administrator can give files away"))
  func otherUser() throws {
    let path = tmp.appending(path: "viper-gen-run-\(geteuid())-0123456789abc").path
    try #require(mkdir(path, 0o700) == 0 && chown(path, 4_242, 4_242) == 0)
    try next()
    #expect(try names().count == 1)
  }

  @Test("are searched among a bounded number of entries")
  func many() throws {
    for index in 0..<20_000 { try #require(symlink("x", "\(tmp.path)/n\(index)") == 0) }
    let start = ContinuousClock.now
    try next()
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(try names().count == 20_000)
  }

  @Test("of the cache that a killed run has left are removed by the next run")
  func cache() throws {
    let cache = ".test-cache/viper-gen"
    let digest = String(repeating: "0123456789abcdef", count: 2)
    try folder.write("half", to: "\(cache)/\(digest)-\(digest).json.new")
    try folder.write("other", to: "\(cache)/\(digest)-\(digest).json")
    try folder.write("mine", to: "\(cache)/notes.new")
    // SwiftPM has to run a manifest with a loop.
    try folder.write(
      SmallPackage.manifest + "for target in package.targets { _ = target }\n",
      to: "P/Package.swift")
    let outcome = try folder.viperGen("create", "SignIn", "--package-path", "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: cache).path)
    #expect(!left.contains("\(digest)-\(digest).json.new"))
    #expect(left.contains("notes.new") && left.contains("\(digest)-\(digest).json"))
    #expect(left.count == 3, "\(left)")
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
