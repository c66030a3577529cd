import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `git` is told by the user's surroundings when `templates add` runs it.
@Suite("git in viper-gen templates add")
struct GitIsolationTests {
  private let origin: GitRepository
  private var root: String { origin.folder.url.path }
  /// The file that every program of these tests makes.
  private var ran: String { root + "/ran" }

  init() throws {
    origin = try GitRepository.withTemplate()
  }

  private func script(_ text: String, at path: String) throws {
    try origin.folder.write("#!/bin/sh\n\(text)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root + "/" + path)
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private func expectNothingRan() {
    #expect(!FileManager.default.fileExists(atPath: ran))
  }

  // MARK: Programs

  /// Settings that name programs, and variables of the same meaning.
  static let settings = [
    "[core]\n\tsshCommand = PROGRAM", "[core]\n\tgitProxy = PROGRAM",
    "[core]\n\tfsmonitor = PROGRAM",
    "[core]\n\taskPass = PROGRAM", "[core]\n\tpager = PROGRAM", "[core]\n\thooksPath = HOOKS",
    "[core]\n\talternateRefsCommand = PROGRAM", "[init]\n\ttemplateDir = TEMPLATE",
    "[uploadpack]\n\tpackObjectsHook = PROGRAM", "[credential]\n\thelper = !PROGRAM",
    "[filter \"own\"]\n\tsmudge = PROGRAM\n\tprocess = PROGRAM",
    "[diff]\n\texternal = PROGRAM", "[gpg]\n\tprogram = PROGRAM", "[alias]\n\tfetch = !PROGRAM",
    "[include]\n\tpath = MORE",
    "[url \"ext::PROGRAM %S \"]\n\tinsteadOf = ssh://",
  ]

  @Test("runs none of the programs that the user's settings name", arguments: settings)
  func programs(setting: String) throws {
    try script("touch '\(ran)'; exec \"$@\"", at: "program")
    for hook in ["post-checkout", "reference-transaction", "post-index-change"] {
      try script("touch '\(ran)'", at: "hooks/\(hook)")
      try script("touch '\(ran)'", at: "template/hooks/\(hook)")
    }
    try origin.folder.write(
      "[uploadpack]\n\tpackObjectsHook = \(root)/program\n", to: "more")
    let text = setting.replacing("PROGRAM", with: root + "/program")
      .replacing("HOOKS", with: root + "/hooks").replacing("TEMPLATE", with: root + "/template")
      .replacing("MORE", with: root + "/more")
    try origin.folder.write(text + "\n", to: "home/.gitconfig")
    // Of the two other addresses, each needs a program that it must not get.
    let environment = ["HOME": root + "/home", "PATH": try pathWithoutSSH()]
    #expect(try origin.add(environment: environment).status == 0)
    for address in ["ssh://git@127.0.0.1:9/t.git", "git://127.0.0.1:9/t.git"] {
      #expect(try origin.add(address: address, environment: environment).status != 0)
    }
    expectNothingRan()
  }

  /// A folder with an `ssh` that fails, before the folders of `PATH`.
  private func pathWithoutSSH() throws -> String {
    try script("echo 'Permission denied' >&2; exit 255", at: "bin/ssh")
    return "\(root)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  @Test("gets none of the user's variables that are for git")
  func variables() throws {
    try script("touch '\(ran)'; exec \"$@\"", at: "program")
    let names = [
      "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_PROXY_COMMAND",
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_EDITOR",
    ]
    let outside = [
      "GIT_EXEC_PATH": "/nowhere", "GIT_TRACE": root + "/trace", "GIT_TRACE2": root + "/trace",
      "GIT_TRACE_SETUP": root + "/trace", "GIT_NAMESPACE": "other", "GIT_CEILING_DIRECTORIES": "/",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES": "/nowhere", "GIT_CONFIG": "/nowhere",
      "GIT_CONFIG_PARAMETERS": "'uploadpack.packobjectshook=\(root)/program'",
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.sshCommand",
      "GIT_CONFIG_VALUE_0": root + "/program", "GIT_OBJECT_DIRECTORY": "/nowhere",
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index",
      "GIT_SHALLOW_FILE": "/nowhere", "GIT_COMMON_DIR": "/nowhere", "GIT_PREFIX": "x/",
      "GIT_REPLACE_REF_BASE": "refs/x", "GIT_ALLOW_PROTOCOL": "ext", "GIT_TEMPLATE_DIR": "/nowhere",
      "GIT_DEFAULT_HASH": "sha256", "GIT_PROTOCOL_FROM_USER": "0",
    ]
    let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, root + "/program") })
      .merging(outside) { _, new in new }
      .merging(["PATH": try pathWithoutSSH(), "DISPLAY": ":0"]) { _, new in new }
    let added = try origin.add(environment: environment)
    #expect(added.status == 0, "\(added.errors)")
    let refused = try origin.add(address: "git@127.0.0.1:t.git", environment: environment)
    #expect(refused.status == 74 && refused.errors.contains("Permission denied"))
    expectNothingRan()
    #expect(!FileManager.default.fileExists(atPath: root + "/trace"))
  }

