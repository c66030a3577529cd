import Foundation
import Testing

/// What the program asks of the system, as a tracer sees it.
@Suite("viper-gen asks the system", .enabled(if: Tracer.isThere, "strace is needed"))
struct SystemCallTests {
  static let commands = [
    ["templates", "show", "viper"],
    ["templates", "show", "t", "--templates", "T"],
    ["templates", "list", "--templates", "T"],
    ["create", "SignIn", "--package-path", "P", "--dry-run"],
    ["create", "SignIn", "--package-path", "P", "--diff"],
    ["create", "SignIn", "--package-path", "P"],
    ["create", "SignIn", "--package-path", "P", "--template", "t", "--templates", "T"],
    ["list", "--package-path", "P"],
  ]

  @Test("for no process and no connection, whatever template it reads", arguments: commands)
  func noProcess(arguments: [String]) throws {
    let folder = try Self.world()
    let log = folder.url.appending(path: "log").path
    let outcome = try Program.tool(
      "strace",
      ["-f", "-e", "trace=process,network", "-o", log, Program.viperGen.path] + arguments,
      in: folder.url, environment: ["XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let calls = try folder.text(of: "log").split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first?.split(separator: "(").first.map(String.init)
    }
    // The first call is the one that starts the program itself.
    #expect(calls.first == "execve" && calls.count { $0.hasPrefix("exec") } == 1)
    let ends: Set = ["execve", "exit_group", "exit", "+++"]
    #expect(calls.allSatisfy { ends.contains($0) }, "\(calls)")
  }

  @Test("to open nothing for writing in a dry run, in any folder")
  func dryRun() throws {
    let folder = try Self.world()
    let log = folder.url.appending(path: "log").path
    let outcome = try Program.tool(
      "strace",
      [
        "-f", "-e", "trace=file,desc", "-o", log, Program.viperGen.path, "create", "SignIn",
        "--package-path", "P", "--dry-run",
      ], in: folder.url, environment: ["XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = try folder.text(of: "log").split(separator: "\n")
    #expect(lines.contains { $0.contains("O_RDONLY") })
    // A sanitizer has a file of its own.
    for line in lines where try !(Program.isSanitized && line.contains("/tsan.")) {
      let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "mkdir", "rename", "unlink", "link", "chmod"]
        .filter { line.contains($0) && !line.contains("readlink") }
      #expect(writes.isEmpty || line.contains("/dev/"), "\(line)")
    }
  }

  @Test("for no more than a disk can do that knows no exclusive renaming")
  func plainRenaming() throws {
    let folder = try Self.world()
    func run(_ arguments: String...) throws -> Outcome {
      try Program.tool(
        "strace",
        [
          "-f", "-o", "/dev/null", "-e", "trace=renameat2", "-e", "inject=renameat2:error=EINVAL",
          Program.viperGen.path,
        ] + arguments + ["--package-path", "P"], in: folder.url,
        environment: ["XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
    }
    let before = try folder.tree(below: "P").mapValues(\.contents)
    #expect(try run("create", "SignIn").status == 0)
    let created = try folder.tree(below: "P").mapValues(\.contents)
    try folder.write("// mine\n", to: "P/Sources/App/SignIn/SignInView.swift")
    #expect(try run("create", "SignIn", "--on-conflict", "overwrite").status == 0)
    #expect(try folder.tree(below: "P").mapValues(\.contents) == created)
    #expect(try run("remove", "SignIn").status == 0)
    #expect(try folder.tree(below: "P").mapValues(\.contents) == before)
  }

  /// A plain package in `P` and the template `t` in `T`.
  private static func world() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
        ])

      """, to: "P/Package.swift")
    try folder.write("", to: "P/Sources/App/A.swift")
    try folder.write("", to: "P/Tests/AppTests/T.swift")
    try folder.write(HostileTemplate.manifest(), to: "T/t/template.json")
    try folder.write("// `id` $(id) <<Module>>\n", to: "T/t/V.swift")
    return folder
  }
}

enum Tracer {
  /// Whether there is a tracer, and it may trace here.
  static let isThere: Bool = {
    do {
      let folder = try TemporaryFolder()
      let outcome = try Program.tool("strace", ["-o", "log", "true"], in: folder.url)
      return outcome.status == 0
    } catch {
      return false
    }
  }()
}
