import Foundation
import Testing

@testable import ScaffoldKit

@Suite("viper-gen beside other runs")
struct InterruptionTests {
  @Test("takes its scratch package away when it is asked to stop in the middle of a build")
  func verify() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "scratch/keep")
    let script = """
      "$0" templates verify viper --set ui=none --quiet &
      until ls -d scratch/*/.build >here 2>&1; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path], in: place.url,
      environment: ["TMPDIR": place.url.appending(path: "scratch").path])
    #expect(outcome.status == 143)
    #expect(outcome.errors.hasPrefix("error: interrupted"))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: place.url.appending(path: "scratch").path)
    #expect(left.filter { $0.hasPrefix("viper-gen") } == [])
  }

  @Test("reports an interrupted run if a command only reads, and changes nothing")
  func cutOff() throws {
    let place = try TemporaryFolder()
    try #require(try place.viperGen("create", "A", "--init", "--package-path", "P").status == 0)
    let root = try DiskFileSystem().directory(at: place.url.appending(path: "P").path)
    try place.write("", to: "P/\(try RunNames(in: root).sole)/x")
    let before = try place.tree(below: "P")
    let looks = [
      ["config"], ["templates", "list"], ["templates", "show", "vip"], ["create", "B", "-n"],
      ["remove", "A", "-n"], ["templates", "export", "vip", "Copy"],
    ]
    for arguments in looks {
      let outcome = try Program.viperGen(arguments + ["--package-path", "P"], in: place.url)
      #expect(outcome.status == 0)
      let warning = "warning: another run is at work in this package, or was interrupted\n"
      #expect(outcome.errors.contains(warning), "\(arguments)")
      #expect(
        outcome.errors.contains(
          "help: run 'viper-gen list --package-path P' to complete or roll back an interrupted run")
      )
    }
    #expect(try place.tree(below: "P") == before)
    let listed = try place.viperGen("list", "--package-path", "P")
    #expect(listed.errors == "warning: an interrupted run was rolled back\n")
    let after = try place.viperGen("templates", "list", "--package-path", "P")
    #expect(!after.errors.contains("warning"))
  }

  @Test("waits for a package that another run has locked, then exits with status 75")
  func busy() throws {
    let place = try TemporaryFolder()
    try #require(try place.viperGen("create", "A", "--init", "--package-path", "P").status == 0)
    let root = try DiskFileSystem().directory(at: place.url.appending(path: "P").path)
    let lock = try #require(try root.lock(orFile: "Package.swift"))
    let before = try place.tree()
    // Each waits for a while, all of them at once.
    let script = """
      for arguments in "create B -C P" "remove A -C P" "list --json -C P" "verify -C P" \
        "templates new P/screen" "templates export vip P/vip"; do
        { said=$("$0" $arguments 2>&1); echo "status $?: $said"; } &
      done | cat
      """
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path], in: place.url,
      environment: ["XDG_CACHE_HOME": place.url.appending(path: ".test-cache").path])
    #expect(outcome.output.ranges(of: "status 75: ").count == 6, "\(outcome.output)")
    #expect(outcome.output.ranges(of: "another run is at work").count == 6)
    #expect(try place.tree() == before)
    let preview = try place.viperGen("create", "B", "--dry-run", "--package-path", "P")
    #expect(preview.status == 0)
    withExtendedLifetime(lock) {}
  }
}