  @Test("lets no variable of 'git rev-parse --local-env-vars' through")
  func localVariables() throws {
    let names = try origin.git("rev-parse", "--local-env-vars").split(separator: "\n")
    #expect(names.count > 10)
    for name in names {
      let added = try origin.add("--dry-run", environment: [String(name): "/nowhere"])
      #expect(added.status == 0, "\(name): \(added.errors)")
    }
  }

  @Test("uses no hooks, attributes or settings of a local repository that name programs")
  func localRepository() throws {
    try script("touch '\(ran)'; exec \"$@\"", at: "program")
    let program = root + "/program"
    for name in [
      "core.fsmonitor", "core.sshCommand", "core.hooksPath", "core.alternateRefsCommand",
      "uploadpack.packObjectsHook", "core.pager", "filter.own.smudge", "credential.helper",
    ] {
      try origin.git("config", name, program)
    }
    try script("touch '\(ran)'", at: "origin/.git/hooks/post-checkout")
    try origin.folder.write("* filter=own\n", to: "origin/.git/info/attributes")
    #expect(try origin.add().status == 0)
    expectNothingRan()
  }

  @Test("fetches nothing for a local repository that lacks objects, by programs of its settings")
  func promisor() throws {
    try script("touch '\(ran)'; exec \"$@\"", at: "program")
    let program = root + "/program"
    try origin.git("config", "extensions.partialClone", "evil")
    try origin.git("config", "core.repositoryFormatVersion", "1")
    try origin.git("config", "remote.evil.promisor", "true")
    try origin.git("config", "remote.evil.url", root + "/nowhere")
    try origin.git("config", "remote.evil.uploadpack", program)
    let blob = try origin.git("rev-parse", "HEAD:Templates/screen/View.swift")
    try origin.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    #expect(try origin.add().status != 0)
    expectNothingRan()
  }

  // MARK: Settings that are data

  @Test("follows the addresses, the trust and the policies of the user's settings")
  func data() throws {
    let home = ["HOME": root + "/home"]
    try origin.folder.write(
      """
      [url "\(origin.fileURL)"]
      \tinsteadOf = https://example.com/t.git
      [safe]
      \tdirectory = "/with \\"quotes\\" and \\\\"

      """, to: "home/.gitconfig")
    let added = try origin.add(address: "https://example.com/t.git", environment: home)
    #expect(added.status == 0, "\(added.errors)")
    #expect(try origin.configuration().contains(#""url": "https://example.com/t.git""#))
    try origin.folder.write("[protocol \"file\"]\n\tallow = never\n", to: "home/.gitconfig")
    let refused = try origin.add(environment: home)
    #expect(refused.status == 74 && refused.errors.contains("transport 'file' not allowed"))
    try origin.folder.write("[protocol]\n\tallow = never\n", to: "settings/git/config")
    let none = try origin.add(environment: ["XDG_CONFIG_HOME": root + "/settings"])
    #expect(none.status == 74 && none.errors.contains("not allowed"), "\(none.errors)")
    try origin.folder.write("[url\n", to: "home/.gitconfig")
    let broken = try origin.add(environment: home)
    #expect(broken.status == 74 && broken.errors.contains("bad config line 1"), "\(broken.errors)")
  }

