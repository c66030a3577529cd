import Foundation
import Testing

@Suite("viper-gen templates add, with errors")
struct TemplatesAddErrorTests {
  private let origin: GitRepository
  private let before: [String: TemporaryFolder.Entry]

  init() throws {
    origin = try GitRepository.withTemplate()
    before = try origin.package()
  }

  private func expectUnchanged(_ comment: String) throws {
    #expect(try origin.package() == before, "\(comment)")
  }

  static let arguments: [([String], String)] = [
    (["--", "-x"], "'-x' is not a valid address"),
    (["ext::sh -c true"], "names a program that git would run"),
    (["https://ann:secret@example.com/t.git"], "the address contains a password"),
    (["../origin", "--ref=-x"], "'-x' is not a valid version"),
    (["../origin", "--ref", "a:b"], "'a:b' is not a valid version"),
    (["../origin", "--into", "."], "the package's own folder"),
    (["../origin", "--ref"], "'--ref' needs a value"),
    ([], "URL is missing"),
  ]

  @Test("refuses bad arguments", arguments: Self.arguments)
  func usage(arguments: [String], message: String) throws {
    let refused = try origin.run(["templates", "add"] + arguments)
    #expect(refused.status == 64, "\(refused.errors)")
    #expect(refused.errors.contains(message), "\(refused.errors)")
    #expect(!refused.errors.contains("secret"))
    try expectUnchanged(message)
  }

