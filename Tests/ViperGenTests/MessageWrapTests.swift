import Foundation
import Testing

@testable import viper_gen

@Suite("Messages on a terminal")
struct MessageWrapTests {
  static let texts: [(String, String)] = [
    ("short", "short"),
    ("error: the package has several targets", "error: the package has\n  several targets"),
    // Commands and excerpts stay as they are.
    (
      "help: run 'viper-gen remove SignIn --force' to remove it",
      "help: run\n  'viper-gen remove SignIn --force'\n  to remove it"
    ),
    ("help: it's not '--target App --ui none'", "help: it's not\n  '--target App --ui none'"),
    (
      "next: viper-gen create SignIn --template vip", "next: viper-gen create SignIn --template vip"
    ),
    (
      "  func signIn(user: String, password: String)",
      "  func signIn(user: String, password: String)"
    ),
    (
      "help: add 'viper-gen list', or type another name",
      "help: add\n  'viper-gen list', or\n  type another name"
    ),
    ("/a/very/long/path/of/a/file.swift:1: error", "/a/very/long/path/of/a/file.swift:1:\n  error"),
    ("one\ntwo", "one\ntwo"),
  ]

  @Test("are wrapped at blanks, without breaking a command", arguments: texts)
  func wrapping(text: String, wrapped: String) {
    #expect(MessageWrap(width: 26)(text) == wrapped)
    #expect(MessageWrap(width: nil)(text) == text)
  }

  @Test("are wrapped by the program, and not in a pipe")
  func program() throws {
    let folder = try TemporaryFolder()
    let command = "viper-gen create SignIn --target Some --package-path ."
    let terminal = try PseudoTerminal(command, in: folder.url, environment: ["COLUMNS": "40"])
    _ = try terminal.finish()
    #expect(
      terminal.screen.contains(
        "\nhelp: run in a package, name one with\n  '--package-path DIR', or"))
    let pipe = try PseudoTerminal(
      "\(command) 2>&1 | cat", in: folder.url, environment: ["COLUMNS": "40"])
    _ = try pipe.finish()
    #expect(
      pipe.screen.contains("help: run in a package, name one with '--package-path DIR', or add"))
  }
}