  @Test("says what is not used when a server wants a password")
  func permission() throws {
    try script("echo 'ann@127.0.0.1: Permission denied (publickey).' >&2; exit 255", at: "bin/ssh")
    let path = "\(root)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let refused = try origin.add(address: "git@127.0.0.1:t.git", environment: ["PATH": path])
    #expect(refused.status == 74)
    #expect(
      refused.errors.contains("your credential helpers and your settings that name programs"),
      "\(refused.errors)")
  }

  @Test("may not have all the memory of the machine")
  func memory() throws {
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try script("ulimit -v >'\(ran)'; PATH='\(usual)' exec git \"$@\"", at: "bin/git")
    let path = "\(root)/bin:\(usual)"
    #expect(try origin.add(environment: ["PATH": path]).status == 0)
    let limit = try origin.folder.text(of: "ran").trimmingCharacters(in: .newlines)
    #expect(Self.isLinux ? limit == "1048576" : limit == "unlimited")
  }

  @Test("is not a program of the package, nor is the compiler, if PATH has a relative folder")
  func relativePath() throws {
    for name in ["git", "clang", "swiftc", "ld"] {
      try script("touch '\(ran)'; exit 1", at: "Shop/\(name)")
    }
    try origin.folder.write(
      try origin.folder.text(of: "Shop/Package.swift") + "package.targets += [Target]()\n",
      to: "Shop/Package.swift")
    let path = ".:" + (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":"
    let created = try origin.run(
      ["create", "A", "-n", "--testing", "none"], environment: ["PATH": path])
    #expect(created.status == 0, "\(created.errors)")
    expectNothingRan()
  }

  @Test(
    "names git's own setting for a folder of another user, which then works",
    .enabled(if: geteuid() == 0, "only an administrator can give files away"))
  func otherOwner() throws {
    let given = try Program.tool("chown", ["-R", "4242:4242", origin.path], in: origin.folder.url)
    try #require(given.status == 0, "\(given.errors)")
    let home = ["HOME": root + "/home"]
    let refused = try origin.add(environment: home)
    #expect(refused.status == 74 && refused.errors.contains("--add safe.directory"))
    #expect(refused.errors.contains("if you trust the owner"), "\(refused.errors)")
    #expect(!refused.errors.contains(".netrc"))
    try origin.folder.write(
      "[safe]\n\tdirectory = \(origin.path)/.git\n", to: "home/.gitconfig")
    let added = try origin.add(environment: home)
    #expect(added.status == 0, "\(added.errors)")
  }

  @Test("must be new enough to be isolated")
  func oldGit() throws {
    try script("echo 'git version 2.31.9'", at: "old/git")
    let path = "\(root)/old:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let refused = try origin.add(environment: ["PATH": path])
    #expect(refused.status == 66)
    #expect(
      refused.errors == """
        error: 'git version 2.31.9' is too old: it cannot be isolated from your settings
        help: install git 2.32 or newer, or copy the template folders into the package yourself

        """)
  }

  // MARK: The folder in which the command is typed

  @Test("works in a folder that is a broken repository, or that is gone")
  func brokenFolder() throws {
    try origin.folder.write("[core\n", to: "Shop/.git/config")
    try origin.folder.write("ref: refs/heads/main\n", to: "Shop/.git/HEAD")
    try origin.folder.write("", to: "Shop/.git/objects/keep")
    try origin.folder.write("", to: "Shop/.git/refs/keep")
    #expect(try origin.add().status == 0)
    try script("touch '\(ran)'; exit 1", at: "Shop/git")
    try script("touch '\(ran)'; exit 1", at: "Shop/ssh")
    let path = ".:" + (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":"
    #expect(try origin.add(environment: ["PATH": path]).status == 0)
    #expect(try origin.add(address: "git@127.0.0.1:t", environment: ["PATH": path]).status == 74)
    expectNothingRan()
    let gone = try Program.tool(
      "sh",
      [
        "-c", "mkdir gone; cd gone; rmdir ../gone; exec \"$0\" \"$@\"", Program.viperGen.path,
        "templates", "add", origin.path, "-C", root + "/Shop", "--dry-run",
      ], in: origin.folder.url)
    #expect(gone.status == 0, "\(gone.errors)")
  }

  @Test(
    "opens nothing in that folder, as a tracer sees it",
    .enabled(if: OptionalTool.areInstalled("strace"), "strace is needed"))
  func tracedFolder() throws {
    let shop = root + "/Shop"
    try origin.folder.write("[core]\n\tfsmonitor = x\n", to: "Shop/.git/config")
    try origin.folder.write("ref: refs/heads/main\n", to: "Shop/.git/HEAD")
    let log = root + "/log"
    let outcome = try Program.tool(
      "strace",
      [
        "-f", "-s", "200", "-e", "trace=file", "-o", log, Program.viperGen.path, "templates", "add",
        "../origin",
      ],
      in: origin.folder.url.appending(path: "Shop"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Everything but the first process is git, or a shell that goes to git's own folder.
    let lines = try origin.folder.text(of: "log").split(separator: "\n")
    let first = lines.first?.prefix { $0.isNumber }
    let others = lines.filter { $0.prefix { $0.isNumber } != first }
    #expect(others.filter { $0.contains("\"\(shop)") && !$0.contains("getcwd") } == [])
    let starts = others.indices.filter { others[$0].contains(#"\"$1\" && shift"#) }
    #expect(starts.count > 5)
    for start in starts {
      let process = others[start].prefix { $0.isNumber }
      let own = others[start...].filter { $0.hasPrefix(process) }
      let before = own.prefix { !$0.contains("chdir(\"/") }
      #expect(before.count < own.count)
      // The shell compares the folder with the variable `PWD`.
      let relative = before.filter { $0.contains(/\((?:AT_FDCWD, )?"[^\/"]/) }
      #expect(relative.filter { !$0.contains("stat") || !$0.contains("\".\"") } == [])
    }
  }

  // MARK: The sources

  @Test("is run by one file of the sources")
  func onePlace() throws {
    let sources = Program.project.appending(path: "Sources")
    var files: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      if text.contains(/"(?:[^"\n]*\/)?git"/) { files.append(path) }
    }
    #expect(files == ["ScaffoldKit/Repositories/Git.swift"])
    let git = try String(contentsOf: sources.appending(path: files[0]), encoding: .utf8)
    #expect(git.ranges(of: "Subprocess.run(").count == 1)
    #expect(git.ranges(of: "\"git\"").count == 1)
  }
}