  @Test("never writes outside the package")
  func outside() throws {
    for (folder, reason) in [
      ("../Other", "points outside the package"), ("/tmp/other", "is an absolute path"),
    ] {
      let refused = try origin.add("--into", folder)
      #expect(refused.status == 77, "\(folder)")
      #expect(
        refused.errors == """
          error: '\(folder)' \(reason)
          help: name a folder in the package, such as 'Templates'

          """)
    }
    try expectUnchanged("outside")
  }

  @Test("names the tags if there is no such version")
  func badVersion() throws {
    for tag in ["1.0.0", "1.1.0", "1.10.0"] { try origin.git("tag", tag) }
    let unknown = try origin.add("--ref", "nothing")
    #expect(unknown.status == 66)
    #expect(
      unknown.errors == """
        error: the repository '\(origin.path)' has no version 'nothing'
        help: the newest tags: 1.10.0, 1.1.0, 1.0.0

        """)
    let near = try origin.add("--ref", "1.1.1")
    #expect(near.errors.contains("help: did you mean '1.1.0'?"), "\(near.errors)")
    let commit = String(repeating: "a", count: 40)
    #expect(try origin.add("--ref", commit, address: origin.fileURL).status == 66)
    try expectUnchanged("version")
  }

  @Test("reports what git says, and how to test the address")
  func badAddress() throws {
    let nowhere = try origin.add(address: origin.path + "-not")
    #expect(nowhere.status == 66)
    #expect(
      nowhere.errors.hasPrefix("error: git cannot read '\(origin.path)-not':\n  fatal: "),
      "\(nowhere.errors)")
    #expect(nowhere.errors.contains("help: check the address: git ls-remote "))
    let closed = try origin.add(address: "http://127.0.0.1:9/t.git")
    #expect(closed.status == 74 && closed.errors.contains("check the connection"))
    let empty = try GitRepository(in: origin.folder, called: "empty")
    let nothing = try origin.add(address: empty.path)
    #expect(nothing.status == 66 && nothing.errors.contains("has no default branch"))
    try expectUnchanged("address")
  }

  @Test("says what to install if there is no git")
  func missingGit() throws {
    let outcome = try origin.add(
      environment: ["PATH": origin.folder.url.appending(path: "none").path])
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == """
        error: cannot find 'git' in PATH
        help: install git, or copy the template folders into the package yourself

        """)
    try expectUnchanged("git")
  }

  @Test("says where it looks for templates, and how to convert those of other tools")
  func noTemplates() throws {
    let other = try GitRepository(in: origin.folder, called: "other")
    try other.commit("First")
    let nothing = try origin.add(address: other.path)
    #expect(nothing.status == 66)
    #expect(
      nothing.errors.contains("there is no template in '\(other.path)'\nhelp: a template is a"))
    try other.write("<plist/>", to: "File Templates/Screen.xctemplate/TemplateInfo.plist")
    try other.commit("Second")
    let xcode = try origin.add(address: other.path)
    #expect(
      xcode.errors.contains(
        "viper-gen templates import 'File Templates/Screen.xctemplate'"), "\(xcode.errors)")
    try expectUnchanged("templates")
  }

  @Test("reports every error of every template with its place in the repository")
  func invalid() throws {
    try origin.write("<<if>>\n", to: "Templates/screen/View.swift")
    try origin.write("{", to: "Templates/zoo/template.json")
    try origin.commit("Second")
    let refused = try origin.add()
    #expect(refused.status == 65)
    #expect(refused.errors.contains("Templates/screen/View.swift:1:"), "\(refused.errors)")
    #expect(refused.errors.contains("Templates/zoo/template.json:1:2: error"), "\(refused.errors)")
    try expectUnchanged("invalid")
  }

  @Test("refuses links, and follows none of them")
  func links() throws {
    try origin.folder.write("secret", to: "secret.txt")
    let link = origin.folder.url.appending(path: "origin/Templates/screen/Link.swift").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: origin.folder.url.appending(path: "secret.txt").path)
    try origin.commit("Link")
    let refused = try origin.add()
    #expect(refused.status == 77 && refused.errors.contains("'Link.swift' is a link"))
    // Folders that are links hold no templates.
    try origin.remove("Templates")
    try origin.folder.write("{}", to: "outside/screen/template.json")
    try FileManager.default.createSymbolicLink(
      atPath: origin.path + "/Templates",
      withDestinationPath: origin.folder.url.appending(path: "outside").path)
    try origin.commit("Folder")
    #expect(try origin.add().status == 66)
    try expectUnchanged("links")
  }

  @Test("refuses files that are too large, too many, or one on other disks")
  func limits() throws {
    try origin.write(
      String(repeating: "x", count: 5 << 20), to: "Templates/screen/Large.swift")
    try origin.commit("Large")
    let large = try origin.add()
    #expect(large.status == 65 && large.errors.contains("'Large.swift' is larger than"))
    try origin.remove("Templates/screen/Large.swift")
    for number in 0...2_000 { try origin.write("", to: "Templates/screen/Many/\(number)") }
    try origin.commit("Many")
    let many = try origin.add()
    #expect(many.status == 65 && many.errors.contains("more than 2000 entries"))
    try origin.remove("Templates/screen/Many")
    try origin.write("", to: "Templates/screen/bad\u{7}name")
    try origin.commit("Control")
    #expect(try origin.add().status != 0)
    try expectUnchanged("limits")
  }

  @Test("leaves no files and changes nothing when it is interrupted")
  func interrupted() throws {
    try origin.folder.write("#!/bin/sh\ntouch \"$0.started\"\nsleep 30\n", to: "bin/git")
    let program = origin.folder.url.appending(path: "bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try origin.folder.write("", to: "tmp/keep")
    let script = """
      "$0" templates add ../origin &
      until test -e "$1.started"; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Program.tool(
      "sh", ["-c", script, Program.viperGen.path, program],
      in: origin.folder.url.appending(path: "Shop"),
      environment: [
        "PATH": origin.folder.url.appending(path: "bin").path + ":" + path,
        "TMPDIR": origin.folder.url.appending(path: "tmp").path,
      ])
    #expect(outcome.status == 143, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: interrupted; nothing was changed"))
    #expect(try Set(origin.folder.tree(below: "tmp").keys) == ["keep"])
    try expectUnchanged("interrupted")
  }

  @Test("refuses a configuration with errors, and entries of the user")
  func configurations() throws {
    let entry = #"{"url": "u", "commit": "12", "folder": "../x", "templates": ["A"]}"#
    try origin.folder.write(#"{"repositories": [\#(entry)]}"#, to: "Shop/.viper-gen.json")
    let refused = try origin.add()
    #expect(refused.status == 78)
    for message in ["'12' is not a commit", "'A' is not a valid template id", "'../x'"] {
      #expect(refused.errors.contains(message), "\(refused.errors)")
    }
    try origin.folder.write("{}", to: "Shop/.viper-gen.json")
    let hash = String(repeating: "a", count: 40)
    try origin.folder.write(
      #"{"repositories": [{"url": "u", "commit": "\#(hash)", "folder": "T", "templates": []}]}"#,
      to: "settings/viper-gen/config.json")
    let user = try origin.run(
      ["config"],
      environment: ["XDG_CONFIG_HOME": origin.folder.url.appending(path: "settings").path])
    #expect(user.status == 78 && user.errors.contains("'repositories' belongs to one package"))
  }
}
